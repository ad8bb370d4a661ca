// The parts of an SDK, by the paths of its sources.

import { expect, test } from 'vitest';
import { groupOf, regionsOf } from './code-group.ts';

test.each([
  ['client/index.js', 'client'],
  ['client/auth.js', 'authorization'],
  ['server/auth/handlers/token.js', 'authorization'],
  ['client/streamableHttp.js', 'http'],
  ['server/sse.js', 'sse'],
  ['server/sseKeepAlive.js', 'sse'],
  ['shared/stdio.js', 'stdio'],
  ['server/index.js', 'server'],
  ['server/mcp.js', 'mcp server'],
  ['shared/protocol.js', 'protocol'],
  ['../core-internal/src/shared/protocol.ts', 'protocol'],
  ['src/client/client.ts', 'client'],
  ['types.js', 'schemas'],
  ['experimental/tasks/stores/in-memory.js', 'tasks'],
  ['examples/client/simpleOAuthClient.js', undefined],
  ['../../node_modules/.pnpm/ajv@8.18.0/node_modules/ajv/dist/core.js', undefined],
])('%s belongs to %s', (source, group) => {
  expect(groupOf(source)).toBe(group);
});

test('in a bundle the mark before an offset says where its code comes from', () => {
  const text = '//#region src/cup.ts\na;\n//#endregion\nb;\n//#region src/kettle.ts\nc;\n';
  const region = regionsOf(text);
  expect(['a;', 'b;', 'c;'].map((code) => region(text.indexOf(code)))).toEqual([
    'src/cup.ts',
    undefined,
    'src/kettle.ts',
  ]);
});
