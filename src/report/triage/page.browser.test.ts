import { expect } from 'vitest';
import type { Requirement } from '../../../requirements/model.ts';
import type { Outcome } from '../../results/model.ts';
import { triage } from '../../triage/triage.ts';
import { after, before, cellOf, runOf, wire } from '../../triage/two-runs.ts';
import { inBrowsers } from '../browser/in-browser.ts';
import { fitsItsWidth, printsAll, shown, typeInto } from '../browser/looks.ts';
import { triageReport } from './model.ts';
import { triagePage } from './page.ts';

const hostile = '<img src=x onerror=alert(1)>';

const requirement: Requirement = {
  source: [{ at: 'server/kettles#boiling', in: ['2025-11-25'] }],
  behavior: `The kettle boils, ${hostile} or not.`,
  level: 'must',
};

const failure = { kind: 'assertion', required: 'steam', saw: hostile } as const;

const hostileCells = [
  [cellOf('k:hostile', 'pass', { title: hostile, transcript: wire({ name: 'kettle' }) })],
  [cellOf('k:hostile', 'fail', { title: hostile, failure, transcript: wire({ name: hostile }) })],
] as const;

/** Two behaviours that one difference on the wire accounts for. */
const spread = (outcome: Outcome, value: number) => [
  cellOf('m:lead', outcome, { transcript: wire({ spread: value }) }),
  cellOf('n:other', outcome, { transcript: [...wire({ spread: value }), ...wire({})] }),
];

const inBrowser = inBrowsers(() => {
  const one = runOf('1.30.1', [...before.cells, ...hostileCells[0], ...spread('pass', 1)]);
  const other = runOf('1.32.2', [...after.cells, ...hostileCells[1], ...spread('fail', 2)]);
  return triagePage(
    triageReport(
      triage(one, other),
      {
        'k:hostile': requirement,
        'e:lost': { ...requirement, level: 'may' },
        'h:shifted': { ...requirement, level: 'should' },
      },
      ['A', 'B'],
    ),
  );
});

inBrowser(
  'a row opens on its requirement, its link, both wires and the lines that repeat it',
  async (page) => {
    const row = page.locator('details.change', { hasText: 'k:hostile' });
    await row.locator('> summary').click();
    expect(await row.getByRole('link').getAttribute('href')).toBe(
      'https://modelcontextprotocol.io/specification/2025-11-25/server/kettles#boiling',
    );
    expect(await shown(row.locator('.differs .from-server'))).toHaveLength(2);
    expect(await shown(row.getByText('first difference'))).toHaveLength(1);
    expect(await shown(row.getByText('pnpm test:interaction -t k:hostile'))).toHaveLength(2);
  },
);

inBrowser('what a subject says is text, in the title, the failure and the messages alike', async (page) => {
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '');
  });
  expect(await page.locator('img').count()).toBe(0);
  expect((await shown(page.getByText(hostile))).length).toBeGreaterThanOrEqual(4);
});

inBrowser('every section that has something in it is shown from the start', async (page) => {
  expect(await shown(page.getByRole('heading', { level: 2 }))).toEqual([
    'Broken',
    'No longer offered',
    'Fixed',
    'In one of the two runs',
    'Records to delete',
    'On the wire alone',
  ]);
});

inBrowser('filters leave the changes that fit, and the sections that have one', async (page) => {
  const changes = page.locator('details.change');
  const all = await page.locator('[data-is]').count();
  await page.getByRole('combobox', { name: 'verdict' }).selectOption('fixed');
  expect(await shown(changes)).toEqual([expect.stringContaining('c:fixed')]);
  expect(await shown(page.getByRole('heading', { level: 2 }))).toEqual(['Fixed']);
  expect(await page.locator('output').textContent()).toBe(`1 of ${all}`);

  await page.getByRole('combobox', { name: 'verdict' }).selectOption('all');
  await page.getByRole('combobox', { name: 'area' }).selectOption('k');
  await page.getByRole('combobox', { name: 'level' }).selectOption('must');
  expect(await shown(changes)).toEqual([expect.stringContaining('k:hostile')]);

  await page.getByRole('combobox', { name: 'level' }).selectOption('should');
  expect(await shown(changes)).toEqual([]);

  await page.getByRole('combobox', { name: 'area' }).selectOption('all');
  expect(await shown(changes)).toEqual([
    expect.stringContaining('/result/_meta/a'),
    expect.stringContaining('/result/_meta/b'),
  ]);
  await page.getByRole('combobox', { name: 'level' }).selectOption('may');
  expect(await shown(changes)).toEqual([expect.stringContaining('does not offer content:audio')]);
});

inBrowser(
  'what follows from the same difference is folded behind the plainest, and found by itself',
  async (page) => {
    const [lead, other] = ['m:lead', 'n:other'].map((id) =>
      page.locator('details.change', { hasText: id }).last(),
    );
    if (!lead || !other) throw new Error('unreachable');
    expect(await shown(lead)).toHaveLength(1);
    expect(await shown(other)).toEqual([]);
    await page.getByText('and 1 more with the same difference').click();
    expect(await shown(other)).toHaveLength(1);

    await page.getByRole('combobox', { name: 'area' }).selectOption('n');
    expect(await shown(page.locator('details.change'))).toEqual([expect.stringContaining('n:other')]);
  },
);

inBrowser('text is found whatever its case, in what is folded too', async (page) => {
  await typeInto(page.getByRole('searchbox', { name: 'text' }), 'THE KETTLE BOILS');
  expect(await shown(page.locator('details.change'))).toEqual([expect.stringContaining('k:hostile')]);
});

inBrowser('the keyboard alone filters, and opens a row', async (page) => {
  const focused = page.locator(':focus');
  for (
    let presses = 0;
    presses < 20 && !(await focused.evaluateAll(([one]) => one?.tagName === 'INPUT'));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.type('k:hostile');
  await page.keyboard.press('Tab');
  expect(await focused.textContent()).toContain('k:hostile');
  expect(await focused.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
  await page.keyboard.press('Enter');
  expect(await shown(page.locator('.mark'))).toEqual(['first difference']);
});

inBrowser(
  'without scripts all is there, without filters that could not work',
  async (page) => {
    expect(await shown(page.getByRole('searchbox', { name: 'text' }))).toEqual([]);
    const row = page.locator('details.change', { hasText: 'k:hostile' });
    await row.locator('> summary').click();
    expect(await shown(row.locator('.mark'))).toEqual(['first difference']);
  },
  { javaScriptEnabled: false },
);

inBrowser('on paper every row is open and the filters are gone', async (page) => {
  await printsAll(page);
});

inBrowser(
  'on a narrow screen nothing but the wire is wider than the screen',
  async (page) => {
    await page.locator('details.change', { hasText: 'k:hostile' }).locator('> summary').click();
    await fitsItsWidth(page);
  },
  { viewport: { width: 360, height: 640 } },
);
