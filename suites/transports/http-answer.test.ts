// What a client of Streamable HTTP makes of answers of an unusual kind, and of those that it cannot use.

import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  answered,
  type CaseContext,
  expect,
  hung,
  never,
  observed,
  playedResult,
  settled,
  suiteClientIdentity,
  verifies,
  type Wire,
  welcome,
} from '#case';

const plain = { name: 'plain', version: '1.0.0' };
const listed = { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') };

/** The value of a header in every request so far, under the method of each. */
const headerIn = ({ records }: Wire, name: string): unknown[] =>
  records.flatMap((record) => (record.kind === 'request' ? [[record.over.kind, record.headers[name]]] : []));

/** A client that keeps what it is told of errors. */
const telling = ({ sdk }: CaseContext) => {
  const told = { errors: [] as Error[] };
  const client = sdk.client(suiteClientIdentity, {
    onerror: (error) => told.errors.push(error),
  });
  return { client, told };
};

/** Answers by hand what comes while it is armed. */
const armed = (reply: (response: ServerResponse, request: IncomingMessage) => unknown) => {
  const state = { on: false };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (state.on) reply(response, request);
    return state.on;
  };
  return { state, answer };
};

verifies(
  'http:answer:media-type',
  'two pings are answered whose answers a server played by hand declares in capitals and with a character set',
  async ({ sdk, connect, peer }) => {
    const server = peer('server');
    const types = ['Application/JSON; charset=utf-8', 'Text/Event-Stream; charset=utf-8'];
    let [type]: (string | undefined)[] = [];
    const [{ client }] = await Promise.all([
      connect(server, sdk.client(suiteClientIdentity), {
        answer: (_request, response) => {
          const writeHead = response.writeHead.bind(response) as (
            status: number,
            headers: object,
          ) => ServerResponse;
          const declared = (status: number, headers: object) =>
            writeHead(status, { ...headers, ...(type !== undefined && { 'content-type': type }) });
          response.writeHead = declared as never;
          return false;
        },
      }),
      welcome(server),
    ]);
    const pong = async (before?: object) => {
      const over = new AbortController();
      const ping = client.ping({ signal: over.signal });
      const { id } = (await server.next()) as { id: number };
      if (before) await server.send(before);
      await server.send({ jsonrpc: '2.0', id, result: playedResult({}) });
      const outcome = await settled(ping);
      if ('hung' in outcome) over.abort();
      return outcome;
    };
    [type] = types;
    const json = await pong();
    type = types[1];
    const stream = await pong({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' });

    observed([json, stream])
      .required((seen) => expect(seen).toEqual([answered({}), answered({})]))
      .divergent('lower-case-alone', (seen) =>
        expect(seen).toEqual([{ refused: expect.anything() }, { refused: expect.anything() }]),
      );
  },
);

verifies(
  'http:answer:content-type',
  'a listing that is answered, by hand, in plain text fails, and says so once',
  async (cell) => {
    const { client, told } = telling(cell);
    const { state, answer } = armed((response) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).end('hello'),
    );
    await cell.connect(cell.sdk.lowLevel(plain, { tools: {} }, listed), client, { answer });
    state.on = true;
    const list = await settled(client.listTools());
    state.on = false;

    expect(list).toEqual({
      refused: expect.objectContaining({ message: expect.stringContaining('text/plain') }),
    });
    expect(told.errors.length).toBe(1);
  },
);

/** The status that an error tells of, wherever the SDK puts it. */
const statusIn = (outcome: unknown): unknown => {
  const { refused } = outcome as { refused: { code: unknown; data?: { status?: unknown } } };
  return typeof refused.code === 'number' ? refused.code : refused.data?.status;
};

verifies(
  ['http:answer:refused', 'http:answer:refused:reported'],
  'a listing that is answered, by hand, with status 503 and a text fails with both, which is reported once',
  async (cell) => {
    const { client, told } = telling(cell);
    const { state, answer } = armed((response) => response.writeHead(503).end('the kitchen is full'));
    await cell.connect(cell.sdk.lowLevel(plain, { tools: {} }, listed), client, { answer });
    state.on = true;
    const list = await settled(client.listTools());
    state.on = false;

    expect(list).toEqual({
      refused: expect.objectContaining({ message: expect.stringContaining('the kitchen is full') }),
    });
    expect(told.errors.length).toBe(1);
    expect(await client.listTools()).toMatchObject({ tools: [] });
  },
);

verifies(
  'http:answer:refused:status',
  'connecting to a server, played by hand, that answers initialize with 400, 404 or 405 fails with that status',
  async ({ sdk, connect, wire }) => {
    const statuses: unknown[] = [];
    for (const status of [400, 404, 405]) {
      const { state, answer } = armed((response) => response.writeHead(status).end());
      state.on = true;
      const client = sdk.client(suiteClientIdentity);
      statuses.push(statusIn(await settled(connect(sdk.lowLevel(plain, {}, {}), client, { answer }))));
    }

    observed(statuses)
      .required((seen) => expect(seen).toEqual([400, 404, 405]))
      .divergent('in-its-text', (seen) => expect(seen).toEqual([undefined, undefined, undefined]));
    expect(headerIn(wire, 'accept').map((each) => (each as unknown[])[0])).toEqual(['POST', 'POST', 'POST']);
  },
);

verifies(
  'http:answer:get-failed',
  'a client whose GET is answered, by hand, with status 503 reports it, and its ping is answered',
  async (cell) => {
    const { client, told } = telling(cell);
    await cell.connect(cell.sdk.lowLevel(plain, {}, {}), client, {
      answer: (request, response) => {
        if (request.method !== 'GET') return false;
        response.writeHead(503).end();
        return true;
      },
    });
    await cell.quiet();

    expect(told.errors.length).toBeGreaterThan(0);
    expect(await client.ping()).toEqual({});
  },
);

verifies(
  ['http:answer:not-a-message', 'http:answer:other-event'],
  'before the answer to a ping come, by hand, an event that is no message, which is reported, and one of another type',
  async (cell) => {
    const { client, told } = telling(cell);
    const server = cell.peer('server');
    let stream: ServerResponse | undefined;
    await Promise.all([
      cell.connect(server, client, {
        answer: (_request, response) => {
          stream = response;
          return false;
        },
      }),
      welcome(server),
    ]);
    const ping = client.ping();
    const { id } = (await server.next()) as { id: number };
    await server.send({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' });
    await server.sendInvalid({ hello: 'world' });
    await cell.quiet();
    const reported = told.errors.length;
    stream?.write('event: gossip\ndata: this is not JSON either\n\n');
    await server.send({ jsonrpc: '2.0', id, result: playedResult({}) });

    expect(await ping).toEqual({});
    expect([reported, told.errors.length]).toEqual([1, 1]);
  },
);

verifies(
  'http:answer:accepted-request',
  'a listing whose POST is answered, by hand, with status 202 waits, and nothing is reported',
  async (cell) => {
    const { client, told } = telling(cell);
    const { state, answer } = armed((response) => response.writeHead(202).end());
    await cell.connect(cell.sdk.lowLevel(plain, { tools: {} }, listed), client, { answer });
    state.on = true;
    const over = new AbortController();
    const list = await settled(client.listTools({}, { signal: over.signal }));
    state.on = false;
    over.abort();

    expect(list).toEqual(hung());
    expect(told.errors).toEqual([]);
  },
);
