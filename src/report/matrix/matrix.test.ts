import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { Requirement } from '../../../requirements/model.ts';
import type { Outcome } from '../../results/model.ts';
import { historiesIn } from '../../triage/history.ts';
import { cellOf, runOf } from '../../triage/two-runs.ts';
import { matrixPage } from './page.ts';
import { matrixText } from './terminal.ts';

const requirement: Requirement = {
  source: [{ at: 'server/kettles#boiling' }],
  behavior: 'The kettle <b>boils</b>.',
  level: 'must',
  until: '2025-11-25',
};

const runs = [
  runOf('1.0.0', [cellOf('a:b', 'pass'), cellOf('c:d', 'pass')], { revisions: ['2025-06-18'] }),
  runOf('1.1.0', [cellOf('a:b', 'divergent', { pins: ['odd'] }), cellOf('c:d', 'pass')]),
  runOf('1.2.0', [cellOf('a:b', 'pass'), cellOf('c:d', 'absent')]),
];

const matrix = {
  headers: runs.map(({ header }) => header),
  histories: historiesIn(runs),
  requirements: { 'a:b': requirement },
};

test('the terminal says what happened in which version', () => {
  expect(stripVTControlCharacters(matrixText(matrix)).split('\n')).toEqual([
    '3 versions, 1.0.0 to 1.2.0: 2 requirements; broken 1, fixed 1, lost 1.',
    '1.1.0',
    '  broken a:b  "odd"',
    '1.2.0',
    '  fixed  a:b',
    '  lost   c:d',
  ]);
});

test('what was fixed on one transport alone is told as fixed in part', () => {
  const http = (outcome: Outcome) => cellOf('a:b', outcome, { transport: 'http', pins: ['odd'] });
  const wrong = cellOf('a:b', 'divergent', { pins: ['odd'] });
  const two = [runOf('1.0.0', [wrong, http('divergent')]), runOf('1.1.0', [wrong, http('pass')])];
  const partly = { headers: two.map(({ header }) => header), histories: historiesIn(two), requirements: {} };

  expect(stripVTControlCharacters(matrixText(partly))).toContain('  fixed  a:b (in part)');
  expect(matrixPage(partly)).toContain('fixed in part in 1.1.0');
  expect(matrixPage(partly)).toContain('title="divergent odd: 1 of 2 cells"');
});

test('a row of the page shows each version, frames what is news, and tells the history', () => {
  expect(matrixPage(matrix)).toContain(
    '<td>must</td><td class="told">broken in 1.1.0, fixed in 1.2.0</td>' +
      '<td class="pass">✓</td><td class="divergent news" title="divergent odd: 1 of 1 cells">d</td>' +
      '<td class="pass news" title="pass: 1 of 1 cells">✓</td>',
  );
});

test('a row can be found by area, level, outcome and what happened', () => {
  expect(matrixPage(matrix)).toContain('<tr data-is="a must pass divergent broken fixed">');
});

test('a requirement leads to the newest revision it holds in', () => {
  expect(matrixPage(matrix)).toContain('/specification/2025-06-18/server/kettles#boiling">a:b</a>');
});

test('what a requirement says stays text, and the script alone may run', () => {
  const page = matrixPage(matrix);
  expect(page).toContain('The kettle &lt;b&gt;boils&lt;/b&gt;.');
  expect(page).toMatch(/script-src &#39;sha256-[\w+/]+=*&#39;;/);
  expect(page).toContain('<form id="filter" hidden>');
});

test('versions that are alike are told apart by name', () => {
  const [first] = runs.map(({ header }) => header);
  const other = { ...first, subject: { ...first?.subject, name: 'path:sdk' } } as typeof first;
  const page = matrixPage({ ...matrix, headers: [first, other] as typeof matrix.headers, histories: [] });
  expect(page).toContain(
    '2 versions, @modelcontextprotocol/sdk@1.0.0 to path:sdk: 0 requirements; nothing changed.',
  );
});
