import { expect, test } from 'vitest';
import { runOf } from '../../triage/two-runs.ts';
import { conformanceOf } from './conformance.ts';
import { runs, stated, statements } from './kettles.ts';
import { conformanceMarkdown } from './markdown.ts';

test('the table reads as text: a row per page and level, no sum over levels', () => {
  expect(conformanceMarkdown(conformanceOf(statements, runs))).toBe(`# Conformance

## 2025-11-25

Proven means that tests ran and asserted, in the runs of v1 1.0.0 and v2 1.0.0.

| page           | level  | statements | proven | in part | no verdict | deferred | set aside | unclaimed | v1 1.0.0 divergent | v2 1.0.0 divergent |
| -------------- | ------ | ---------: | -----: | ------: | ---------: | -------: | --------: | --------: | -----------------: | -----------------: |
| all but schema | must   |          3 |      1 |       1 |          0 |        0 |         0 |         1 |                  1 |                  1 |
| all but schema | should |          3 |      0 |       0 |          1 |        1 |         1 |         0 |                  0 |                  0 |
| server/kettle  | must   |          2 |      1 |       1 |          0 |        0 |         0 |         0 |                  1 |                  1 |
| server/kettle  | should |          2 |      0 |       0 |          1 |        1 |         0 |         0 |                  0 |                  0 |
| server/cup     | must   |          1 |      0 |       0 |          0 |        0 |         0 |         1 |                  0 |                  0 |
| server/cup     | should |          1 |      0 |       0 |          0 |        0 |         1 |         0 |                  0 |                  0 |
| schema         | must   |          1 |      1 |       0 |          0 |        0 |         0 |         0 |                  0 |                  1 |

## 2025-06-18

No run of this revision was given: cited means that tests exist, not that they ran; on record are divergences of any version.

| page           | level  | statements | cited | in part | no test | deferred | set aside | unclaimed | v1 on record | v2 on record |
| -------------- | ------ | ---------: | ----: | ------: | ------: | -------: | --------: | --------: | -----------: | -----------: |
| all but schema | must   |          3 |     1 |       1 |       0 |        0 |         0 |         1 |            1 |            0 |
| all but schema | should |          3 |     0 |       0 |       1 |        1 |         1 |         0 |            0 |            0 |
| server/kettle  | must   |          2 |     1 |       1 |       0 |        0 |         0 |         0 |            1 |            0 |
| server/kettle  | should |          2 |     0 |       0 |       1 |        1 |         0 |         0 |            0 |            0 |
| server/cup     | must   |          1 |     0 |       0 |       0 |        0 |         0 |         1 |            0 |            0 |
| server/cup     | should |          1 |     0 |       0 |       0 |        0 |         1 |         0 |            0 |            0 |
| schema         | must   |          1 |     1 |       0 |       0 |        0 |         0 |         0 |            0 |            0 |
`);
});

test('a hostile name of a subject stays in its cell', () => {
  const run = runOf('1.0.0', []);
  const subject = { ...run.header.subject, name: 'a|b\n# <b>`c`' };
  const text = conformanceMarkdown(
    conformanceOf([stated('0001', 'must')], [{ ...run, header: { ...run.header, subject } }]),
  );
  expect(text.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(4);
  expect(text).toContain('a\\|b # \\<b\\>\\`c\\` 1.0.0 divergent');
});
