// Metadata at a client: every request, result and notification of a server that carries it.

import { expect, type Json, never, playedServerIdentity, verifies } from '#case';

const metas = [{ 'example.com/trace': { id: 'a1', parent: null, depth: 0 } }, {}];

const requests: Readonly<Record<string, Json>> = {
  ping: {},
  'roots/list': {},
  'sampling/createMessage': { messages: [], maxTokens: 1 },
  'elicitation/create': { message: 'Who?', requestedSchema: { type: 'object', properties: {} } },
};

const results: Readonly<Record<string, Json>> = {
  ping: {},
  'roots/list': { roots: [] },
  'sampling/createMessage': { role: 'assistant', model: 'm', content: { type: 'text', text: 'x' } },
  'elicitation/create': { action: 'decline' },
};

const announcements: Readonly<Record<string, Json>> = {
  'notifications/tools/list_changed': {},
  'notifications/prompts/list_changed': {},
  'notifications/resources/list_changed': {},
  'notifications/resources/updated': { uri: 'file:///x' },
  'notifications/message': { level: 'info', data: null },
};

verifies(
  'meta:opening:client',
  'a server played by hand that opens with metadata gets its client',
  async ({ connect, peer, revision }) => {
    const server = peer('server');

    const connecting = connect(server);
    const { id } = (await server.next()) as { id: number };
    const introduction = { protocolVersion: revision, capabilities: {}, serverInfo: playedServerIdentity };
    await server.send({ jsonrpc: '2.0', id, result: { ...introduction, _meta: metas[0] } });
    const { client } = await connecting;

    expect(client.serverIdentity()).toEqual(playedServerIdentity);
    expect(await server.next()).toMatchObject({ method: 'notifications/initialized' });
  },
);

verifies(
  'meta:progress-token:client',
  'each of four requests arrives with a token of its own beside the metadata of its caller',
  async ({ sdk, connect }) => {
    const heard: Json[] = [];
    const handlers = Object.fromEntries(
      Object.entries(results).map(([method, result]) => [
        method,
        ({ params }: { params: Json }) => {
          heard.push(params._meta);
          return structuredClone(result);
        },
      ]),
    );
    const server = sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {});
    const capabilities = { roots: {}, sampling: {}, elicitation: { form: {} } };
    const visitor = sdk.client({ name: 'visitor', version: '1.0.0' }, { capabilities, handlers });

    const { server: live } = await connect(server, visitor);
    const options = { onprogress: never('nobody reports') };
    for (const [method, params] of Object.entries(requests)) {
      await live.request(method, { ...params, _meta: { 'example.com/x': method } }, options);
    }

    const tokens = heard.map(({ progressToken }) => progressToken);
    expect(heard).toEqual(
      Object.keys(requests).map((method, index) => ({
        progressToken: tokens[index],
        'example.com/x': method,
      })),
    );
    expect(new Set(tokens.filter((token) => ['string', 'number'].includes(typeof token))).size).toBe(4);
  },
);

verifies(
  ['meta:request:client', 'meta:result:client'],
  'metadata arrives with each of four requests and with its result, an empty one too',
  async ({ sdk, connect }) => {
    const heard: Json[] = [];
    const handlers = Object.fromEntries(
      Object.entries(results).map(([method, result]) => [
        method,
        ({ params }: { params: Json }) => {
          heard.push({ [method]: params._meta });
          return {
            ...structuredClone(result),
            _meta: { ...params._meta, 'example.com/answer': [method, null] },
          };
        },
      ]),
    );
    const server = sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {});
    const capabilities = { roots: {}, sampling: {}, elicitation: { form: {} } };
    const visitor = sdk.client({ name: 'visitor', version: '1.0.0' }, { capabilities, handlers });

    const { server: live } = await connect(server, visitor);

    const sent: Json[] = [];
    for (const [method, params] of Object.entries(requests)) {
      for (const _meta of metas) {
        sent.push({ [method]: structuredClone(_meta) });
        expect(await live.request(method, { ...params, _meta })).toEqual({
          ...results[method],
          _meta: { ..._meta, 'example.com/answer': [method, null] },
        });
      }
    }
    expect(heard).toEqual(sent);
  },
);

verifies(
  'meta:notification:client',
  'metadata arrives with changed lists, an updated resource and a log message, an empty one too',
  async ({ sdk, connect, quiet }) => {
    const heard: Json[] = [];
    const take = ({ method, params }: { method: string; params: Json }) => {
      heard.push({ [method]: params });
    };
    const capabilities = {
      tools: { listChanged: true },
      prompts: { listChanged: true },
      resources: { listChanged: true, subscribe: true },
      logging: {},
    };
    const server = sdk.lowLevel({ name: 'crier', version: '1.0.0' }, capabilities, {});
    const notifications = Object.fromEntries(Object.keys(announcements).map((method) => [method, take]));
    const visitor = sdk.client({ name: 'visitor', version: '1.0.0' }, { notifications });

    const { server: live } = await connect(server, visitor);
    const sent: Json[] = [];
    for (const [method, params] of Object.entries(announcements)) {
      for (const _meta of metas) {
        sent.push({ [method]: { ...params, _meta: structuredClone(_meta) } });
        await live.notify(method, { ...params, _meta });
      }
    }
    await quiet();

    expect(heard).toEqual(sent);
  },
);
