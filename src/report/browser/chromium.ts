// Where the browser is that the tests of the HTML reports drive.

import { existsSync } from 'node:fs';

/** Where Debian, other Linux distributions and macOS put a Chromium. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The executable of a Chromium: the one that the environment names in `CHROMIUM`, or that of a usual place. */
export const chromiumPath = (): string | undefined => process.env.CHROMIUM ?? usualPlaces.find(existsSync);

/** Why a test in a browser did not run, and what to do. */
export const noChromium =
  'no Chromium found: install one (on Debian: apt-get install chromium) or name it in CHROMIUM';
