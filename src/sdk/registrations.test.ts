// The contract of what is registered with a high-level server: resources, templates, prompts, completers, and their handles.

import { expect, test, vi } from 'vitest';
import { bind } from './bind.ts';
import type { Client, HighLevelServer, Json, LiveHighLevel, Sdk } from './binding.ts';
import { LacksFeatureError } from './lacks-feature.ts';
import { locate } from './locate.ts';
import { bindV1 } from './v1/index.ts';

// Generous, since whole SDKs are loaded: that takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const identity = { name: 'kettle', version: '1.0.0' };
const said = (text: string): Json => ({ messages: [{ role: 'user', content: { type: 'text', text } }] });

const loaded = async (text: string) => {
  const binding = await bind(await locate(text));
  return { port: binding.port, sdk: binding.at(binding.revisions[0] ?? '2025-11-25') };
};

const joined = async (
  text: string,
  setUp: (server: HighLevelServer, sdk: Sdk) => void,
  use: (client: Client, live: LiveHighLevel) => Promise<void>,
): Promise<void> => {
  const { port, sdk } = await loaded(text);
  const live = sdk.highLevel(identity, (server) => setUp(server, sdk)).build();
  const client = sdk.client(identity);
  const [near, far] = port.memory();
  await live.attach(far);
  await client.attach(near);
  await use(client, live);
  await client.close();
  await live.close();
};

test.each(['v1', 'v2'])('%s: a resource at a fixed URI is listed and read', (text) =>
  joined(
    text,
    ({ registerResource }) => {
      registerResource('steam', 'cup://steam', { mimeType: 'text/plain' }, (uri, variables, { id }) => ({
        contents: [{ uri: uri.href, text: `${variables} ${typeof id}` }],
      }));
    },
    async (client) => {
      expect(await client.listResources()).toMatchObject({ resources: [{ uri: 'cup://steam' }] });
      const { contents } = await client.readResource({ uri: 'cup://steam' });
      expect(contents).toEqual([{ uri: 'cup://steam', text: 'undefined number' }]);
    },
  ),
);

test.each(['v1', 'v2'])('%s: a template is listed, lists, reads and completes', (text) =>
  joined(
    text,
    ({ registerResource }) => {
      const template = {
        uriTemplate: 'cup://{size}',
        list: () => ({ resources: [{ uri: 'cup://big', name: 'big' }] }),
        complete: { size: (value: string) => [`${value}g`] },
      };
      registerResource('cups', template, {}, (uri, { size }, { signal }) => ({
        contents: [{ uri: uri.href, text: `${size} ${signal.aborted}` }],
      }));
    },
    async (client) => {
      expect(await client.listResourceTemplates()).toMatchObject({
        resourceTemplates: [{ name: 'cups', uriTemplate: 'cup://{size}' }],
      });
      expect(await client.listResources()).toMatchObject({ resources: [{ uri: 'cup://big' }] });
      const { contents } = await client.readResource({ uri: 'cup://big' });
      expect(contents).toEqual([{ uri: 'cup://big', text: 'big false' }]);
      const ref = { type: 'ref/resource', uri: 'cup://{size}' };
      const { completion } = await client.complete({ ref, argument: { name: 'size', value: 'bi' } });
      expect(completion.values).toEqual(['big']);
    },
  ),
);

test.each(['v1', 'v2'])('%s: a prompt takes arguments and completes one with the other in view', (text) =>
  joined(
    text,
    ({ registerPrompt }, { z, completable }) => {
      const leaf = completable(z.string(), (value, context) => [value, context?.arguments?.cup]);
      registerPrompt('brew', { argsSchema: { cup: z.string(), leaf } }, (args) =>
        said(`${args.leaf} in ${args.cup}`),
      );
      registerPrompt('bare', {}, (args, { id }) => said(`${args} ${typeof id}`));
    },
    async (client) => {
      const brewed = await client.getPrompt({ name: 'brew', arguments: { cup: 'mug', leaf: 'mint' } });
      expect(brewed.messages).toEqual(said('mint in mug').messages);
      expect((await client.getPrompt({ name: 'bare' })).messages).toEqual(said('undefined number').messages);
      const { completion } = await client.complete({
        ref: { type: 'ref/prompt', name: 'brew' },
        argument: { name: 'leaf', value: 'mi' },
        context: { arguments: { cup: 'mug' } },
      });
      expect(completion.values).toEqual(['mi', 'mug']);
    },
  ),
);

test.each(['v1', 'v2'])('%s: changes are said in the words of the registration', (text) =>
  joined(
    text,
    ({ registerPrompt, registerResource, registerTool }) => {
      registerPrompt('old', {}, () => said('old'));
      registerResource('old', 'cup://old', {}, () => ({ contents: [] }));
      registerTool('old', {}, () => ({ content: [] }));
    },
    async (client, live) => {
      const { z } = (await loaded(text)).sdk;
      const prompt = live.registerPrompt('brew', { argsSchema: { cup: z.string() } }, () => said('first'));
      prompt.update({ argsSchema: { leaf: z.string() }, handler: ({ leaf }: Json) => said(leaf) });
      const brewed = await client.getPrompt({ name: 'brew', arguments: { leaf: 'mint' } });
      expect(brewed.messages).toEqual(said('mint').messages);
      const cups = live.registerResource('cups', { uriTemplate: 'cup://{size}' }, {}, () => ({
        contents: [],
      }));
      const handler = (uri: URL, { of }: Json) => ({ contents: [{ uri: uri.href, text: of }] });
      cups.update({ template: { uriTemplate: 'cup://of/{of}' }, handler });
      const { contents } = await client.readResource({ uri: 'cup://of/mint' });
      expect(contents).toEqual([{ uri: 'cup://of/mint', text: 'mint' }]);
      const tool = live.registerTool('pour', {}, () => ({ content: [] }));
      tool.update({
        inputSchema: { into: z.string() },
        handler: ({ into }: Json) => ({ content: [{ type: 'text', text: into }] }),
      });
      const poured = await client.callTool({ name: 'pour', arguments: { into: 'mug' } });
      expect(poured.content).toEqual([{ type: 'text', text: 'mug' }]);
    },
  ),
);

test('the versions of v1 before registerResource and registerPrompt are driven by what they have', async () => {
  const subject = { ...(await locate('v1')), version: '1.10.2' };
  const { at } = await bindV1(subject);
  const registered = (setUp: (server: HighLevelServer) => void) =>
    at('2025-03-26').highLevel(identity, setUp).build();
  registered(({ registerPrompt, registerResource }) => {
    registerPrompt('brew', { description: 'Brews' }, () => said('tea'));
    registerResource('steam', 'cup://steam', { mimeType: 'text/plain' }, () => ({ contents: [] }));
  });
  const icons = [{ src: 'https://cups.example/1.png' }];
  expect(() =>
    registered(({ registerPrompt }) => void registerPrompt('a', { icons }, () => said(''))),
  ).toThrow(LacksFeatureError);
});
