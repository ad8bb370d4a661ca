// Icons that reach the user of a client: of tools, prompts, resources, templates and the server itself.

import {
  askedHosts,
  type CaseContext,
  completeList,
  expect,
  type Json,
  never,
  observed,
  verifies,
} from '#case';

type Icons = readonly Json[];

/** All that a client tells its user about a server which shows the same icons everywhere. */
const told = async ({ sdk, connect }: CaseContext, icons: Icons): Promise<Icons[]> => {
  const dressed = () => ({ icons: structuredClone(icons) });
  const lists = {
    'tools/list': () => ({ tools: [{ name: 'paint', inputSchema: { type: 'object' }, ...dressed() }] }),
    'prompts/list': () => ({ prompts: [{ name: 'sketch', ...dressed() }] }),
    'resources/list': () => ({ resources: [{ uri: 'file:///a', name: 'a', ...dressed() }] }),
    'resources/templates/list': () => ({
      resourceTemplates: [{ uriTemplate: 'file:///{x}', name: 'x', ...dressed() }],
    }),
  };
  const server = sdk.lowLevel(
    { name: 'painter', version: '1.0.0', ...dressed() },
    { tools: {}, prompts: {}, resources: {} },
    lists,
  );
  const { client } = await connect(server);
  const { tools } = await client.listTools();
  const { prompts } = await client.listPrompts();
  const { resources } = await client.listResources();
  const { resourceTemplates } = await client.listResourceTemplates();
  return [client.serverIdentity(), tools[0], prompts[0], resources[0], resourceTemplates[0]].map(
    (each) => each?.icons ?? [],
  );
};

const safe = [{ src: 'data:image/png;base64,AAEC' }];
const everywhere = (icons: Icons): Icons[] => Array(5).fill(icons);

verifies(
  'icons:scheme:unsafe',
  'of icons at a data URI and at unsafe ones only the first arrives, wherever they stand',
  async (cell) => {
    const unsafe = [
      { src: 'javascript:alert(1)' },
      { src: 'file:///etc/passwd' },
      { src: 'ftp://icons.example/48.png' },
      { src: 'ws://icons.example/48.png' },
      { src: 'paintbox://icon/48' },
    ];

    observed(await told(cell, [...safe, ...unsafe]))
      .required((seen) => expect(seen).toEqual(everywhere(safe)))
      .divergent('handed-on', (seen) => expect(seen).toEqual(everywhere([...safe, ...unsafe])));
  },
);

verifies(
  'icons:scheme:allowed',
  'of icons at a data URI and at one of plain HTTP only the first arrives, wherever they stand',
  async (cell) => {
    const plain = [{ src: 'http://icons.example/48.png' }];

    observed(await told(cell, [...safe, ...plain]))
      .required((seen) => expect(seen).toEqual(everywhere(safe)))
      .divergent('handed-on', (seen) => expect(seen).toEqual(everywhere([...safe, ...plain])));
  },
);

verifies(
  'icons:origin',
  'of icons at a data URI and at another host only the first arrives, wherever they stand',
  async (cell) => {
    const foreign = [{ src: 'https://elsewhere.example/48.png' }];

    observed(await told(cell, [...safe, ...foreign]))
      .required((seen) => expect(seen).toEqual(everywhere(safe)))
      .divergent('handed-on', (seen) => expect(seen).toEqual(everywhere([...safe, ...foreign])));
  },
);

verifies(
  'icons:not-fetched',
  'listing tools with icons asks the server alone, though the client has credentials to give',
  async ({ sdk, connect, quiet }) => {
    const icons = [{ src: 'http://icons.example/48.png' }, { src: 'https://icons.example/96.png' }];
    const tools = [{ name: 'paint', inputSchema: { type: 'object' }, icons }];
    const server = sdk.lowLevel(
      { name: 'painter', version: '1.0.0' },
      { tools: {} },
      { 'tools/list': () => ({ tools: structuredClone(tools) }), 'tools/call': never('nobody calls here') },
    );
    const visitor = sdk.client({ name: 'visitor', version: '1.0.0' });

    const { client, http } = await connect(server, visitor, {
      client: { requestInit: { headers: { authorization: 'Bearer secret' } } },
    });
    const hosts = await askedHosts(async () => {
      expect(await client.listTools()).toEqual(completeList({ tools }));
      await quiet();
    });

    expect(new Set(hosts)).toEqual(new Set([http.url.hostname]));
  },
);
