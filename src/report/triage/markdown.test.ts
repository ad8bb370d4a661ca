import { expect, test } from 'vitest';
import { triage } from '../../triage/triage.ts';
import { after, before, cellOf, runOf } from '../../triage/two-runs.ts';
import { triageMarkdown } from './markdown.ts';
import { triageReport } from './model.ts';

const markdownOf = (one = before, other = after) =>
  triageMarkdown(triageReport(triage(one, other), {}, ['A', 'B']));

const failing = (saw: string, id = 'a:b') =>
  cellOf(id, 'fail', { failure: { kind: 'assertion', required: 'r', saw } });

test('what broke stands open, the rest is folded away', () => {
  const text = markdownOf();
  const [open = '', ...folds] = text.split('<details>');
  expect(open).toMatch(/^\*\*1\.32\.2 against 1\.30\.1: 2 regressed/);
  expect(open).toContain(
    '### Regressed\n\n- **`b:regressed`**: title of b:regressed\n  - `pass → fail: result {}`',
  );
  expect(open).toContain('### Moved');
  expect(folds.map((fold) => fold.match(/<summary>(.*)<\/summary>/)?.[1])).toEqual([
    'No longer offered',
    'Fixed',
    'In one of the two runs',
    'Records to delete',
    'Shifted on the wire alone',
  ]);
});

test('what a subject says can neither end its code nor call anybody', () => {
  const text = markdownOf(
    runOf('1.0.0', [cellOf('a:b', 'pass')]),
    runOf('1.1.0', [failing('`` @all\n# <b>')]),
  );
  expect(text).toContain('  - ``` pass → fail: `` @all # <b> ```\n');
});

test('a comment is cut at a line, with its folds closed, and says so', () => {
  const many = Array.from({ length: 900 }, (_, index) => `a:${index}`);
  const text = markdownOf(
    runOf(
      '1.0.0',
      many.map((id) => failing(`odd ${id}`, id)),
    ),
    runOf(
      '1.1.0',
      many.map((id) => cellOf(id, 'pass')),
    ),
  );
  expect(text.length).toBeLessThan(65_536);
  expect(text.match(/<details>/g)).toHaveLength(text.match(/<\/details>/g)?.length ?? 0);
  expect(text).toMatch(/The rest did not fit: the HTML page has all of it\.\n$/);
});
