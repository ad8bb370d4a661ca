import { describe, expect, test } from 'vitest';
import { leadInsOn, mentionsOn, statementsOn } from './invented-page.ts';

const table = (...rows: readonly string[]) => rows.map((row) => `| ${row} |\n`).join('');

describe('a statement in a cell', () => {
  test('has the cells that name its row before it', () => {
    const page = table(
      'Lid | Metal | Rule',
      '- | - | -',
      'shut | tin | It is grey. It MUST fit. It MAY rust.',
    );
    expect(statementsOn(page)).toEqual(['MUST: shut tin It MUST fit.', 'MAY: shut tin It MAY rust.']);
  });

  test('has no other statement of its row before it', () => {
    const page = table('Case | Cup | Kettle', '- | - | -', 'hot | Cups MUST wait | Kettles MUST NOT boil');
    expect(statementsOn(page)).toEqual(['MUST: hot Cups MUST wait', 'MUST NOT: hot Kettles MUST NOT boil']);
  });

  test('takes its subject from its column', () => {
    const page = table('Case | Kettle', '- | -', '`open` | **MUST** stop');
    expect(statementsOn(page)).toEqual(['MUST: open Kettle MUST stop']);
  });

  test('may be the first', () => {
    expect(statementsOn(table('Rule | Since', '- | -', 'Lids MUST fit | 1850'))).toEqual([
      'MUST: Lids MUST fit',
    ]);
  });
});

describe('a row under a lead-in', () => {
  const under = (leadIn: string, ...rows: readonly string[]) =>
    statementsOn(`${leadIn}\n\n${table(...rows)}`);

  test('inherits, without what holds a key word of its own', () => {
    expect(under('Cups MUST have:', 'Part | About', '- | -', 'ear | To hold. It MAY be tin.')).toEqual([
      'MAY: ear It MAY be tin.',
      'MUST, inherited by row: Cups MUST have: ear To hold.',
    ]);
  });

  test('is exempt where the column "Required" says no, but only from what is a must', () => {
    const rows = ['Part | Required', '- | -', 'ear | Yes', 'foot | No', 'spoon | optional'];
    expect(under('Cups MUST have these:', ...rows)).toEqual([
      'MUST, inherited by row: Cups MUST have these: ear Yes',
    ]);
    expect(under('Cups SHOULD have these:', ...rows)).toHaveLength(3);
  });

  test('is exempt where a column says that it is not supported', () => {
    const rows = ['Part | Supports steam', '- | -', 'ear | No', 'spout | Yes'];
    expect(under('Kettles MAY send these:', ...rows)).toEqual([
      'MAY, inherited by row: Kettles MAY send these: spout Yes',
    ]);
  });

  test('inherits nothing from a choice', () => {
    expect(under('A cup MUST be one of the following:', 'Metal', '-', 'tin')).toHaveLength(1);
  });
});

test('a lead-in before a table may be bare, and a title of a column is only spoken about', () => {
  const page = `Cups MUST have the following parts:\n\n${table('MUST', '-', 'ear')}`;
  expect(leadInsOn(page)).toEqual(['Cups MUST have the following parts:']);
  expect(mentionsOn(page)).toEqual(['MUST']);
});
