// A pair of small runs that differ in every way two runs can: what the tests of triage and of its report read.

import type { Cell, Header, Outcome, Run, TranscriptLine } from '../results/model.ts';
import { totalsOf } from '../results/totals.ts';

const headerOf = (version: string): Header => ({
  kind: 'run',
  format: 1,
  suite: 'abc',
  subject: { name: `@modelcontextprotocol/sdk@${version}`, line: 'v1', version, packages: {} },
  revisions: ['2025-11-25'],
  node: 20,
  filters: {},
});

export const cellOf = (id: string, outcome: Outcome, rest: Partial<Cell> = {}): Cell => ({
  kind: 'cell',
  ids: [id],
  title: `title of ${id}`,
  tier: 'lowlevel',
  transport: 'memory',
  revision: '2025-11-25',
  outcome,
  transcript: [],
  ...rest,
});

export const runOf = (version: string, cells: readonly Cell[], header: Partial<Header> = {}): Run => ({
  header: { ...headerOf(version), ...header },
  cells,
  footer: { kind: 'end', totals: totalsOf(cells) },
});

/** A ping whose answer carries `_meta`. */
export const wire = (meta: object): TranscriptLine[] => [
  { at: 'client', did: 'sent', over: 'stream', message: { jsonrpc: '2.0', id: 1, method: 'ping' } },
  { at: 'server', did: 'sent', over: 'stream', message: { jsonrpc: '2.0', id: 1, result: { _meta: meta } } },
];

const failure = { kind: 'assertion', required: 'r', saw: 'result {}' } as const;

export const before = runOf('1.30.1', [
  cellOf('a:same', 'pass', { transcript: wire({ a: 1 }) }),
  cellOf('b:regressed', 'pass'),
  cellOf('b:regressed', 'pass', { transport: 'http' }),
  cellOf('c:fixed', 'divergent', { pins: ['odd'] }),
  cellOf('d:moved', 'divergent', { pins: ['odd'] }),
  cellOf('e:lost', 'pass'),
  cellOf('f:gone', 'pass'),
  cellOf('h:shifted', 'pass', { transcript: wire({ a: 1 }) }),
  cellOf('h:shifted', 'pass', { transport: 'stdio', transcript: wire({ a: 1, b: 1 }) }),
  cellOf('i:older-revision', 'pass', { revision: '2025-06-18' }),
  cellOf('j:stale', 'pass'),
]);

export const after = runOf('1.32.2', [
  cellOf('a:same', 'pass', { transcript: wire({ a: 1 }) }),
  cellOf('b:regressed', 'fail', { failure }),
  cellOf('b:regressed', 'fail', { transport: 'http', failure }),
  cellOf('c:fixed', 'stale', { pins: ['odd'] }),
  cellOf('d:moved', 'divergent', { pins: ['odder'] }),
  cellOf('e:lost', 'absent', { lacks: ['content:audio'] }),
  cellOf('g:new', 'pass', { revision: '2026-07-28' }),
  cellOf('h:shifted', 'pass', { transcript: wire({ a: 2 }) }),
  cellOf('h:shifted', 'pass', { transport: 'stdio', transcript: wire({ a: 2 }) }),
  cellOf('i:older-revision', 'pass'),
  cellOf('j:stale', 'stale', { pins: ['gone'] }),
]);
