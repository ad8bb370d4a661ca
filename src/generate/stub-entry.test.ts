import { expect, test } from 'vitest';
import { isId } from '../../requirements/address.ts';
import { factsOf, open } from './invented.fixture.ts';
import type { OpenStatement } from './open-statement.ts';
import { groupStatements } from './statement-group.ts';
import { stubEntries } from './stub-entry.ts';

const stubs = (statements: readonly OpenStatement[], taken: readonly string[] = []) => {
  const facts = factsOf(statements);
  return stubEntries(groupStatements(statements, facts), facts, new Set(taken));
};
const idsOf = (statements: readonly OpenStatement[], taken: readonly string[] = []) =>
  stubs(statements, taken).map(({ id }) => id);

test('a stub claims its statement and waits for everything else', () => {
  const statements = (['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const).map(
    (revision) => open(revision, 'server/kettle#boiling', '0a1b', 'should'),
  );
  expect(stubs(statements)).toEqual([
    {
      id: 'kettle:boiling',
      folder: 'features',
      page: 'server/kettle',
      text: `  'kettle:boiling': {
    source: [{ at: 'server/kettle#boiling', tags: ['0a1b'] }],
    behavior: '',
    level: 'should',
    deferred: { reason: 'unwritten', note: 'the statement waits for its behavior' },
  },`,
    },
  ]);
});

test('where address and wording change, each source says its revisions and the note says where to look', () => {
  const statements = [
    open('2025-03-26', 'kettle#boiling', '0001'),
    open('2025-06-18', 'kettle#boiling', '0002'),
    open('2025-11-25', 'hot/kettle#boiling', '0002'),
  ];
  expect(stubs(statements)[0]?.text).toBe(`  'kettle:boiling': {
    source: [
      { at: 'kettle#boiling', tags: ['0001'], in: ['2025-03-26'] },
      { at: 'kettle#boiling', tags: ['0002'], in: ['2025-06-18'] },
      { at: 'hot/kettle#boiling', tags: ['0002'], in: ['2025-11-25'] },
    ],
    behavior: '',
    level: 'must',
    since: '2025-03-26',
    until: '2026-07-28',
    deferred: {
      reason: 'unwritten',
      note: 'the statement waits for its behavior, its wording changes in 2025-06-18',
    },
  },`);
});

test('several statements under one anchor are told apart by their tags', () => {
  const statements = [open('2025-11-25', 'kettle#lid', '0001'), open('2025-11-25', 'kettle#lid', '0002')];
  expect(idsOf(statements)).toEqual(['kettle:lid:0001', 'kettle:lid:0002']);
});

test('an id that exists is not given again', () => {
  expect(idsOf([open('2025-11-25', 'kettle#lid', '0001')], ['kettle:lid'])).toEqual(['kettle:lid:0001']);
  const again = [open('2025-03-26', 'kettle#lid', '0001'), open('2025-11-25', 'kettle#lid', '0001')];
  expect(idsOf(again)).toEqual(['kettle:lid:0001', 'kettle:lid:0001:2025-03-26']);
  const taken = ['kettle:lid', 'kettle:lid:0001', 'kettle:lid:0001:2025-11-25'];
  expect(idsOf([open('2025-11-25', 'kettle#lid', '0001')], taken)).toEqual(['kettle:lid:0001:2025-11-25:2']);
});

test.each([
  ['server/kettle', 'kettle:general', 'features'],
  ['server/kettle#_meta-Fields', 'kettle:meta-fields', 'features'],
  ['server/kettle#the-lid-of-the-kettle-and-its-handle', 'kettle:lid-kettle-its', 'features'],
  ['index#lid', 'overview:lid', 'features'],
  ['basic/index#lid', 'basic:lid', 'features'],
  ['basic/transports#custom-transports', 'transport:custom-transports', 'transports'],
  ['basic/transports/streamable-http#lid', 'http:lid', 'transports'],
  ['basic/transports/stdio#lid', 'stdio:lid', 'transports'],
  ['basic/transports/index#lid', 'transport:lid', 'transports'],
  ['basic/authorization#lid', 'auth:lid', 'auth'],
  ['basic/authorization/client-registration#lid', 'auth:registration:lid', 'auth'],
  ['schema#lid', 'schema:general:lid', 'features'],
])('%s becomes %s in %s', (at, id, folder) => {
  expect(stubs([open('2025-11-25', at, '0001')])).toMatchObject([{ id, folder }]);
  expect(isId(id)).toBe(true);
});

test('on pages about many things the heading above decides', () => {
  const page = (at: string, ...anchors: string[]) =>
    idsOf(anchors.map((anchor) => open('2025-11-25', `${at}#${anchor}`, '0001')));
  expect(page('basic/transports', 'stdio', 'lid', 'streamable-http', 'spout')).toEqual([
    'stdio:general',
    'stdio:lid',
    'http:streamable-http',
    'http:spout',
  ]);
  expect(page('schema', 'common-types', 'lid', 'tools/call', 'spout')).toEqual([
    'schema:shared:common-types',
    'schema:shared:lid',
    'schema:tools:tools-call',
    'schema:tools:spout',
  ]);
});
