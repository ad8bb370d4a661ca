import { expect, test } from 'vitest';
import { invented } from './invented-page.ts';
import { slugOf } from './slug.ts';

test.each([
  ['Boiling Water', 'boiling-water'],
  ['_lid', 'lid'],
  ['$lid of a kettle', 'lid-of-a-kettle'],
  ['tea://', 'tea'],
  ['Lid (2020-12):', 'lid-2020-12'],
  ['Kettle 2.1 & cup', 'kettle-2-1-&-cup'],
  ['cups/fill', 'cups/fill'],
  ['Time-to-Boil (TTB) field', 'time-to-boil-ttb-field'],
  ["The maker's  “best”, lid?", 'the-makers-best-lid'],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('markup in a heading is no part of its anchor, and a title that comes again is counted', () => {
  const page = '## `_lid`\n\n## **Lid**\n\n### [Lid](/lid) {/* old */}\n\n## Lid 2\n';
  expect(invented(page).anchors.map(({ anchor, title }) => [anchor, title])).toEqual([
    ['', ''],
    ['lid', '_lid'],
    ['lid-2', 'Lid'],
    ['lid-3', 'Lid'],
    ['lid-2-2', 'Lid 2'],
  ]);
});
