// What a client makes of a list of resources that is sent to it. The servers are low-level: they send what they are told.

import {
  answered,
  completeList,
  expect,
  never,
  observed,
  playedResult,
  settled,
  verifies,
  welcome,
} from '#case';

verifies(
  'resources:list:annotations:last-modified:forms',
  'a date, a time without seconds, one with an offset and one in basic form all arrive',
  async ({ sdk, connect }) => {
    const times = ['2025-01-12', '2025-01-12T15:00Z', '2025-01-12T15:00:58+01:00', '20250112T150058Z'];
    const resources = times.map((lastModified) => ({
      uri: `file:///${lastModified}`,
      name: lastModified,
      annotations: { lastModified },
    }));
    const server = sdk.lowLevel(
      { name: 'shelf', version: '1.0.0' },
      { resources: {} },
      { 'resources/list': () => ({ resources }), 'resources/read': never('nobody reads here') },
    );

    const { client } = await connect(server);

    observed(await settled(client.listResources()))
      .required((seen) => {
        expect(seen).toEqual(answered(completeList({ resources })));
      })
      .divergent('refused', (seen) => {
        // With which code is the SDK's choice.
        expect(seen).toMatchObject({ refused: { message: expect.stringMatching(/lastModified/) } });
      })
      .divergent('without-annotations', (seen) => {
        const plain = resources.map(({ annotations: _, ...rest }) => rest);
        expect(seen).toEqual(answered(completeList({ resources: plain })));
      });
  },
);

verifies(
  'resources:list:unknown-field',
  'fields of a later revision, played by hand, arrive in the list, its resources and their annotations',
  async ({ connect, peer }) => {
    const annotations = { priority: 0.5, mood: 'calm' };
    const list = {
      resources: [{ uri: 'file:///a', name: 'a', color: { shade: 'red' }, annotations }],
      count: 1,
    };
    const server = peer('server');

    const [{ client }] = await Promise.all([connect(server), welcome(server, { resources: {} })]);
    const listing = client.listResources();
    const { id } = (await server.next()) as { id: number };
    await server.send({
      jsonrpc: '2.0',
      id,
      result: playedResult({ ...list, ttlMs: 0, cacheScope: 'private' }),
    });

    observed(await listing)
      .required((seen) => {
        expect(seen).toMatchObject(list);
      })
      .divergent('only-of-the-list', (seen) => {
        expect(seen).toMatchObject({ resources: [{ uri: 'file:///a', name: 'a' }], count: 1 });
        expect(seen.resources[0]).not.toHaveProperty('color');
      });
  },
);
