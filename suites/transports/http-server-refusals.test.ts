// What a server of Streamable HTTP says, to whoever asked and to its user, about requests that it refuses.

import { expect, open, type Peer, type RawHttp, rawHeaders, verifies } from '#case';

const ping = { jsonrpc: '2.0', id: 'raw', method: 'ping' };

/** What is refused, and how: the status and the code of the error. */
const refusals = async (http: RawHttp, client: Peer, count: () => number) => {
  const right = rawHeaders(client);
  const without = (name: string) =>
    Object.fromEntries(Object.entries(right).filter(([each]) => each !== name));
  const ask = async (method: string, headers: Record<string, string>, frame?: object) => {
    const before = count();
    const body = frame === undefined ? {} : { body: JSON.stringify(frame) };
    const response = await http.fetch(http.url, { method, headers, ...body });
    const { error, ...rest } = JSON.parse(await response.text());
    const message = typeof error.message;
    return [response.status, error.code, rest, message, count() - before];
  };
  return {
    accept: await ask('POST', { ...right, accept: 'application/json' }, ping),
    acceptOther: await ask('POST', { ...right, accept: 'text/event-stream' }, ping),
    type: await ask('POST', { ...right, 'content-type': 'text/plain' }, ping),
    missing: await ask('POST', without('mcp-session-id'), ping),
    unknown: await ask('POST', { ...right, 'mcp-session-id': 'invented' }, ping),
    version: await ask('POST', { ...right, 'mcp-protocol-version': '1999-12-31' }, ping),
    again: await ask('POST', right, { ...ping, method: 'initialize', params: initialized(client) }),
    getAccept: await ask('GET', { ...right, accept: 'application/json' }),
    getMissing: await ask('GET', without('mcp-session-id')),
    getVersion: await ask('GET', { ...right, 'mcp-protocol-version': '1999-12-31' }),
    getAgain: await ask('GET', right),
    deleteUnknown: await ask('DELETE', { ...right, 'mcp-session-id': 'invented' }),
    deleteVersion: await ask('DELETE', { ...right, 'mcp-protocol-version': '1999-12-31' }),
    method: await ask('PATCH', right, ping),
  };
};

const initialized = ({ received }: Peer) => ({
  protocolVersion: (received[0] as unknown as { result: { protocolVersion: string } }).result.protocolVersion,
  capabilities: {},
  clientInfo: { name: 'again', version: '1.0.0' },
});

verifies(
  ['http:server:refusals', 'http:server:refusals:reported'],
  'fourteen requests that are refused get a status and an error with a code, each is reported once',
  async ({ sdk, connect, peer }) => {
    const errors: Error[] = [];
    const onerror = (error: Error) => void errors.push(error);
    const server = sdk.lowLevel({ name: 'strict', version: '1.0.0' }, {}, {}, { onerror });
    const { http, client } = await connect(server, peer('client'), { oneServer: true });
    await open(client);
    const seen = await refusals(http, client, () => errors.length);

    const rest = { jsonrpc: '2.0', id: null };
    const is = (status: number, code: number) => [status, code, rest, 'string', 1];
    expect(seen).toEqual({
      accept: is(406, -32000),
      acceptOther: is(406, -32000),
      type: is(415, -32000),
      missing: is(400, -32000),
      unknown: is(404, -32001),
      version: is(400, -32000),
      again: is(400, -32600),
      getAccept: is(406, -32000),
      getMissing: is(400, -32000),
      getVersion: is(400, -32000),
      getAgain: is(409, -32000),
      deleteUnknown: is(404, -32001),
      deleteVersion: is(400, -32000),
      method: is(405, -32000),
    });
  },
);
