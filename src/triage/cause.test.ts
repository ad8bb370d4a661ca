import { expect, test } from 'vitest';
import type { Cell, TranscriptLine } from '../results/model.ts';
import { causesIn } from './cause.ts';
import { changesIn } from './change.ts';
import { triage } from './triage.ts';
import { cellOf, runOf, wire } from './two-runs.ts';

type Messages = readonly TranscriptLine[];

/** A conversation after which something else is said. */
const longer = (lines: Messages): Messages => [...lines, ...lines];

const failed = (id: string, transcript: Messages, saw = 'x'): Cell =>
  cellOf(id, 'fail', { transcript: [...transcript], failure: { kind: 'assertion', required: 'r', saw } });
const passed = (id: string, transcript: Messages): Cell =>
  cellOf(id, 'pass', { transcript: [...transcript] });

const causes = (before: readonly Cell[], after: readonly Cell[]) => {
  const { rows, shifts } = triage(runOf('1.0.0', before), runOf('1.1.0', after));
  const changes = changesIn(rows.filter(({ verdict }) => verdict !== 'shifted'));
  return causesIn(changes, shifts, ({ ids: [id] }) => (id?.startsWith('must:') ? 0 : 1)).map(
    ({ difference, lead, others }) => ({
      difference: difference && `${difference.message} ${difference.pointer} ${difference.change}`,
      lead: lead.ids[0],
      others: others.map(({ ids }) => ids[0]),
    }),
  );
};

test('what one difference accounts for is one cause, and the shortest conversation tells it', () => {
  const [old, young] = [wire({ a: 1 }), wire({ a: 2 })];
  expect(
    causes(
      [passed('a:long', longer(old)), passed('b:short', old), passed('c:other', wire({ c: 1 }))],
      [failed('a:long', longer(young)), failed('b:short', young), failed('c:other', wire({}))],
    ),
  ).toEqual([
    { difference: 'ping result /result/_meta/a changed', lead: 'b:short', others: ['a:long'] },
    { difference: 'ping result /result/_meta/c removed', lead: 'c:other', others: [] },
  ]);
});

test('a change that shows two differences belongs to the one that shows in more cells', () => {
  const old = wire({ a: 1, b: 1 });
  const found = causes(
    [passed('a', old), passed('b', old), passed('c', old)],
    [failed('a', wire({ a: 2, b: 2 })), failed('b', wire({ a: 1, b: 2 })), failed('c', wire({ a: 1, b: 2 }))],
  );
  expect(found.map(({ others }) => others.length)).toEqual([2]);
  expect(found[0]?.difference).toBe('ping result /result/_meta/b changed');
});

test('that a test ended early is no cause, not even where nothing else differs', () => {
  const whole = [...wire({ a: 1 }), ...wire({ z: 1 })];
  const found = causes(
    [passed('a', whole), passed('b', whole)],
    [failed('a', wire({ a: 1 })), failed('b', wire({ a: 1 }))],
  );
  expect(found.map(({ difference, others }) => [difference, others.length])).toEqual([
    [undefined, 0],
    [undefined, 0],
  ]);
});

test('where the wire tells nothing, tests that saw the same belong together, unless it is next to nothing', () => {
  const [hung, zero] = ['{ hung: true }', '0'];
  const found = causes(
    ['a', 'b', 'c', 'd'].map((id) => passed(id, [])),
    [
      failed('a', [], `${hung} (expected 1)`),
      failed('b', [], `${hung} (expected 2)`),
      failed('c', [], zero),
      failed('d', [], zero),
    ],
  );
  expect(found.map(({ lead, others }) => [lead, ...others])).toEqual([['a', 'b'], ['c'], ['d']]);
});

test('where its own wire tells nothing, a change goes with the difference that its failure names', () => {
  const found = causes(
    [passed('a', wire({ a: 1 })), passed('b', []), passed('c', [])],
    [
      failed('a', wire({ a: 2 })),
      failed('b', [], '{ a: 2 } (expected { a: 2 } to equal { a: 1 })'),
      failed('c', [], '{ b: 2 }'),
    ],
  );
  expect(found.map(({ lead, others }) => [lead, ...others])).toEqual([['a', 'b'], ['c']]);
});

test('what regressed never goes with what only moved', () => {
  const saw = '{ a: 2 } (expected { a: 2 } to equal { a: 1 })';
  const found = causes(
    [failed('a:moved', wire({ a: 1 })), passed('b:regressed', [])],
    [failed('a:moved', wire({ a: 2 }), 'y'), failed('b:regressed', [], saw)],
  );
  expect(found.map(({ lead, others }) => [lead, ...others])).toEqual([['a:moved'], ['b:regressed']]);
});

test('the answer to another question is no cause: the question is', () => {
  const exchange = (path: string, status: string): TranscriptLine[] => [
    { at: 'client', http: 'request', over: 'GET #1', line: `GET ${path}`, headers: {} },
    { at: 'client', http: 'response', over: 'GET #1', line: status, headers: {} },
  ];
  const found = causes(
    [passed('a', exchange('/here', '200')), passed('b', exchange('/here', '200'))],
    [failed('a', exchange('/there', '404')), failed('b', exchange('/here', '404'))],
  );
  expect(found.map(({ lead, others }) => [lead, ...others])).toEqual([['a'], ['b']]);
});

test('what differs for the most part where nothing changed is no cause', () => {
  const [old, young] = [wire({ a: 1, b: 1 }), wire({ a: 2, b: 1 })];
  const found = causes(
    [passed('a', old), passed('b', old), passed('c', old), passed('d', old), passed('e', old)],
    [failed('a', young), failed('b', young), passed('c', young), passed('d', young), passed('e', young)],
  );
  expect(found).toEqual([
    { difference: undefined, lead: 'a', others: [] },
    { difference: undefined, lead: 'b', others: [] },
  ]);
});

test('a header is no cause beside what is said', () => {
  const said = (type: string, line: string): TranscriptLine => ({
    at: 'server',
    http: 'response',
    over: 'POST ping #1',
    line,
    headers: { 'content-type': type },
  });
  const found = causes(
    [passed('a', [said('x', '200')]), passed('b', [said('x', '202')])],
    [failed('a', [said('y', '500')]), failed('b', [said('y', '404')])],
  );
  expect(found.map(({ others }) => others.length)).toEqual([0, 0]);
});

test('a status that became another one is one cause, whatever was asked', () => {
  const head = (over: string, line: string): TranscriptLine => ({
    at: 'server',
    http: 'response',
    over,
    line,
    headers: {},
  });
  const found = causes(
    [passed('a', [head('PUT #1', '405')]), passed('b', [head('PATCH #1', '405')])],
    [failed('a', [head('PUT #1', '404')]), failed('b', [head('PATCH #1', '404')])],
  );
  expect(found.map(({ lead, others }) => [lead, ...others])).toEqual([['a', 'b']]);
});

test('where the wire is the same, the changes of one test belong together', () => {
  const before = [passed('a', []), passed('b', []), { ...passed('b', []), transport: 'http' as const }];
  const after = [
    failed('a', []),
    failed('b', [], 'x'),
    { ...failed('b', [], 'y'), transport: 'http' as const },
  ];
  expect(causes(before, after)).toEqual([
    { difference: undefined, lead: 'a', others: [] },
    { difference: undefined, lead: 'b', others: ['b'] },
  ]);
});

test('the gravest leads, however long it is', () => {
  const [old, young] = [wire({ a: 1 }), wire({ a: 2 })];
  expect(
    causes(
      [passed('a', old), passed('must:b', longer(old))],
      [failed('a', young), failed('must:b', longer(young))],
    ),
  ).toMatchObject([{ lead: 'must:b', others: ['a'] }]);
});

test('what moved for the same reason follows what regressed, however short it is', () => {
  const [old, young] = [wire({ a: 1 }), wire({ a: 2 })];
  expect(
    causes(
      [failed('a:moved', old, 'x'), passed('b:regressed', longer(old))],
      [failed('a:moved', young, 'y'), failed('b:regressed', longer(young))],
    ),
  ).toEqual([
    { difference: 'ping result /result/_meta/a changed', lead: 'b:regressed', others: ['a:moved'] },
  ]);
});

test('what is fixed has causes of its own', () => {
  const found = causes(
    [failed('a', wire({ a: 1 })), passed('b', wire({ a: 1 }))],
    [passed('a', wire({ a: 2 })), failed('b', wire({ a: 2 }))],
  );
  expect(found.map(({ lead, others }) => [lead, ...others])).toEqual([['b'], ['a']]);
});
