// What a cell comes to: each thing that can be wrong with one, alone, and the records of divergences.

import { expect, test } from 'vitest';
import type { Divergence } from '../../requirements/model.ts';
import { PeerCannotError } from '../../transports/peer.ts';
import type { HeadRecord, WireRecord } from '../../transports/recorder.ts';
import { LacksFeatureError } from '../sdk/lacks-feature.ts';
import { HangError } from './bounded.ts';
import { conclude } from './conclude.ts';
import type { Evidence } from './evidence.ts';
import { HarnessError } from './harness-error.ts';

const message: WireRecord = {
  kind: 'message',
  at: 'client',
  did: 'sent',
  over: { kind: 'stream', ordinal: 0 },
  message: { jsonrpc: '2.0', id: 1, method: 'ping' },
};

const sound: Evidence = {
  spec: {
    ids: ['ping:client-to-server'],
    title: 'an invented test',
    tier: 'lowlevel',
    transport: 'memory',
    revision: '2025-11-25',
    lacks: [],
  },
  required: 'The server answers.',
  observations: [],
  remembered: [],
  thrown: undefined,
  crashes: [],
  assertions: 1,
  records: [message],
  violations: [],
  misnegotiated: undefined,
  emptyWireAsserted: false,
  answeredBySites: 0,
  byHand: new Set(),
  left: [],
};

const violation = {
  side: 'server',
  message: 'ping result',
  pointer: '/x',
  keyword: 'type',
  text: 'must be object',
};

const record: Divergence = { pin: 'other', sdk: 'v1', note: 'does something else' };

const observation = (required: boolean, other: boolean) => ({
  seen: 'what was seen',
  required: required ? undefined : { error: new Error('not as required') },
  forms: new Map([['other', other ? undefined : { error: new Error('not as pinned') }]]),
});

const outcomeOf = (evidence: Partial<Evidence>, own: Divergence[] = [], shapes: Divergence[] = []) => {
  const { outcome, failure, pins } = conclude({ ...sound, ...evidence }, own, shapes);
  return [outcome, failure?.kind ?? pins?.join()];
};

test('a sound cell passes', () => {
  expect(outcomeOf({})).toEqual(['pass', undefined]);
});

test('what the body threw fails it, and is an error where the suite is at fault', () => {
  expect(outcomeOf({ thrown: { error: new Error('rejected') } })).toEqual(['fail', 'assertion']);
  expect(outcomeOf({ thrown: { error: new HangError(1) } })).toEqual(['fail', 'hang']);
  expect(outcomeOf({ thrown: { error: new HarnessError('own', 'fault') } })).toEqual(['error', 'harness']);
  expect(outcomeOf({ thrown: { error: new LacksFeatureError('content:audio', '1.0.0') } })).toEqual([
    'error',
    'harness',
  ]);
  expect(outcomeOf({ thrown: { error: new PeerCannotError('on no link') } })).toEqual(['error', 'harness']);
});

test('an assertion that failed in a handler is reported before what came of it', () => {
  const inHandler = new Error('wrong params');
  const { failure } = conclude(
    { ...sound, remembered: [inHandler], thrown: { error: new Error('-32603') } },
    [],
    [],
  );
  expect(failure?.saw).toBe('Error: wrong params');
});

test('a crash, a leak and another revision fail it', () => {
  expect(outcomeOf({ crashes: [new Error('nobody caught this')] })).toEqual(['fail', 'crash']);
  expect(outcomeOf({ left: ['timer of 60000 ms'] })).toEqual(['fail', 'leak']);
  expect(outcomeOf({ misnegotiated: 'the ends agreed on another' })).toEqual(['fail', 'assertion']);
});

test('a frame that breaks its schema fails the cell, or is an error where it was played by hand', () => {
  expect(outcomeOf({ violations: [violation as never] })).toEqual(['fail', 'violation']);
  expect(outcomeOf({ violations: [violation as never], byHand: new Set(['server']) })).toEqual([
    'error',
    'harness',
  ]);
});

test('a cell that proves nothing is an error', () => {
  expect(outcomeOf({ assertions: 0 })).toEqual(['error', 'hollow']);
  expect(outcomeOf({ records: [] })).toEqual(['error', 'hollow']);
  expect(outcomeOf({ records: [], emptyWireAsserted: true })).toEqual(['pass', undefined]);
  expect(outcomeOf({ records: [], answeredBySites: 1 })).toEqual(['pass', undefined]);
  expect(outcomeOf({ spec: { ...sound.spec, transport: 'http' } })).toEqual(['error', 'hollow']);
  const over = { kind: 'GET', ordinal: 1 } as const;
  const refused: HeadRecord = { kind: 'response', at: 'client', over, status: 401, headers: {} };
  expect(outcomeOf({ records: [refused], spec: { ...sound.spec, transport: 'sse' } })[0]).toBe('pass');
  expect(outcomeOf({ records: [refused] })).toEqual(['error', 'hollow']);
});

test('an observation must hold as required where nothing is recorded', () => {
  expect(outcomeOf({ observations: [observation(true, false)] })).toEqual(['pass', undefined]);
  expect(outcomeOf({ observations: [observation(false, true)] })).toEqual(['fail', 'assertion']);
});

test('a recorded divergence must differ exactly as pinned', () => {
  expect(outcomeOf({ observations: [observation(false, true)] }, [record])).toEqual(['divergent', 'other']);
  expect(outcomeOf({ observations: [observation(false, false)] }, [record])).toEqual(['fail', 'assertion']);
  expect(outcomeOf({ observations: [observation(true, false)] }, [record])).toEqual(['stale', 'stale']);
  expect(outcomeOf({ observations: [observation(true, true)] }, [record])).toEqual(['stale', 'stale']);
});

test('a record whose form the test does not state is an error', () => {
  expect(outcomeOf({ observations: [] }, [record])).toEqual(['error', 'harness']);
});

test('a recorded violation of a schema fails no cell twice, and is stale once it is gone', () => {
  const shape: Divergence = {
    ...record,
    violation: { message: 'ping result', pointer: '/x', keyword: 'type' },
  };
  expect(outcomeOf({ violations: [violation as never] }, [], [shape])).toEqual(['pass', undefined]);
  expect(outcomeOf({ violations: [violation as never] }, [shape], [shape])).toEqual(['divergent', 'other']);
  expect(outcomeOf({ violations: [] }, [shape], [shape])).toEqual(['stale', 'stale']);
  const elsewhere = { ...violation, pointer: '/y' };
  expect(outcomeOf({ violations: [elsewhere as never] }, [], [shape])).toEqual(['fail', 'violation']);
});

test('what a test states beside a recorded violation is weighed with it', () => {
  const shape: Divergence = {
    ...record,
    violation: { message: 'ping result', pointer: '/x', keyword: 'type' },
  };
  const ended = (observed: ReturnType<typeof observation>, violations: object[]) =>
    outcomeOf({ observations: [observed], violations: violations as never }, [shape], [shape]);
  expect(ended(observation(false, true), [violation])).toEqual(['divergent', 'other']);
  expect(ended(observation(false, false), [violation])).toEqual(['fail', 'assertion']);
  expect(ended(observation(true, false), [])).toEqual(['stale', 'stale']);
  expect(ended(observation(true, false), [violation])).toEqual(['stale', 'stale']);
});
