// What the tests of several reports look at in the same way.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The texts of those that a person sees: neither hidden nor folded. */
export const shown = (all: Locator): Promise<string[]> =>
  all.evaluateAll((elements) =>
    elements.filter((one) => one.checkVisibility()).map((one) => one.textContent?.trim() ?? ''),
  );

/** Replaces what stands in a field, key by key. */
export const typeInto = async (field: Locator, text: string): Promise<void> => {
  await field.clear();
  await field.pressSequentially(text);
};

/** On paper everything folded is open, and no field is left to fill in. */
export const printsAll = async (page: Page): Promise<void> => {
  const folded = page.locator('details:not([open]) > :not(summary)');
  const count = await folded.count();
  expect(count).toBeGreaterThan(0);
  expect(await shown(folded)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  expect(await shown(folded)).toHaveLength(count);
  expect(await shown(page.locator('select, input'))).toEqual([]);
};

/** The page itself is not to be pushed sideways; what is wide scrolls for itself. */
export const fitsItsWidth = async (page: Page): Promise<void> => {
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(screen ?? 0);
};
