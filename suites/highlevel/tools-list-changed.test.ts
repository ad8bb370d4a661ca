// Announcing changed tools from a server built on the high-level class, which does so by itself.

import { expect, never, suiteClientIdentity, verifies } from '#case';

verifies(
  'tools:list-changed:sent',
  'the announcement reaches the client, once',
  async ({ sdk, connect, wire, quiet }) => {
    const told: unknown[] = [];
    const server = sdk.highLevel({ name: 'changing', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('old', {}, never('nobody calls here'));
    });
    const listener = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/tools/list_changed': ({ method }) => void told.push(method) },
    });

    const { server: live } = await connect(server, listener);
    await live.sendToolListChanged();
    await quiet();

    expect(told).toEqual(['notifications/tools/list_changed']);
    wire.toRead(['server → notifications/tools/list_changed']);
  },
);

verifies(
  'tools:list-changed:on-register',
  'a tool registered before the connection is not announced, one registered after it is',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.highLevel({ name: 'growing', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('old', {}, never('nobody calls here'));
    });

    const { server: live } = await connect(server);
    live.registerTool('new', {}, never('nobody calls here'));
    await quiet();

    wire.toRead(['server → notifications/tools/list_changed']);
  },
);

verifies(
  'tools:list-changed:on-update',
  'a new description is announced',
  async ({ sdk, connect, wire, quiet }) => {
    const tools: { update(changes: object): void }[] = [];
    const server = sdk.highLevel({ name: 'edited', version: '1.0.0' }, ({ registerTool }) => {
      tools.push(registerTool('old', { description: 'first' }, never('nobody calls here')));
    });

    await connect(server);
    tools.at(-1)?.update({ description: 'second' });
    await quiet();

    wire.toRead(['server → notifications/tools/list_changed']);
  },
);

verifies(
  'tools:list-changed:on-disable',
  'a tool that is disabled is announced',
  async ({ sdk, connect, wire, quiet }) => {
    const tools: { disable(): void }[] = [];
    const server = sdk.highLevel({ name: 'closing', version: '1.0.0' }, ({ registerTool }) => {
      tools.push(registerTool('old', {}, never('nobody calls here')));
    });

    await connect(server);
    tools.at(-1)?.disable();
    await quiet();

    wire.toRead(['server → notifications/tools/list_changed']);
  },
);

verifies(
  'tools:list-changed:on-enable',
  'a tool that was disabled from the start is announced once enabled',
  async ({ sdk, connect, wire, quiet }) => {
    const tools: { enable(): void }[] = [];
    const server = sdk.highLevel({ name: 'opening', version: '1.0.0' }, ({ registerTool }) => {
      const tool = registerTool('old', {}, never('nobody calls here'));
      tool.disable();
      tools.push(tool);
    });

    await connect(server);
    tools.at(-1)?.enable();
    await quiet();

    wire.toRead(['server → notifications/tools/list_changed']);
  },
);

verifies(
  'tools:list-changed:on-remove',
  'a tool that is removed is announced',
  async ({ sdk, connect, wire, quiet }) => {
    const tools: { remove(): void }[] = [];
    const server = sdk.highLevel({ name: 'shrinking', version: '1.0.0' }, ({ registerTool }) => {
      tools.push(registerTool('old', {}, never('nobody calls here')));
    });

    await connect(server);
    tools.at(-1)?.remove();
    await quiet();

    wire.toRead(['server → notifications/tools/list_changed']);
  },
);

verifies(
  'tools:list-changed:once',
  'five changes to one tool are five announcements',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.highLevel({ name: 'busy', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('old', {}, never('nobody calls here'));
    });

    const { server: live } = await connect(server);
    const tool = live.registerTool('new', { description: 'first' }, never('nobody calls here'));
    tool.update({ description: 'second' });
    tool.disable();
    tool.enable();
    tool.remove();
    await quiet();

    wire.toRead(Array.from({ length: 5 }, () => 'server → notifications/tools/list_changed'));
  },
);
