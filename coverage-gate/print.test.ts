import { expect, test } from 'vitest';
import { printAnnotation, printFinding, printLedgers, printSummary } from './print.ts';

const finding = {
  rule: 'every-requirement-is-cited',
  file: 'requirements/features/tools.ts',
  line: 41,
  message: `tools:call:content:text lists tier "highlevel", but no test in suites/highlevel/ cites it.
Write one in suites/highlevel/tools.test.ts, or drop the tier.`,
};

test('a finding is a place, a sentence, what to do and the rule, within the width of a page', () => {
  expect(printFinding(finding)).toBe(
    `requirements/features/tools.ts:41  tools:call:content:text lists tier "highlevel", but no test in
  suites/highlevel/ cites it.
  Write one in suites/highlevel/tools.test.ts, or drop the tier.                  (every-requirement-is-cited)`,
  );
});

test('a name of a rule that finds no room stands on a line of its own', () => {
  const printed = printFinding({ ...finding, message: `Short.\n${'word '.repeat(18)}end.` });
  expect(printed.split('\n').map((line) => line.trim())).toEqual([
    'requirements/features/tools.ts:41  Short.',
    `${'word '.repeat(18)}end.`,
    '(every-requirement-is-cited)',
  ]);
});

test('an annotation is one line with its place', () => {
  expect(printAnnotation({ ...finding, message: '100% wrong.\nRight it.' })).toBe(
    '::error file=requirements/features/tools.ts,line=41,title=every-requirement-is-cited::100%25 wrong.%0ARight it.',
  );
});

test('the summary counts in words', () => {
  const requirements = {
    total: 62,
    active: 58,
    deferred: 4,
    divergent: 6,
    proven: 58,
    tiers: 97,
    notInForce: 0,
  };
  expect(printSummary({ requirements, findings: [] }, 'proven')).toBe(
    '62 requirements, 58 proven on 97 tiers, 4 deferred, 6 with divergences; 0 findings',
  );
  expect(
    printSummary({ requirements: { ...requirements, proven: 51, notInForce: 7 }, findings: [] }, 'proven'),
  ).toContain('51 proven on 97 tiers, 7 in force in no revision that ran, 4 deferred');
  expect(printSummary({ requirements, findings: [finding] }, 'cited')).toBe(
    '62 requirements, 58 cited on 97 tiers, 4 deferred, 6 with divergences; 1 finding',
  );
});

test('the statements of a revision are counted in one line, those of the schema page apart', () => {
  const none = { total: 0, claimed: 0, setAside: 0, unclaimed: 0, deferred: 0 };
  const statements = {
    '2025-06-18': { total: 3, claimed: 2, setAside: 1, unclaimed: 0, deferred: 0 },
    '2025-11-25': { total: 9, claimed: 4, setAside: 2, unclaimed: 3, deferred: 1 },
  };
  const schema = { '2025-06-18': none, '2025-11-25': { ...none, total: 5, claimed: 1, unclaimed: 4 } };
  expect(printLedgers({ statements, schema })).toEqual([
    '2025-06-18  3 statements: 2 claimed, 1 set aside, 0 unclaimed',
    '2025-11-25  9 statements: 4 claimed, 2 set aside, 3 unclaimed, 1 in deferred requirements alone; of the schema page 4 of 5 unclaimed',
  ]);
});
