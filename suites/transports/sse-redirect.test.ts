// Requests of a client of legacy HTTP+SSE that are redirected.

import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  bare,
  connectOn,
  expect,
  mcpOrigin,
  oauthScene,
  page,
  settled,
  suiteClientIdentity,
  verifies,
  type Wire,
} from '#case';

const plain = { name: 'plain', version: '1.0.0' };
const elsewhere = 'https://elsewhere.test';
const ping = { jsonrpc: '2.0', method: 'notifications/initialized' } as const;

/** Method and path of every request so far, without queries. */
const pathsIn = ({ records }: Wire): string[] =>
  records.flatMap((record) =>
    record.kind === 'request' ? [`${record.over.kind} ${record.path?.split('?')[0]}`] : [],
  );

/** Answers requests to one path by sending them on to another address, the query kept. */
const sendingOn = (from: string, to: string) => (request: IncomingMessage, response: ServerResponse) => {
  const [path, query] = (request.url ?? '').split('?');
  if (path !== from) return false;
  response.writeHead(307, { location: query ? `${to}?${query}` : to }).end();
  return true;
};

/** Another origin, which refuses whatever it is asked, and what it was asked. */
const stranger = () => {
  const asked: string[] = [];
  const hosts = {
    [elsewhere]: (request: IncomingMessage, response: ServerResponse) => {
      asked.push(`${request.method} ${request.url?.split('?')[0]}`);
      request.resume().once('end', () => response.writeHead(418).end('a teapot'));
    },
  };
  return { asked, among: { origin: mcpOrigin, hosts } };
};

verifies(
  'sse:redirect:same-origin',
  'a GET and every POST that are redirected, by hand, to another path are sent there, a ping is answered',
  async ({ sdk, connect, wire }) => {
    const stream = sendingOn('/sse', '/moved');
    const messages = sendingOn('/messages', '/posted');
    const { client } = await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), {
      answer: (request, response) => stream(request, response) || messages(request, response),
    });

    expect(await client.ping()).toEqual({});
    const message = ['POST /messages', 'POST /posted'];
    expect(pathsIn(wire)).toEqual(['GET /sse', 'GET /moved', ...message, ...message, ...message]);
  },
);

verifies(
  'sse:redirect:other-origin',
  'connecting fails whose GET is redirected to another host, which is named without query and never asked',
  async ({ sdk, connect, wire }) => {
    const { asked, among } = stranger();
    const errors: Error[] = [];
    const client = sdk.client(suiteClientIdentity, { onerror: (error) => errors.push(error) });
    const outcome = await settled(
      connect(sdk.lowLevel(plain, {}, {}), client, {
        among,
        answer: sendingOn('/sse', 'https://user:word@elsewhere.test/sse?key=1#part'),
      }),
    );

    const message =
      /^SSE error: Redirect to https:\/\/elsewhere\.test\/sse not followed.* \(redirectPolicy: 'same-origin'\)$/;
    expect(outcome).toEqual({ refused: { code: 307, message: expect.stringMatching(message) } });
    expect([errors.length, asked]).toEqual([1, []]);
    expect(pathsIn(wire)).toEqual(['GET /sse']);
  },
);

verifies(
  'sse:redirect:other-origin:message',
  'a message fails that is redirected to another host, which is named without query and never asked',
  async ({ sdk, connect }) => {
    const { asked, among } = stranger();
    let send = false;
    const { http } = await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), {
      among,
      answer: (request, response) =>
        send && sendingOn('/messages', `${elsewhere}/messages`)(request, response),
    });
    send = true;
    const outcome = await settled(http.link.send(ping));

    const message =
      /^Error POSTing to endpoint \(HTTP 307\): Redirect to https:\/\/elsewhere\.test\/messages not followed.* \(redirectPolicy: 'same-origin'\)$/;
    expect(outcome).toEqual({ refused: { code: undefined, message: expect.stringMatching(message) } });
    expect(asked).toEqual([]);
  },
);

verifies(
  'sse:redirect:allowed',
  'with redirects left to fetch another host is asked for the stream, and gets a message',
  async ({ sdk, connect }) => {
    const client = { redirectPolicy: 'follow' };
    const ofStream = stranger();
    const outcome = await settled(
      connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), {
        client,
        among: ofStream.among,
        answer: sendingOn('/sse', `${elsewhere}/sse`),
      }),
    );
    const ofMessage = stranger();
    let send = false;
    const { http } = await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), {
      client,
      among: ofMessage.among,
      answer: (request, response) =>
        send && sendingOn('/messages', `${elsewhere}/messages`)(request, response),
    });
    send = true;
    const sent = await settled(http.link.send(ping));

    expect(outcome).toEqual({ refused: { code: 418, message: expect.stringContaining('418') } });
    expect(sent).toEqual({
      refused: { code: undefined, message: 'Error POSTing to endpoint (HTTP 418): a teapot' },
    });
    expect([ofStream.asked, ofMessage.asked]).toEqual([['GET /sse'], ['POST /messages']]);
  },
);

verifies(
  'sse:redirect:allowed:authorization',
  'with redirects left to fetch metadata and token come from another host',
  async (context) => {
    const about = `${mcpOrigin}/.well-known/oauth-protected-resource/sse`;
    const sentOn = (url: string) => bare(307, { location: url });
    const document = { resource: `${mcpOrigin}/sse`, authorization_servers: ['https://auth.test'] };
    const token = page({ access_token: 'from-elsewhere', token_type: 'Bearer' });
    const scene = oauthScene({
      native: { redirectPolicy: 'follow' },
      resource: { accepts: (shown) => shown === 'from-elsewhere' },
      pages: {
        [about]: sentOn(`${elsewhere}/about`),
        [`${elsewhere}/about`]: page(document),
        'https://auth.test/oauth/token': sentOn(`${elsewhere}/token`),
        [`${elsewhere}/token`]: token,
      },
    });

    await connectOn(context, scene);

    expect(scene.askedOf(`${elsewhere}/about`).length).toBeGreaterThan(0);
    expect(scene.askedOf(`${elsewhere}/token`).map(({ body }) => body?.code)).toEqual(['code-1']);
  },
);
