import { expect, test } from 'vitest';
import { factsOf, open } from './invented.fixture.ts';
import type { OpenStatement } from './open-statement.ts';
import { groupStatements } from './statement-group.ts';

const grouped = (statements: readonly OpenStatement[], facts = factsOf(statements)) =>
  groupStatements(statements, facts).map(({ places }) =>
    places.map(({ revision, page, anchor, statement }) => `${revision} ${page}#${anchor} ${statement.tag}`),
  );

test('one text under one address is one group in neighbouring revisions', () => {
  const statements = [
    open('2025-06-18', 'kettle#boiling', '0001'),
    open('2025-06-18', 'kettle#boiling', '0002'),
    open('2025-11-25', 'kettle#boiling', '0001'),
  ];
  expect(grouped(statements)).toEqual([
    ['2025-06-18 kettle#boiling 0001', '2025-11-25 kettle#boiling 0001'],
    ['2025-06-18 kettle#boiling 0002'],
  ]);
});

test('a revision in between parts the groups', () => {
  const statements = [open('2025-03-26', 'kettle', '0001'), open('2025-11-25', 'kettle', '0001')];
  expect(grouped(statements)).toEqual([['2025-11-25 kettle# 0001'], ['2025-03-26 kettle# 0001']]);
});

test('a text that moved to another page under its anchor, or within its page, stays one group', () => {
  const statements = [
    open('2025-03-26', 'kettle#lid', '0001'),
    open('2025-06-18', 'kettle#boiling', '0001'),
    open('2025-11-25', 'hot/kettle#boiling', '0001'),
  ];
  expect(grouped(statements)).toEqual([
    ['2025-03-26 kettle#lid 0001', '2025-06-18 kettle#boiling 0001', '2025-11-25 hot/kettle#boiling 0001'],
  ]);
});

test('a text elsewhere is another statement, and so is one that could have come from two places', () => {
  const elsewhere = [open('2025-06-18', 'kettle#boiling', '0001'), open('2025-11-25', 'cup#handle', '0001')];
  expect(grouped(elsewhere)).toHaveLength(2);
  const ambiguous = [
    open('2025-06-18', 'kettle#lid', '0001'),
    open('2025-06-18', 'kettle#spout', '0001'),
    open('2025-11-25', 'kettle#handle', '0001'),
  ];
  expect(grouped(ambiguous)).toHaveLength(3);
});

test('the only statement of an anchor stays one group when its wording changes, and says when', () => {
  const older = open('2025-06-18', 'kettle#boiling', '0001');
  const newer = open('2025-11-25', 'kettle#boiling', '0002');
  const [only, ...others] = groupStatements([older, newer], factsOf([older, newer]));
  expect(others).toEqual([]);
  expect(only).toEqual({ level: 'must', places: [older, newer], reworded: ['2025-11-25'] });
});

test('a new wording is another statement where the level changes or the anchor holds more, claimed or not', () => {
  const older = open('2025-06-18', 'kettle#boiling', '0001');
  expect(grouped([older, open('2025-11-25', 'kettle#boiling', '0002', 'should')])).toHaveLength(2);
  const newer = open('2025-11-25', 'kettle#boiling', '0002');
  const claimed = open('2025-11-25', 'kettle#boiling', '0003');
  expect(grouped([older, newer], factsOf([older, newer, claimed]))).toHaveLength(2);
});
