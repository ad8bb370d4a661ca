import { expect, test } from 'vitest';
import { area, facts, miniature, type Pages } from './fixture.ts';
import { standingsOf } from './standing.ts';

const entry = (source: string, rest = ''): string =>
  `{ source: [${source}], behavior: 'The kettle whistles.', level: 'must', ${rest} }`;

test('each statement of each revision knows who claims it there, or what sets it aside', () => {
  const pages: Pages = {
    kettle: {
      '': [['0001', 'must']],
      boiling: [
        ['0002', 'must'],
        ['0003', 'may'],
      ],
    },
    changelog: { '': [['0004', 'must']] },
  };
  const project = miniature({
    'requirements/spec/2024-11-05.json': facts('2024-11-05', pages),
    'requirements/spec/2025-03-26.json': facts('2025-03-26', pages),
    'requirements/spec/set-aside.ts':
      "export const setAside = [\n  { at: 'kettle#boiling', tags: ['0003'], reason: 'advice' },\n];\n",
    'requirements/features/kettle.ts': area(
      'kettle',
      [
        `'kettle:a': ${entry("{ at: 'kettle', tags: ['0001', '0001'] }")},`,
        `'kettle:b': ${entry("{ at: 'kettle', tags: ['0001'], in: ['2025-03-26'] }")},`,
        `'kettle:c': ${entry("{ at: 'kettle#boiling', tags: ['0002'] }", "until: '2025-03-26'")},`,
        `'kettle:d': ${entry("{ at: 'kettle#boiling' }")},`,
        `'kettle:e': ${entry("{ at: 'kettle', tags: ['0003'] }")},`,
      ].join('\n'),
    ),
  });
  const seen = standingsOf(project)
    .filter(({ revision, page }) => revision <= '2025-03-26' && page !== 'basic/ping')
    .map(({ revision, page, anchor, statement, claimedBy, setAside }) => [
      `${revision} ${page}#${anchor} ${statement.tag}`,
      claimedBy.map(({ id }) => id).join(' '),
      setAside?.line,
    ]);
  expect(seen).toEqual([
    ['2024-11-05 kettle# 0001', 'kettle:a', undefined],
    ['2024-11-05 kettle#boiling 0002', 'kettle:c', undefined],
    ['2024-11-05 kettle#boiling 0003', '', 2],
    ['2025-03-26 kettle# 0001', 'kettle:a kettle:b', undefined],
    ['2025-03-26 kettle#boiling 0002', '', undefined],
    ['2025-03-26 kettle#boiling 0003', '', 2],
  ]);
});
