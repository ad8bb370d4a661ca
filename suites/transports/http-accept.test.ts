// What a request of Streamable HTTP says it is and accepts, and how one that says too little is refused.

import { expect, open, type Peer, type RawHttp, rawHeaders, verifies } from '#case';

/** The status that answers a ping posted with these headers changed, and its body where it is an answer. */
const pinged = async (http: RawHttp, client: Peer, changed: Record<string, string>): Promise<unknown> => {
  const response = await http.fetch(http.url, {
    method: 'POST',
    headers: { ...rawHeaders(client), ...changed },
    body: JSON.stringify({ jsonrpc: '2.0', id: 'call', method: 'ping' }),
  });
  const text = await response.text();
  return text.includes('"result":{}') ? [response.status, 'answered'] : response.status;
};

verifies('http:accept:get', 'the GET of a client accepts an event stream', async ({ sdk, connect, wire }) => {
  const server = sdk.lowLevel({ name: 'plain', version: '1.0.0' }, {}, {});

  await connect(server);

  const accepts = wire.records.flatMap((record) =>
    record.kind === 'request' && record.over.kind === 'GET' ? [record.headers.accept] : [],
  );
  expect(accepts).toEqual(['text/event-stream']);
});

verifies(
  'http:accept:post-refused',
  'a ping is answered where both kinds are accepted in any order, and refused with 406 where one is missing',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel({ name: 'strict', version: '1.0.0' }, {}, {});

    const { http, client } = await connect(server, peer('client'));
    await open(client);

    expect({
      both: await pinged(http, client, { accept: 'text/event-stream;q=0.5, application/json' }),
      json: await pinged(http, client, { accept: 'application/json' }),
      stream: await pinged(http, client, { accept: 'text/event-stream' }),
      neither: await pinged(http, client, { accept: 'text/html' }),
    }).toEqual({ both: [200, 'answered'], json: 406, stream: 406, neither: 406 });
  },
);

verifies(
  'http:accept:get-refused',
  'a GET that accepts JSON alone is refused with status 406',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel({ name: 'strict', version: '1.0.0' }, {}, {});

    const { http, client } = await connect(server, peer('client'));
    await open(client);
    const headers = { ...rawHeaders(client), accept: 'application/json' };
    const response = await http.fetch(http.url, { method: 'GET', headers });
    await response.text();

    expect(response.status).toBe(406);
  },
);

verifies(
  'http:accept:content-type',
  'a ping is answered as JSON with a charset, and refused with 415 as plain text',
  async ({ sdk, connect, peer }) => {
    const server = sdk.lowLevel({ name: 'strict', version: '1.0.0' }, {}, {});

    const { http, client } = await connect(server, peer('client'));
    await open(client);

    expect({
      charset: await pinged(http, client, { 'content-type': 'application/json; charset=utf-8' }),
      text: await pinged(http, client, { 'content-type': 'text/plain' }),
    }).toEqual({ charset: [200, 'answered'], text: 415 });
  },
);
