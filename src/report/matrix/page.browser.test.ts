import { expect } from 'vitest';
import { areaOf } from '../../../requirements/address.ts';
import { requirements } from '../../../requirements/index.ts';
import { type Outcome, outcomes } from '../../results/model.ts';
import { type History, historiesIn } from '../../triage/history.ts';
import type { Requirements } from '../../triage/records.ts';
import { cellOf, runOf } from '../../triage/two-runs.ts';
import { inBrowsers } from '../browser/in-browser.ts';
import { fitsItsWidth, printsAll, shown, typeInto } from '../browser/looks.ts';
import { matrixPage } from './page.ts';

const ids = Object.keys(requirements);

/** Forty versions of which each breaks something else: as much as a page has to bear. */
const fortyVersions = Array.from({ length: 40 }, (_, version) =>
  runOf(
    `1.${version}.0`,
    ids.map((id, at) => {
      const outcome: Outcome = (at + version) % 7 === 0 ? (outcomes[at % outcomes.length] ?? 'pass') : 'pass';
      return cellOf(id, outcome, outcome === 'divergent' ? { pins: ['odd'] } : {});
    }),
  ),
);

const byId: Requirements = requirements;
const headers = fortyVersions.map(({ header }) => header);
const histories = historiesIn(fortyVersions);

const inBrowser = inBrowsers(() => matrixPage({ headers, histories, requirements }));

const rows = 'tbody tr';

inBrowser('forty versions of all requirements are ready within seconds', async (page) => {
  expect(await page.locator(rows).count()).toBe(ids.length);
  expect(await page.locator(`${rows}:first-child td`).count()).toBeGreaterThanOrEqual(fortyVersions.length);
  const ready = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming).domContentLoadedEventEnd;
  });
  // Half a second on a machine with nothing else to do.
  expect(ready).toBeLessThan(5000);
});

inBrowser('each filter leaves what fits it, and several what fits them all', async (page) => {
  const filters: readonly [string, string, (history: History) => boolean][] = [
    ['area', 'tools', ({ id }) => areaOf(id) === 'tools'],
    ['level', 'must', ({ id }) => byId[id]?.level === 'must'],
    ['outcome', 'divergent', ({ states }) => states.some((state) => state?.outcome === 'divergent')],
    ['history', 'broken', ({ moments }) => moments.some(({ turn }) => turn === 'broken')],
  ];
  for (const [name, choice, fits] of filters) {
    await page.getByRole('combobox', { name }).selectOption(choice);
    expect(await shown(page.locator(rows))).toHaveLength(histories.filter(fits).length);
    await page.getByRole('combobox', { name }).selectOption('all');
  }

  for (const [name, choice] of filters) await page.getByRole('combobox', { name }).selectOption(choice);
  const left = histories.filter((history) => filters.every(([, , fits]) => fits(history)));
  expect(await shown(page.locator('tbody th a'))).toEqual(left.map(({ id }) => id));
  expect(await shown(page.getByRole('heading', { level: 2 }))).toEqual(['tools']);

  const wanted = left.at(-1)?.id ?? '';
  await typeInto(page.getByRole('searchbox', { name: 'text' }), wanted.toUpperCase());
  expect(await shown(page.locator('tbody th a'))).toContain(wanted);
  expect(await page.locator('output').textContent()).toBe(
    `${(await shown(page.locator(rows))).length} of ${ids.length}`,
  );
});

inBrowser('the keyboard alone reaches the filters, folds an area and follows a requirement', async (page) => {
  const focused = page.locator(':focus');
  await page.keyboard.press('Tab');
  expect(await focused.evaluate((one) => one.tagName)).toBe('SELECT');
  await page.keyboard.type('ping');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  expect(await focused.textContent()).toContain('ping');
  await page.keyboard.press('Tab');
  expect(await focused.getAttribute('href')).toMatch(/^https:\/\/modelcontextprotocol\.io\//);

  await page.keyboard.press('Shift+Tab');
  expect(await shown(page.locator(rows))).not.toEqual([]);
  await page.keyboard.press('Enter');
  expect(await shown(page.locator(rows))).toEqual([]);
});

inBrowser(
  'without scripts every row is there, without filters that could not work',
  async (page) => {
    expect(await page.locator(rows).count()).toBe(ids.length);
    expect(await shown(page.locator('select, input'))).toEqual([]);
  },
  { javaScriptEnabled: false },
);

inBrowser('on paper folded areas are open and the filters are gone', async (page) => {
  await page.locator('details').first().locator('> summary').click();
  await printsAll(page);
});

inBrowser(
  'on a narrow screen only the tables are wider than the screen',
  async (page) => {
    await fitsItsWidth(page);
  },
  { viewport: { width: 360, height: 640 } },
);

inBrowser(
  'in the dark the paper is dark, and what stands on it is light',
  async (page) => {
    const lightness = (property: 'color' | 'backgroundColor') =>
      page.evaluate((name) => {
        const parts = getComputedStyle(document.body)[name].match(/\d+/g) ?? [];
        return Math.max(...parts.map(Number));
      }, property);
    expect(await lightness('backgroundColor')).toBeLessThan(64);
    expect(await lightness('color')).toBeGreaterThan(192);
  },
  { colorScheme: 'dark' },
);
