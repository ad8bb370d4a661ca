// Lists of a server built on the high-level class, which does not cut them into pages.

import { enveloped, expect, never, observed, open, verifies } from '#case';

const numbers = Array.from({ length: 250 }, (_, index) => index);
const nameOf = ({ name }: { name: string }) => name;

verifies(
  'pagination:cursor:invalid',
  'a cursor played by hand that the server never handed out is refused with -32602 by each of the four lists',
  async ({ sdk, connect, peer }) => {
    const server = sdk.highLevel(
      { name: 'book', version: '1.0.0' },
      ({ registerPrompt, registerResource, registerTool }) => {
        registerTool('a', {}, never('nobody calls here'));
        registerPrompt('a', {}, never('nobody gets it'));
        registerResource('a', 'file:///a', {}, never('nobody reads it'));
        registerResource('a', { uriTemplate: 'file:///{name}' }, {}, never('nobody reads it'));
      },
    );

    const { client } = await connect(server, peer('client'));
    await open(client);
    const ask = (method: string) => client.request(method, enveloped({ cursor: 'invented' }));
    const answers = [
      await ask('tools/list'),
      await ask('prompts/list'),
      await ask('resources/list'),
      await ask('resources/templates/list'),
    ];

    const refusal = { error: { code: -32602, message: expect.any(String) } };
    observed(answers)
      .required((seen) => {
        expect(seen).toMatchObject([refusal, refusal, refusal, refusal]);
      })
      .divergent('whole-list', (seen) => {
        expect(seen).toMatchObject([
          { result: { tools: [{ name: 'a' }] } },
          { result: { prompts: [{ name: 'a' }] } },
          { result: { resources: [{ name: 'a' }] } },
          { result: { resourceTemplates: [{ name: 'a' }] } },
        ]);
      });
  },
);

verifies(
  'pagination:one-page',
  'two hundred and fifty entries of each of the four lists come with one answer each',
  async ({ sdk, connect, wire }) => {
    const server = sdk.highLevel(
      { name: 'book', version: '1.0.0' },
      ({ registerPrompt, registerResource, registerTool }) => {
        for (const n of numbers) {
          registerTool(`tool-${n}`, {}, never('nobody calls here'));
          registerPrompt(`prompt-${n}`, {}, never('nobody gets it'));
          registerResource(`resource-${n}`, `file:///${n}`, {}, never('nobody reads it'));
          registerResource(`template-${n}`, { uriTemplate: `${n}:{x}` }, {}, never('nobody reads it'));
        }
      },
    );

    const { client } = await connect(server);
    const { tools } = await client.listTools();
    const { prompts } = await client.listPrompts();
    const { resources } = await client.listResources();
    const { resourceTemplates } = await client.listResourceTemplates();

    expect(tools.map(nameOf)).toEqual(numbers.map((n) => `tool-${n}`));
    expect(prompts.map(nameOf)).toEqual(numbers.map((n) => `prompt-${n}`));
    expect(resources.map(nameOf)).toEqual(numbers.map((n) => `resource-${n}`));
    expect(resourceTemplates.map(nameOf)).toEqual(numbers.map((n) => `template-${n}`));
    const asked = wire.sent('client').map((message) => ('method' in message ? message.method : ''));
    expect(asked.filter((method) => method.endsWith('/list'))).toEqual([
      'tools/list',
      'prompts/list',
      'resources/list',
      'resources/templates/list',
    ]);
  },
);

verifies(
  'pagination:template-list',
  'of a template that lists with a cursor the first page is all that is listed',
  async ({ sdk, connect }) => {
    const resources = [{ uri: 'file:///a', name: 'a' }];
    const server = sdk.highLevel({ name: 'book', version: '1.0.0' }, ({ registerResource }) => {
      const list = () => ({ resources, nextCursor: 'second' });
      registerResource('any', { uriTemplate: 'file:///{name}', list }, {}, never('nobody reads it'));
    });

    const { client } = await connect(server);
    const listed = await client.listResources();

    expect(listed.resources).toEqual(resources);
    expect(listed.nextCursor).toBeUndefined();
  },
);
