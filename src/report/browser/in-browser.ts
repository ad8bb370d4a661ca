// What a test of an HTML report imports: a test that looks at a page in a real Chromium.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumPath, noChromium } from './chromium.ts';

/** Everything that a quiet page does not do: it fetches nothing, complains of nothing and asks nothing. */
const troubleOf = (page: Page, address: string): string[] => {
  const trouble: string[] = [];
  page.on('request', (request) => request.url() !== address && trouble.push(`fetches ${request.url()}`));
  page.on('console', (message) => trouble.push(`says ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => trouble.push(`throws ${error.message}`));
  page.on('dialog', (dialog) => {
    trouble.push(`opens a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return trouble;
};

/** A test as `inBrowsers` hands it out: it opens the page anew and looks at it. */
export type InBrowser = (
  title: string,
  look: (page: Page) => Promise<void>,
  options?: BrowserContextOptions,
) => void;

/**
 * Tests of one report in one Chromium, each in a window of its own. A test fails if the page fetched, said, threw or asked
 * anything meanwhile. Without a Chromium they are skipped, and say why.
 * @param pageOf writes the report; called once
 */
export const inBrowsers = (pageOf: () => string): InBrowser => {
  const executablePath = chromiumPath();
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'page.html');
  const address = pathToFileURL(file).href;
  let browser: Browser;

  beforeAll(async () => {
    writeFileSync(file, pageOf());
    if (executablePath !== undefined) browser = await chromium.launch({ executablePath });
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  return (title, look, options = {}) => {
    test(title, async ({ skip }) => {
      if (executablePath === undefined) return skip(noChromium);
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
      context.setDefaultTimeout(10_000);
      const page = await context.newPage();
      const trouble = troubleOf(page, address);
      await page.goto(address);
      await look(page);
      await context.close();
      expect(trouble).toEqual([]);
    });
  };
};
