import { expect } from 'vitest';
import { inBrowsers } from '../browser/in-browser.ts';
import { fitsItsWidth, shown } from '../browser/looks.ts';
import { conformanceOf } from './conformance.ts';
import { runs, statements } from './kettles.ts';
import { conformancePage } from './page.ts';

const inBrowser = inBrowsers(() => conformancePage(conformanceOf(statements, runs)));

inBrowser(
  'a link of the overview opens what it leads to, without scripts',
  async (page) => {
    const section = page.locator('[id="2025-11-25/server/kettle"]');
    await page.locator('a[href="#2025-11-25/server/kettle"]').first().click();
    expect(await shown(section)).toHaveLength(1);
    expect(await section.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
  },
  { javaScriptEnabled: false },
);

inBrowser('on paper the tables of every revision are there', async (page) => {
  const tables = page.locator('details.revision > .wide');
  expect((await shown(tables)).length).toBeLessThan(await tables.count());
  await page.emulateMedia({ media: 'print' });
  expect(await shown(tables)).toHaveLength(await tables.count());
});

inBrowser(
  'on a narrow screen only the tables are wider than the screen',
  async (page) => {
    await fitsItsWidth(page);
  },
  { viewport: { width: 360, height: 640 } },
);
