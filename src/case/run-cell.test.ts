// Cells that prove nothing, hang or leave something behind, run for real against an invented subject: none passes.

import { expect, test } from 'vitest';
import type { Requirement } from '../../requirements/model.ts';
import type { Connect, Ends } from '../../transports/port.ts';
import type { Carrier, WireRecord } from '../../transports/recorder.ts';
import type { Binding, Client, Sdk } from '../sdk/binding.ts';
import type { CellSpec } from './matrix.ts';
import { type Body, runCell } from './run-cell.ts';

const requirement: Requirement = { source: ['sdk'], behavior: 'The server does it.', level: 'own' };
const spec: CellSpec = {
  ids: ['invented:cell'],
  title: 'an invented cell',
  tier: 'lowlevel',
  transport: 'memory',
  revision: '2025-11-25',
  lacks: [],
};
const client = {} as Client;
const sdk = { client: () => client, lowLevel: () => ({ identity: {}, build: () => ({}) }) } as unknown as Sdk;
const binding = { line: 'v1', version: '1.32.2', at: () => sdk } as unknown as Binding;

const pinging = (over: Carrier): WireRecord => ({
  kind: 'message',
  at: 'client',
  did: 'sent',
  over,
  message: { jsonrpc: '2.0', id: 1, method: 'ping' },
});

/** A connection over which one ping is on record, and which leaves `left` open. */
const joining =
  (over: Carrier = { kind: 'stream', ordinal: 0 }, left: string[] = []): Connect =>
  async ({ recorder }: Ends) => {
    recorder.add(pinging(over));
    return { server: undefined, close: async () => left };
  };

const outcomeOf = async (body: Body, connect: Connect = joining()) => {
  const cell = await runCell({
    spec,
    requirements: [requirement],
    shapes: [],
    binding,
    body,
    connect,
    patience: 50,
  });
  return [cell.outcome, cell.failure?.kind, cell.failure?.saw];
};

const joined: Body = async ({ sdk, connect }) => {
  await connect(sdk.lowLevel({ name: 'any', version: '1' }, {}, {}));
};

const asserting: Body = async (context) => {
  await joined(context);
  expect(1).toBe(1);
};

test('a cell that connects and asserts passes', async () => {
  expect(await outcomeOf(asserting)).toEqual(['pass', undefined, undefined]);
});

test('a cell that asserted nothing is an error', async () => {
  expect(await outcomeOf(joined)).toEqual(['error', 'hollow', 'the test asserted nothing']);
});

test('a cell that put nothing on the wire is an error', async () => {
  const body: Body = async () => {
    expect(1).toBe(1);
  };
  expect(await outcomeOf(body)).toEqual(['error', 'hollow', 'the test put nothing on the wire']);
});

test('a cell that ran over another transport than its name says is an error', async () => {
  const http: Connect = async (ends) => {
    const over: Carrier = { kind: 'POST', ordinal: 1 };
    ends.recorder.add({ kind: 'request', at: 'client', over, headers: {} });
    return joining(over)(ends);
  };
  expect(await outcomeOf(asserting, http)).toEqual([
    'error',
    'hollow',
    'the cell is named memory, but its wire was Streamable HTTP',
  ]);
});

test('a cell that could not be connected is not a pass', async () => {
  const refusing: Connect = async () => {
    throw new Error('no connection');
  };
  expect(await outcomeOf(asserting, refusing)).toEqual(['fail', 'assertion', 'Error: no connection']);
});

test('a connection can be printed and compared, and says what it lacks only when asked', async () => {
  const printing: Body = async ({ sdk, connect }) => {
    const connected = await connect(sdk.lowLevel({ name: 'any', version: '1' }, {}, {}));
    expect(JSON.stringify(connected)).toBe('{"client":{}}');
    expect(connected).toEqual({ client: {} });
    expect(() => connected.server).toThrow('over memory no server lives on between requests');
    expect(() => connected.http).toThrow('memory is not HTTP');
  };
  expect(await outcomeOf(printing)).toEqual(['pass', undefined, undefined]);
});

test('a cell that waits for ever is told from a slow one, and fails', async () => {
  const waiting: Body = async (context) => {
    await asserting(context);
    await new Promise(() => {});
  };
  expect((await outcomeOf(waiting)).slice(0, 2)).toEqual(['fail', 'hang']);
});

test('a cell that leaves a stream or a timer behind fails', async () => {
  const left = await outcomeOf(asserting, joining(undefined, ['GET exchange']));
  expect(left).toEqual(['fail', 'leak', 'still open after closing: GET exchange']);
  let timer: NodeJS.Timeout | undefined;
  const leaking: Body = async (context) => {
    await asserting(context);
    timer = setTimeout(() => {}, 60_000);
  };
  expect(await outcomeOf(leaking)).toEqual(['fail', 'leak', 'still open after closing: timer of 60000 ms']);
  clearTimeout(timer);
});

test('a timer that is due at once is not left over', async () => {
  const late: Body = async (context) => {
    await asserting(context);
    setTimeout(() => {}, 0);
  };
  expect((await outcomeOf(late))[0]).toBe('pass');
});

test('a rejection that nobody handles fails the cell it came in', async () => {
  const crashing: Body = async (context) => {
    await asserting(context);
    void Promise.reject(new Error('nobody caught this'));
  };
  expect(await outcomeOf(crashing)).toEqual(['fail', 'crash', 'Error: nobody caught this']);
});
