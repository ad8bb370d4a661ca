import { describe, expect, test } from 'vitest';
import type { Divergence, Requirement } from '../../requirements/model.ts';
import type { Cell } from '../results/model.ts';
import { changesIn } from './change.ts';
import { standingOf } from './standing.ts';
import { triage } from './triage.ts';
import { cellOf, runOf } from './two-runs.ts';

const gap = (pin: string, rest: Partial<Divergence> = {}): Divergence => ({
  pin,
  sdk: 'v1',
  note: `does the ${pin} thing`,
  ...rest,
});

const failure = { kind: 'assertion', required: 'r', saw: 's' } as const;
const failing = (saw = 's') => cellOf('a:b', 'fail', { failure: { ...failure, saw } });
const diverging = (...pins: string[]) => cellOf('a:b', 'divergent', { pins });
const right = cellOf('a:b', 'pass');

/** What is said of one cell that changed between 1.30.1 and 1.32.2. */
const standing = (was: Cell, is: Cell, ...divergence: Divergence[]) => {
  const requirement: Requirement = { source: ['sdk'], behavior: 'It boils.', level: 'own', divergence };
  const { before, after, rows } = triage(runOf('1.30.1', [was]), runOf('1.32.2', [is]));
  const [change] = changesIn(rows);
  if (!change) throw new Error('no change');
  return standingOf(change, { before, after, requirements: { 'a:b': requirement } });
};

const name = '@modelcontextprotocol/sdk@1.32.2';

describe('what regressed', () => {
  test('is to be mended where nothing is on record', () => {
    expect(standing(right, failing())).toEqual({
      recorded: false,
      meaning: 'no divergence is on record: what was right is broken',
      next: `mend ${name}`,
    });
  });

  test('may be a gap whose record does not reach that far', () => {
    const records = [
      gap('odd', { versions: '<1.20' }),
      gap('queer', { transports: ['sse'], tier: 'highlevel' }),
    ];
    expect(standing(right, failing(), ...records)).toEqual({
      recorded: false,
      meaning:
        'what was right is broken; "odd" is on record for versions <1.20, ' +
        '"queer" is on record for tier highlevel; transports sse',
      next: `mend ${name}, or widen the record where it is the same gap`,
    });
  });

  test('may be a known gap of the later one, with its issue', () => {
    expect(standing(right, diverging('odd'), gap('odd', { issue: '#7' }), gap('other'))).toEqual({
      recorded: true,
      meaning: 'what was right is a known gap, "odd": does the odd thing (#7)',
    });
  });

  test('is not excused by a record of the other SDK line', () => {
    expect(standing(right, failing(), gap('odd', { sdk: 'v2' })).meaning).toMatch(
      /^no divergence is on record/,
    );
  });
});

describe('what moved', () => {
  test('is a known gap in a form that nobody has pinned', () => {
    expect(standing(diverging('odd'), failing(), gap('odd'))).toEqual({
      recorded: true,
      meaning: 'the known gap "odd": does the odd thing has taken a form that nobody has pinned',
      next: `mend ${name}, or pin the new form and end the versions of "odd"`,
    });
  });

  test('is another known gap, or what failed and is known now', () => {
    expect(standing(diverging('odd'), diverging('odder'), gap('odd'), gap('odder'))).toEqual({
      recorded: true,
      meaning:
        'the known gap "odd": does the odd thing gave way to the known gap "odder": does the odder thing',
    });
    expect(standing(failing(), diverging('odd'), gap('odd')).meaning).toBe(
      'what failed is the known gap "odd": does the odd thing',
    );
  });

  test('fails in both', () => {
    expect(standing(failing('one'), failing('other'))).toMatchObject({
      recorded: false,
      next: 'mend it, or record a divergence for each',
    });
  });
});

describe('what is fixed', () => {
  test('has a record to delete where it is stale', () => {
    expect(standing(diverging('odd'), cellOf('a:b', 'stale', { pins: ['odd'] }), gap('odd'))).toEqual({
      recorded: true,
      meaning: 'the known gap "odd": does the odd thing is closed',
      next: 'delete divergence "odd" of a:b, or end its versions before 1.32.2',
    });
  });

  test('asks for nothing where the record ends by itself, or there was none', () => {
    expect(standing(diverging('odd'), right, gap('odd', { versions: '<1.32' }))).toEqual({
      recorded: true,
      meaning: 'the known gap "odd": does the odd thing is closed, as recorded',
    });
    expect(standing(failing(), right)).toEqual({
      recorded: false,
      meaning: 'what was wrong, and not on record, is right',
    });
  });
});

describe('what is offered by one of the two', () => {
  const absent = cellOf('a:b', 'absent', { lacks: ['tasks', 'content:audio'] });

  test('names the one that lacks it', () => {
    expect(standing(right, absent).meaning).toBe(`${name} does not offer tasks, content:audio`);
    expect(standing(absent, right).meaning).toBe(
      '@modelcontextprotocol/sdk@1.30.1 does not offer tasks, content:audio',
    );
  });

  test('is told when it came wrong', () => {
    expect(standing(absent, failing())).toMatchObject({
      recorded: false,
      next: `mend ${name}, or record a divergence`,
    });
    expect(standing(absent, diverging('odd'), gap('odd')).meaning).toMatch(
      /a known gap, "odd": does the odd thing$/,
    );
  });
});

test('what could not be told is to be run alone', () => {
  const error = cellOf('a:b', 'error', { failure: { ...failure, kind: 'harness' } });
  expect(standing(right, error)).toEqual({
    recorded: false,
    meaning: 'the suite could not tell',
    next: 'run it alone',
  });
});
