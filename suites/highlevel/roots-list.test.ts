// Listing the roots of a client from a server built on the high-level class.

import { answered, barrier, type CaseContext, expect, observed, open, settled, text, verifies } from '#case';

type Fields = Record<string, unknown>;

const home = { uri: 'file:///home/ada', name: 'Home' };
const attic = { uri: 'file:///attic' };

/** What the server gets when the client tells of its roots with this result. */
const listed = async ({ sdk, connect }: CaseContext, result: Fields) => {
  const server = sdk.highLevel({ name: 'surveyor', version: '1.0.0' }, () => {});
  const host = sdk.client(
    { name: 'host', version: '1.0.0' },
    { capabilities: { roots: {} }, handlers: { 'roots/list': () => result } },
  );

  const { server: live } = await connect(server, host);
  return settled(live.listRoots());
};

/** What becomes of the question for roots when a client played by hand answers with this result. */
const listedByHand = async ({ sdk, connect, peer }: CaseContext, result: unknown) => {
  const server = sdk.highLevel({ name: 'surveyor', version: '1.0.0' }, () => {});

  const { client, server: live } = await connect(server, peer('client'));
  await open(client, { capabilities: { roots: {} } });
  const outcome = settled(live.listRoots());
  const { id } = (await client.next()) as { id: number };
  await client.sendInvalid({ jsonrpc: '2.0', id, result });
  return outcome;
};

verifies('roots:list:basic', 'two roots arrive in their order', async ({ sdk, connect, wire }) => {
  const server = sdk.highLevel({ name: 'surveyor', version: '1.0.0' }, () => {});
  const host = sdk.client(
    { name: 'host', version: '1.0.0' },
    {
      capabilities: { roots: {} },
      handlers: {
        'roots/list': ({ method }) => {
          expect(method).toBe('roots/list');
          return { roots: [home, attic] };
        },
      },
    },
  );

  const { server: live } = await connect(server, host);

  expect(await settled(live.listRoots())).toEqual(answered({ roots: [home, attic] }));
  wire.toRead(['server → roots/list #1', 'client → result #1']);
});

verifies(
  'roots:list:in-call',
  'a tool answers with the roots that it asked its caller for',
  async ({ sdk, connect, wire }) => {
    const server = sdk.highLevel({ name: 'surveyor', version: '1.0.0' }, ({ registerTool }) => {
      registerTool('survey', {}, async (_args, { request }) => {
        const { roots } = await request('roots/list');
        return { content: [text(roots[0].uri)] };
      });
    });
    const host = sdk.client(
      { name: 'host', version: '1.0.0' },
      { capabilities: { roots: {} }, handlers: { 'roots/list': () => ({ roots: [home] }) } },
    );

    const { client } = await connect(server, host);
    const surveyed = await client.request('tools/call', { name: 'survey' });

    expect(surveyed).toEqual({ content: [text('file:///home/ada')] });
    wire.toRead([
      'client → tools/call #1',
      'server → roots/list #1',
      'client → result #1',
      'server → result #1',
    ]);
  },
);

verifies('roots:list:empty', 'a client without any root says so', async (cell) => {
  expect(await listed(cell, { roots: [] })).toEqual(answered({ roots: [] }));
});

verifies(
  'roots:list:current',
  'asked again after a change, the client tells of its new roots',
  async ({ sdk, connect }) => {
    let roots: Fields[] = [home];
    const server = sdk.highLevel({ name: 'surveyor', version: '1.0.0' }, () => {});
    const host = sdk.client(
      { name: 'host', version: '1.0.0' },
      { capabilities: { roots: {} }, handlers: { 'roots/list': () => ({ roots }) } },
    );

    const { server: live } = await connect(server, host);
    const before = await live.listRoots();
    roots = [home, attic];
    const after = await live.listRoots();

    expect([before, after]).toEqual([{ roots: [home] }, { roots: [home, attic] }]);
  },
);

verifies(
  'roots:list:name',
  'a name arrives, an empty one too, and none where there is none',
  async (cell) => {
    const roots = [home, attic, { uri: 'file:///cellar', name: '' }];

    expect(await listed(cell, { roots })).toEqual(answered({ roots }));
  },
);

verifies('roots:list:meta', 'metadata arrives with the root that has some', async (cell) => {
  const roots = [{ ...home, _meta: { 'example.com/disk': { id: 7, tags: ['a', null] } } }, attic];

  expect(await listed(cell, { roots })).toEqual(answered({ roots }));
});

verifies('roots:list:result-meta', 'metadata of the answer arrives beside its roots', async (cell) => {
  const result = { roots: [home], _meta: { 'example.com/scan': { id: 7, tags: ['a', null] } } };

  expect(await listed(cell, result)).toEqual(answered(result));
});

verifies(
  'roots:list:request-meta',
  'metadata of the request reaches the client',
  async ({ sdk, connect }) => {
    const _meta = { 'example.com/trace': { id: 7, tags: ['a', null] } };
    const seen: unknown[] = [];
    const server = sdk.highLevel({ name: 'surveyor', version: '1.0.0' }, () => {});
    const host = sdk.client(
      { name: 'host', version: '1.0.0' },
      {
        capabilities: { roots: {} },
        handlers: {
          'roots/list': ({ params }) => {
            seen.push(params);
            return { roots: [home] };
          },
        },
      },
    );

    const { server: live } = await connect(server, host);
    await live.listRoots({ _meta });

    expect(seen).toEqual([{ _meta }]);
  },
);

verifies(
  'roots:list:progress',
  'a caller that wants progress gets the two steps that the client tells of',
  async ({ sdk, connect }) => {
    const steps: unknown[] = [];
    const server = sdk.highLevel({ name: 'surveyor', version: '1.0.0' }, () => {});
    const host = sdk.client(
      { name: 'host', version: '1.0.0' },
      {
        capabilities: { roots: {} },
        handlers: {
          'roots/list': async ({ params }, { notify }) => {
            const { progressToken } = params._meta;
            await notify('notifications/progress', { progressToken, progress: 1, total: 2 });
            await notify('notifications/progress', { progressToken, progress: 2, total: 2 });
            return { roots: [home] };
          },
        },
      },
    );

    const { server: live } = await connect(server, host);
    await live.listRoots(undefined, { onprogress: (step) => steps.push(step) });

    expect(steps).toEqual([
      { progress: 1, total: 2 },
      { progress: 2, total: 2 },
    ]);
  },
);

verifies(
  'roots:list:cancel',
  'a question that its caller aborts is aborted at the client',
  async ({ sdk, connect, quiet, wire }) => {
    const started = barrier(2);
    const aborted: boolean[] = [];
    const over = new AbortController();
    const server = sdk.highLevel({ name: 'surveyor', version: '1.0.0' }, () => {});
    const host = sdk.client(
      { name: 'host', version: '1.0.0' },
      {
        capabilities: { roots: {} },
        handlers: {
          'roots/list': async (_request, { signal }) => {
            const end = new Promise((resolve) => signal.addEventListener('abort', resolve));
            await started.arrive();
            await end;
            aborted.push(signal.aborted);
            return { roots: [home] };
          },
        },
      },
    );

    const { server: live } = await connect(server, host);
    const outcome = settled(live.listRoots(undefined, { signal: over.signal }));
    await started.arrive();
    over.abort('no more');

    expect(await outcome).toHaveProperty('refused');
    await quiet();
    observed(aborted)
      .required((seen) => expect(seen).toEqual([true]))
      .divergent('runs-on', (seen) => expect(seen).toEqual([]));
    wire.toRead(['server → roots/list #1', 'server → notifications/cancelled  #1']);
  },
);

verifies('roots:list:invalid', 'an answer without roots, sent by hand, fails the caller', async (cell) => {
  expect(await listedByHand(cell, {})).toHaveProperty('refused');
});

verifies(
  'roots:list:invalid:root',
  'a root without an address, sent by hand, fails the caller',
  async (cell) => {
    expect(await listedByHand(cell, { roots: [home, { name: 'Nowhere' }] })).toHaveProperty('refused');
  },
);

verifies('roots:list:file:received', 'a root on the web, sent by hand, fails the caller', async (cell) => {
  expect(await listedByHand(cell, { roots: [home, { uri: 'https://example.com/attic' }] })).toHaveProperty(
    'refused',
  );
});
