// Announcing changed prompts from a server built on the high-level class, which does so by itself.

import { expect, never, suiteClientIdentity, verifies } from '#case';

verifies(
  'prompts:list-changed:sent',
  'the announcement reaches the client, once',
  async ({ sdk, connect, wire, quiet }) => {
    const told: unknown[] = [];
    const server = sdk.highLevel({ name: 'changing', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('old', {}, never('nobody gets one'));
    });
    const listener = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/prompts/list_changed': ({ method }) => void told.push(method) },
    });

    const { server: live } = await connect(server, listener);
    await live.sendPromptListChanged();
    await quiet();

    expect(told).toEqual(['notifications/prompts/list_changed']);
    wire.toRead(['server → notifications/prompts/list_changed']);
  },
);

verifies(
  'prompts:list-changed:on-register',
  'a prompt registered before the connection is not announced, one registered after it is',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.highLevel({ name: 'growing', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('old', {}, never('nobody gets one'));
    });

    const { server: live } = await connect(server);
    live.registerPrompt('new', {}, never('nobody gets one'));
    await quiet();

    wire.toRead(['server → notifications/prompts/list_changed']);
  },
);

verifies(
  'prompts:list-changed:on-update',
  'a new description is announced',
  async ({ sdk, connect, wire, quiet }) => {
    const prompts: { update(changes: object): void }[] = [];
    const server = sdk.highLevel({ name: 'edited', version: '1.0.0' }, ({ registerPrompt }) => {
      prompts.push(registerPrompt('old', { description: 'first' }, never('nobody gets one')));
    });

    await connect(server);
    prompts.at(-1)?.update({ description: 'second' });
    await quiet();

    wire.toRead(['server → notifications/prompts/list_changed']);
  },
);

verifies(
  'prompts:list-changed:on-disable',
  'a prompt that is disabled is announced',
  async ({ sdk, connect, wire, quiet }) => {
    const prompts: { disable(): void }[] = [];
    const server = sdk.highLevel({ name: 'closing', version: '1.0.0' }, ({ registerPrompt }) => {
      prompts.push(registerPrompt('old', {}, never('nobody gets one')));
    });

    await connect(server);
    prompts.at(-1)?.disable();
    await quiet();

    wire.toRead(['server → notifications/prompts/list_changed']);
  },
);

verifies(
  'prompts:list-changed:on-enable',
  'a prompt that was disabled from the start is announced once enabled',
  async ({ sdk, connect, wire, quiet }) => {
    const prompts: { enable(): void }[] = [];
    const server = sdk.highLevel({ name: 'opening', version: '1.0.0' }, ({ registerPrompt }) => {
      const prompt = registerPrompt('old', {}, never('nobody gets one'));
      prompt.disable();
      prompts.push(prompt);
    });

    await connect(server);
    prompts.at(-1)?.enable();
    await quiet();

    wire.toRead(['server → notifications/prompts/list_changed']);
  },
);

verifies(
  'prompts:list-changed:on-remove',
  'a prompt that is removed is announced',
  async ({ sdk, connect, wire, quiet }) => {
    const prompts: { remove(): void }[] = [];
    const server = sdk.highLevel({ name: 'shrinking', version: '1.0.0' }, ({ registerPrompt }) => {
      prompts.push(registerPrompt('old', {}, never('nobody gets one')));
    });

    await connect(server);
    prompts.at(-1)?.remove();
    await quiet();

    wire.toRead(['server → notifications/prompts/list_changed']);
  },
);

verifies(
  'prompts:list-changed:once',
  'five changes to one prompt are five announcements',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.highLevel({ name: 'busy', version: '1.0.0' }, ({ registerPrompt }) => {
      registerPrompt('old', {}, never('nobody gets one'));
    });

    const { server: live } = await connect(server);
    const prompt = live.registerPrompt('new', { description: 'first' }, never('nobody gets one'));
    prompt.update({ description: 'second' });
    prompt.disable();
    prompt.enable();
    prompt.remove();
    await quiet();

    wire.toRead(Array.from({ length: 5 }, () => 'server → notifications/prompts/list_changed'));
  },
);
