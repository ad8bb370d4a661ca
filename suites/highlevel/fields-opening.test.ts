// Every optional field with which a server built on the high-level class and its client meet, full and empty.

import { type CaseContext, expect, type Json, observed, verifies, without } from '#case';

const icons = [
  { src: 'https://icons.example/48.png', mimeType: 'image/png', sizes: ['48x48', 'any'], theme: 'light' },
  { src: 'data:image/svg+xml;base64,PHN2Zy8+', theme: 'dark' },
];
const identity = { name: 'dressed', version: '1.0.0' };
const full = {
  ...identity,
  title: 'All dressed up',
  description: 'Shows everything about itself.',
  websiteUrl: 'https://dressed.example/',
  icons,
};
const empty = {
  ...{ name: '', version: '', title: '', description: '' },
  icons: [{ src: 'data:,', mimeType: '', sizes: [] }],
};
const bare = { ...identity, icons: [] };

const able = {
  experimental: { 'example.com/humming': { volume: 0, tune: null } },
  roots: { listChanged: true },
  sampling: { context: {}, tools: {} },
  elicitation: { form: {}, url: {} },
  tasks: {
    list: {},
    cancel: {},
    requests: { sampling: { createMessage: {} }, elicitation: { create: {} } },
  },
};
const unable = [
  { experimental: {}, roots: { listChanged: false }, sampling: {}, elicitation: { url: {} } },
  { roots: {}, tasks: { requests: {} } },
  { tasks: {} },
];

const serverOf = ({ sdk }: CaseContext, identity: Json, options: Json = {}) =>
  sdk.highLevel(structuredClone(identity) as never, () => {}, options);

verifies('fields:opening:server', 'every field of a server reaches its client', async (cell) => {
  const { client } = await cell.connect(serverOf(cell, full));

  observed(client.serverIdentity())
    .required((seen) => expect(seen).toEqual(full))
    .divergent('without-description', (seen) => expect(seen).toEqual(without(full, 'theme', 'description')));
});

verifies('fields:opening:server:empty', 'empty fields of a server reach its client', async (cell) => {
  const learned: Json[] = [];
  for (const each of [empty, bare]) {
    const { client } = await cell.connect(serverOf(cell, each));
    learned.push(client.serverIdentity() ?? {});
  }

  observed(learned)
    .required((seen) => expect(seen).toEqual([empty, bare]))
    .divergent('without-description', (seen) => expect(seen).toEqual([without(empty, 'description'), bare]));
});

verifies('fields:opening:client', 'every field of a client reaches its server', async (cell) => {
  const { server } = await cell.connect(serverOf(cell, identity), cell.sdk.client(structuredClone(full)));

  observed(server.clientIdentity())
    .required((seen) => expect(seen).toEqual(full))
    .divergent('without-description', (seen) => expect(seen).toEqual(without(full, 'theme', 'description')));
});

verifies('fields:opening:client:empty', 'empty fields of a client reach its server', async (cell) => {
  const learned: Json[] = [];
  for (const each of [empty, bare]) {
    const { server } = await cell.connect(serverOf(cell, identity), cell.sdk.client(structuredClone(each)));
    learned.push(server.clientIdentity() ?? {});
  }

  observed(learned)
    .required((seen) => expect(seen).toEqual([empty, bare]))
    .divergent('without-description', (seen) => expect(seen).toEqual([without(empty, 'description'), bare]));
});
verifies(
  'fields:opening:client-capabilities',
  'every part of the capabilities of a client reaches its server',
  async (cell) => {
    const client = cell.sdk.client(identity, { capabilities: structuredClone(able) });
    const { server } = await cell.connect(serverOf(cell, identity), client);

    expect(server.clientCapabilities()).toEqual(able);
  },
);

verifies(
  'fields:opening:client-capabilities:empty',
  'capabilities of a client without parts, or with denied ones, reach its server',
  async (cell) => {
    for (const each of unable) {
      const client = cell.sdk.client(identity, { capabilities: structuredClone(each) });
      const { server } = await cell.connect(serverOf(cell, identity), client);
      expect(server.clientCapabilities()).toEqual(each);
    }
  },
);

verifies('fields:opening:instructions:empty', 'empty instructions reach the client', async (cell) => {
  const { client } = await cell.connect(serverOf(cell, identity, { instructions: '' }));

  observed(client.instructions())
    .required((seen) => expect(seen).toBe(''))
    .divergent('dropped', (seen) => expect(seen).toBeUndefined());
});
