// The connection of a client of legacy HTTP+SSE: what it sends too early, what it leaves behind, what it gives up.

import { expect, outcomeOf, suiteClientIdentity, verifies } from '#case';

const plain = { name: 'plain', version: '1.0.0' };
const initialized = { jsonrpc: '2.0', method: 'notifications/initialized' } as const;

/** A fetch as users give one: it keeps every request and its response. */
const keeping = () => {
  const kept: { init: RequestInit; response: Response }[] = [];
  const fetch = async (url: URL | string, init: RequestInit = {}) => {
    const response = await globalThis.fetch(url, init);
    kept.push({ init, response });
    return response;
  };
  return { kept, fetch };
};

verifies(
  'sse:client-life:not-connected',
  'a message before the connection fails and is posted nowhere, the connection comes about after it',
  async ({ sdk, connect, wire }) => {
    let early: unknown;
    const client = sdk.client(suiteClientIdentity);
    const eager: typeof client = {
      ...client,
      async attach(link) {
        early = await outcomeOf(link.send(initialized));
        await client.attach(link);
      },
    };
    await connect(sdk.lowLevel(plain, {}, {}), eager);

    expect(early).toMatchObject({ refused: { message: 'Not connected' } });
    expect(await client.ping()).toEqual({});
    expect(wire.sent('client').length).toBe(3);
  },
);

verifies(
  'sse:client-life:aborted',
  'a message that nobody answers is given up when the client closes: it fails, and its connection ends',
  async ({ sdk, connect, quiet }) => {
    let isHeld = false;
    let left = false;
    const { client, http } = await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), {
      answer: (request, response) => {
        if (!isHeld || request.method !== 'POST') return false;
        response.once('close', () => {
          left = true;
        });
        return true;
      },
    });
    isHeld = true;
    const sending = outcomeOf(http.link.send(initialized));
    await quiet();
    const before = left;
    await client.close();
    await quiet();

    expect([before, left]).toEqual([false, true]);
    expect(await sending).toMatchObject({ refused: { message: 'This operation was aborted' } });
  },
);

verifies(
  'sse:client-life:released',
  'the bodies of all answers to its messages are read or left',
  async ({ sdk, connect, quiet }) => {
    const { kept, fetch } = keeping();
    const { client } = await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), {
      client: { fetch },
    });
    await client.ping();
    await quiet();

    const posts = kept.filter(({ init }) => init.method === 'POST');
    expect(posts.map(({ response }) => [response.status, response.bodyUsed])).toEqual(
      Array(3).fill([202, true]),
    );
  },
);

verifies(
  'sse:client-life:credentials',
  'in what looks like a browser a stream with credentials is asked for with them, the messages are not',
  async ({ sdk, connect }) => {
    const { kept, fetch } = keeping();
    // Elsewhere nobody names credentials.
    Object.assign(globalThis, { window: {} });
    try {
      await connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), {
        client: { fetch, eventSourceInit: { withCredentials: true } },
      });
    } finally {
      Reflect.deleteProperty(globalThis, 'window');
    }

    expect(kept.map(({ init: { method, credentials } }) => [method, credentials])).toEqual([
      [undefined, 'include'],
      ['POST', undefined],
      ['POST', undefined],
    ]);
  },
);
