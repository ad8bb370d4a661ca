// Requests of Streamable HTTP from a foreign origin or to another host.

import {
  enveloped,
  expect,
  never,
  observed,
  open,
  type Peer,
  type RawHttp,
  rawHeaders,
  verifies,
} from '#case';

const plain = { name: 'plain', version: '1.0.0' };
const listed = { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') };

/** What answers a posted listing: the status, and the error where it is one. */
const listedFrom = async (http: RawHttp, client: Peer, more: Record<string, string>) => {
  const response = await http.fetch(http.url, {
    method: 'POST',
    headers: { ...rawHeaders(client), 'mcp-method': 'tools/list', ...more },
    body: JSON.stringify({ jsonrpc: '2.0', id: 'list', method: 'tools/list', params: enveloped() }),
  });
  return { status: response.status, body: await response.text() };
};

verifies(
  'http:origin:validated',
  'a listing posted from a foreign origin is refused by a server with the default options',
  async ({ sdk, connect, peer }) => {
    const { http, client } = await connect(sdk.lowLevel(plain, { tools: {} }, listed), peer('client'));
    await open(client);
    const { status, body } = await listedFrom(http, client, { origin: 'https://evil.example' });

    observed({ status, served: body.includes('"tools":[]') })
      .required((seen) => expect(seen).toEqual({ status: 403, served: false }))
      .divergent('served', (seen) => expect(seen).toEqual({ status: 200, served: true }));
  },
);

const guarded = { enableDnsRebindingProtection: true, allowedOrigins: ['https://kitchen.example'] };

verifies(
  ['http:origin:allowed', 'http:origin:absent'],
  'a listing is served from the one allowed origin and from none',
  async ({ sdk, connect, peer }) => {
    // Nothing is refused as long as the list is empty, so that the client can connect.
    const allowedOrigins: string[] = [];
    const { http, client } = await connect(sdk.lowLevel(plain, { tools: {} }, listed), peer('client'), {
      server: { ...guarded, allowedOrigins },
    });
    await open(client);
    allowedOrigins.push('https://kitchen.example');
    const allowed = await listedFrom(http, client, { origin: 'https://kitchen.example' });
    const absent = await listedFrom(http, client, {});

    expect(allowed.status).toBe(200);
    expect(allowed.body).toContain('"tools":[]');
    observed(absent.status)
      .required((status) => expect(status).toBe(200))
      .divergent('refused', (status) => expect(status).toBe(403));
  },
);

verifies(
  ['http:origin:forbidden', 'http:origin:forbidden:body'],
  'a listing from another origin than the allowed one is refused with status 403 and an error without an id',
  async ({ sdk, connect, peer }) => {
    const { http, client } = await connect(sdk.lowLevel(plain, { tools: {} }, listed), peer('client'), {
      server: guarded,
    });
    await open(client);
    const foreign = await listedFrom(http, client, { origin: 'https://evil.example' });

    expect(foreign.status).toBe(403);
    const error = { code: expect.any(Number), message: expect.any(String) };
    observed(JSON.parse(foreign.body))
      .required((body) => expect(body).toEqual({ jsonrpc: '2.0', error }))
      .divergent('null-id', (body) => expect(body).toEqual({ jsonrpc: '2.0', id: null, error }));
  },
);

verifies(
  'http:origin:host',
  'a listing is refused with status 403 under a host that is no longer allowed, and served once it is again',
  async ({ sdk, connect, peer }) => {
    const allowedHosts: string[] = [];
    const { http, client } = await connect(sdk.lowLevel(plain, { tools: {} }, listed), peer('client'), {
      server: { enableDnsRebindingProtection: true, allowedHosts },
    });
    await open(client);
    allowedHosts.push('kitchen.example');
    const refused = await listedFrom(http, client, {});
    allowedHosts.push(http.url.host);
    const served = await listedFrom(http, client, {});

    expect([refused.status, served.status]).toEqual([403, 200]);
    expect(served.body).toContain('"tools":[]');
  },
);
