// Announcing changed resources from a server built on the high-level class, which does so by itself.

import { expect, never, suiteClientIdentity, verifies } from '#case';

verifies(
  'resources:list-changed:sent',
  'the announcement reaches the client, once',
  async ({ sdk, connect, wire, quiet }) => {
    const told: unknown[] = [];
    const server = sdk.highLevel({ name: 'changing', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('old', 'file:///old', {}, never('nobody reads here'));
    });
    const listener = sdk.client(suiteClientIdentity, {
      notifications: { 'notifications/resources/list_changed': ({ method }) => void told.push(method) },
    });

    const { server: live } = await connect(server, listener);
    await live.sendResourceListChanged();
    await quiet();

    expect(told).toEqual(['notifications/resources/list_changed']);
    wire.toRead(['server → notifications/resources/list_changed']);
  },
);

verifies(
  'resources:list-changed:on-register',
  'a resource registered before the connection is not announced, one registered after it is',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.highLevel({ name: 'growing', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('old', 'file:///old', {}, never('nobody reads here'));
    });

    const { server: live } = await connect(server);
    live.registerResource('new', 'file:///new', {}, never('nobody reads here'));
    await quiet();

    wire.toRead(['server → notifications/resources/list_changed']);
  },
);

verifies(
  'resources:list-changed:on-register:template',
  'a template registered before the connection is not announced, one registered after it is',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.highLevel({ name: 'growing', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('old', { uriTemplate: 'old:{x}' }, {}, never('nobody reads here'));
    });

    const { server: live } = await connect(server);
    live.registerResource('new', { uriTemplate: 'new:{x}' }, {}, never('nobody reads here'));
    await quiet();

    wire.toRead(['server → notifications/resources/list_changed']);
  },
);

verifies(
  'resources:list-changed:on-update',
  'a new description is announced',
  async ({ sdk, connect, wire, quiet }) => {
    const resources: { update(changes: object): void }[] = [];
    const server = sdk.highLevel({ name: 'edited', version: '1.0.0' }, ({ registerResource }) => {
      resources.push(
        registerResource('old', 'file:///old', { description: 'first' }, never('nobody reads here')),
      );
    });

    await connect(server);
    resources.at(-1)?.update({ metadata: { description: 'second' } });
    await quiet();

    wire.toRead(['server → notifications/resources/list_changed']);
  },
);

verifies(
  'resources:list-changed:on-disable',
  'a resource that is disabled is announced',
  async ({ sdk, connect, wire, quiet }) => {
    const resources: { disable(): void }[] = [];
    const server = sdk.highLevel({ name: 'closing', version: '1.0.0' }, ({ registerResource }) => {
      resources.push(registerResource('old', 'file:///old', {}, never('nobody reads here')));
    });

    await connect(server);
    resources.at(-1)?.disable();
    await quiet();

    wire.toRead(['server → notifications/resources/list_changed']);
  },
);

verifies(
  'resources:list-changed:on-enable',
  'a resource that was disabled from the start is announced once enabled',
  async ({ sdk, connect, wire, quiet }) => {
    const resources: { enable(): void }[] = [];
    const server = sdk.highLevel({ name: 'opening', version: '1.0.0' }, ({ registerResource }) => {
      const resource = registerResource('old', 'file:///old', {}, never('nobody reads here'));
      resource.disable();
      resources.push(resource);
    });

    await connect(server);
    resources.at(-1)?.enable();
    await quiet();

    wire.toRead(['server → notifications/resources/list_changed']);
  },
);

verifies(
  'resources:list-changed:on-remove',
  'a resource that is removed is announced',
  async ({ sdk, connect, wire, quiet }) => {
    const resources: { remove(): void }[] = [];
    const server = sdk.highLevel({ name: 'shrinking', version: '1.0.0' }, ({ registerResource }) => {
      resources.push(registerResource('old', 'file:///old', {}, never('nobody reads here')));
    });

    await connect(server);
    resources.at(-1)?.remove();
    await quiet();

    wire.toRead(['server → notifications/resources/list_changed']);
  },
);

verifies(
  'resources:list-changed:once',
  'five changes to one resource are five announcements',
  async ({ sdk, connect, wire, quiet }) => {
    const server = sdk.highLevel({ name: 'busy', version: '1.0.0' }, ({ registerResource }) => {
      registerResource('old', 'file:///old', {}, never('nobody reads here'));
    });

    const { server: live } = await connect(server);
    const resource = live.registerResource(
      'new',
      'file:///new',
      { description: 'first' },
      never('nobody reads here'),
    );
    resource.update({ metadata: { description: 'second' } });
    resource.disable();
    resource.enable();
    resource.remove();
    await quiet();

    wire.toRead(Array.from({ length: 5 }, () => 'server → notifications/resources/list_changed'));
  },
);
