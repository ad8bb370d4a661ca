// Cells over a real carrier are held against the cells they repeat: whatever differs is named, and nothing else.

import { expect, test } from 'vitest';
import { cellOf, runOf, wire } from '../triage/two-runs.ts';
import type { Cell, TranscriptLine } from './model.ts';
import { compareRepeats } from './repeats.ts';

const compare = (...cells: Cell[]) => compareRepeats(runOf('1.32.2', cells));

const over = (transport: string, rest: Partial<Cell> = {}): Cell =>
  cellOf('a:cell', 'pass', { transcript: wire({ a: 1 }), ...rest, transport });

const key = (transport: string) => `a:cell | title of a:cell | lowlevel | ${transport} | 2025-11-25`;

test('cells that come to the same are not named, and other transports are not compared', () => {
  const cells = ['memory', 'http', 'http-socket', 'stdio', 'stdio-process'].map((name) => over(name));
  expect(compare(...cells)).toEqual({ compared: 2, unlike: [] });
});

test.each<[string, Partial<Cell>, string]>([
  ['another outcome', { outcome: 'fail' }, 'pass, and here fail'],
  ['other pins', { pins: ['odd'] }, 'pass, and here pass odd'],
  [
    'another transcript',
    { transcript: wire({ a: 2 }) },
    'server sent: ping result /result/_meta/a changed [1,2]',
  ],
])('%s is named', (_, rest, difference) => {
  expect(compare(over('http'), over('http-socket', rest))).toEqual({
    compared: 1,
    unlike: [{ key: key('http-socket'), differences: [difference] }],
  });
});

test('a cell without its counterpart is named on either side', () => {
  expect(compare(over('http'), over('stdio-process'))).toEqual({
    compared: 2,
    unlike: [
      { key: key('http-socket'), differences: ['there is no such cell'] },
      { key: key('stdio-process'), differences: ['there is no cell that it repeats'] },
    ],
  });
});

const exchange = (stream: string, id: number, method: string): TranscriptLine[] => {
  const request = { jsonrpc: '2.0', id, method };
  const result = { jsonrpc: '2.0', id, result: {} };
  return [
    { at: 'client', did: 'sent', over: stream, message: request },
    { at: 'server', did: 'got', over: stream, message: request },
    { at: 'server', did: 'sent', over: stream, message: result },
    { at: 'client', did: 'got', over: stream, message: result },
  ];
};

const together = (...exchanges: TranscriptLine[][]): TranscriptLine[] =>
  [0, 1, 2, 3].flatMap((place) => exchanges.flatMap((lines) => lines[place] ?? []));

test('a child that is only asked what the server speaks, and the one that is talked to, are one stream', () => {
  const first = exchange('stream', 1, 'server/discover');
  const repeated = over('stdio', { transcript: together(first, exchange('stream', 2, 'tools/list')) });
  const talk = exchange('stream (2)', 2, 'tools/list');
  expect(compare(repeated, over('stdio-process', { transcript: [...first, ...talk] })).unlike).toEqual([]);
});

const discover = exchange('stream', 1, 'server/discover');
const ping = exchange('stream', 1, 'ping');

test.each([
  ['asked anything else', [ping]],
  ['asked twice', [discover, discover]],
  ['asked anything more', [discover, ping]],
  ['not answered', [discover.slice(0, 2)]],
])('a first child that is %s is no such sibling', (_, asked) => {
  const transcript = [...asked.flat(), ...exchange('stream (2)', 2, 'tools/list')];
  const repeated = over('stdio', { transcript: together(...asked, exchange('stream', 2, 'tools/list')) });
  const { unlike } = compare(repeated, over('stdio-process', { transcript }));
  expect(unlike.map((each) => each.key)).toEqual([key('stdio-process')]);
});
