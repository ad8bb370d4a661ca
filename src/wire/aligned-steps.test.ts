import { expect, test } from 'vitest';
import type { TranscriptLine } from '../results/model.ts';
import { alignedSteps } from './aligned-steps.ts';

const line = (at: 'client' | 'server', did: 'sent' | 'got', message: object): TranscriptLine => ({
  at,
  did,
  over: 'stream',
  message: { jsonrpc: '2.0', ...message },
});

const note = (method: string): TranscriptLine[] => [
  line('server', 'sent', { method }),
  line('client', 'got', { method }),
];

const ping = { id: 1, method: 'ping' };
const asked = [line('client', 'sent', ping), line('server', 'got', ping)];
const answered = (result: object) => [
  line('server', 'sent', { id: 1, result }),
  line('client', 'got', { id: 1, result }),
];

const briefly = (...lists: [TranscriptLine[], TranscriptLine[]]) =>
  alignedSteps(...lists).map(({ before, after, differs, mark }) =>
    [before?.name ?? '', after?.name ?? '', differs && 'differs', mark].filter(
      (text) => text !== false && text !== undefined,
    ),
  );

test('what arrived as it was sent is told once', () => {
  expect(briefly([...asked, ...answered({})], [...asked, ...answered({})])).toEqual([
    ['ping request', 'ping request'],
    ['ping result', 'ping result'],
  ]);
});

test('what differs at the sender is not told again where it arrived', () => {
  expect(briefly([...asked, ...answered({ a: 1 })], [...asked, ...answered({ a: 2 })])).toEqual([
    ['ping request', 'ping request'],
    ['ping result', 'ping result', 'differs', 'first'],
  ]);
});

test('a message more stands alone, and what follows is still side by side', () => {
  expect(briefly([...asked, ...answered({})], [...asked, ...note('extra'), ...answered({})])).toEqual([
    ['ping request', 'ping request'],
    ['', 'extra notification', 'differs', 'first'],
    ['ping result', 'ping result'],
  ]);
});

test('what did not arrive is told', () => {
  const [sent, got] = note('lost');
  expect(briefly([sent as TranscriptLine, got as TranscriptLine], [sent as TranscriptLine])).toEqual([
    ['lost notification', 'lost notification'],
    ['lost notification', '', 'differs', 'first'],
  ]);
});

test('a line comes back as it stands in the transcript', () => {
  const [step] = alignedSteps(asked, []);
  expect(step).toEqual({ before: { line: asked[0], name: 'ping request' }, differs: true, mark: 'first' });
});

test('the message that tells most is marked, though another one differs before it', () => {
  const lines = (note: string, result: object) => [
    ...asked,
    line('server', 'sent', { method: 'note', params: { note } }),
    ...answered(result),
  ];
  const steps = alignedSteps(lines('a', { b: 1 }), lines('c', { b: 2 }), 'ping result');
  const marks = (all: typeof steps) => all.flatMap(({ after, mark }) => (mark ? [[after?.name, mark]] : []));
  expect(marks(steps)).toEqual([['ping result', 'telling']]);
  const untold = alignedSteps(lines('a', { b: 1 }), lines('c', { b: 2 }), 'nothing of the kind');
  expect(marks(untold)).toEqual([['note notification', 'first']]);
});
