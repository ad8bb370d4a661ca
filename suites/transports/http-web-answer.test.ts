// How the server transport of Streamable HTTP that takes the requests of the platform answers, in JSON and on streams,
// and what it tells beside a message.

import { type CaseContext, expect, type Json, rawHeaders, verifies, webServer } from '#case';

const address = 'https://kitchen.test/mcp';
const sessions = { sessionIdGenerator: () => 'kettle' };
const ping = { jsonrpc: '2.0', id: 'ping', method: 'ping' };
const changed = { jsonrpc: '2.0', method: 'notifications/tools/list_changed' };

/** A transport whose session is open. */
const inSession = async (...[{ sdk }, native, reply]: [CaseContext, Json?, (() => object)?]) => {
  const server = await webServer(sdk, { ...sessions, ...native }, reply);
  await (await server.open()).text();
  server.got.length = 0;
  return server;
};

/** All of a response. */
const whole = async (response: Response) => ({
  status: response.status,
  headers: Object.fromEntries(response.headers),
  body: await response.text(),
});

const jsonHead = { 'content-type': 'application/json', 'mcp-session-id': 'kettle' };

verifies(
  'http:web:answer:json',
  'a ping is answered with an object, two that are answered the other way round with a list in the order of the batch',
  async (cell) => {
    const server = await inSession(cell, { enableJsonResponse: true });
    const answer = (id: string) => ({ jsonrpc: '2.0', id, result: { for: id } });
    const { link } = server;
    const later: string[] = [];
    link.onmessage = ({ id }) => {
      later.push(id as string);
      if (later.length < 2 && id === 'one') return;
      for (const each of later.splice(0).reverse()) void link.send(answer(each));
    };
    const single = await whole(await server.ask('POST', { ...ping, id: 'single' }));
    const batch = [{ ...ping, id: 'one' }, changed, { ...ping, id: 'two' }];
    const several = await whole(await server.ask('POST', [batch[0], batch[2]]));

    expect(single).toEqual({ status: 200, headers: jsonHead, body: JSON.stringify(answer('single')) });
    expect(several).toEqual({
      status: 200,
      headers: jsonHead,
      body: JSON.stringify([answer('one'), answer('two')]),
    });
  },
);

verifies(
  'http:web:answer:json:stateless',
  'a ping without a session is answered with JSON that names none',
  async ({ sdk }) => {
    const server = await webServer(sdk, { enableJsonResponse: true }, () => ({}));
    const { headers } = await whole(await server.ask('POST', ping));

    expect(headers).toEqual({ 'content-type': 'application/json' });
  },
);

verifies(
  'http:web:answer:batch',
  'of a batch of two requests and a notification both answers come on one stream, which ends after the second',
  async (cell) => {
    const server = await inSession(cell);
    const stream = await server.ask('POST', [{ ...ping, id: 'one' }, changed, { ...ping, id: 'two' }]);
    const answer = (id: string) => ({ jsonrpc: '2.0', id, result: {} });
    await server.link.send(answer('two'));
    await server.link.send(answer('one'));
    const body = await stream.text();

    expect(server.got.map(([message]) => message)).toEqual([
      { ...ping, id: 'one' },
      changed,
      { ...ping, id: 'two' },
    ]);
    const events = [answer('two'), answer('one')].map(
      (each) => `event: message\ndata: ${JSON.stringify(each)}\n\n`,
    );
    expect(body).toBe(events.join(''));
  },
);

verifies(
  'http:web:answer:told',
  'a request and a notification are delivered with address, headers and token, their body as read or as parsed',
  async (cell) => {
    const auth = { token: 'secret', clientId: 'cook', scopes: ['boil'] };
    for (const enableJsonResponse of [false, true]) {
      const server = await inSession(cell, { enableJsonResponse }, () => ({}));
      const post = (body: string, known?: object) =>
        server.handle(
          new Request(`${address}?room=1`, {
            method: 'POST',
            headers: { ...rawHeaders({ sessionId: server.link.sessionId }), 'x-room': 'kitchen' },
            body,
          }),
          known,
        );
      await (await post(JSON.stringify(ping), { authInfo: structuredClone(auth) })).text();
      await post('not read', { authInfo: structuredClone(auth), parsedBody: structuredClone(changed) });
      await post(JSON.stringify(changed));

      expect(server.got.map(([message]) => message)).toEqual([ping, changed, changed]);
      expect(server.got.map(([, extra]) => extra.authInfo)).toEqual([auth, auth, undefined]);
      const asked = server.got.map(([, extra]) => (extra.requestInfo ?? extra.request) as Json);
      const room = ({ headers }: Json) =>
        headers instanceof Headers ? headers.get('x-room') : (headers as Json)['x-room'];
      expect(asked.map(room)).toEqual(['kitchen', 'kitchen', 'kitchen']);
      expect(asked.map(({ url }) => String(url))).toEqual(asked.map(() => `${address}?room=1`));
    }
  },
);
