// An invented protocol of kettles and cups in two revisions, as a checkout: for the tests of the audit. The newer one
// differs by a handful of edits, so that a test can say exactly what must come out.

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const older = '2031-01-01';
export const newer = '2031-06-01';

const brew = (sounds: string, pour: string, more = '') => `---
title: Brewing
---

A kettle **MUST** stand on a stove.

## Boiling

The kettle **MUST** boil the water before anybody fills a cup with it.

${pour}${more}

## ${sounds}

A kettle that has boiled **SHOULD** whistle until somebody takes it off.
`;

const filling = `---
title: Cups
---

## Filling

A cup **MAY** be filled up to its rim.
`;

const storage = `## Storage

Clean cups **SHOULD** be stored upside down.

A broken cup **MUST NOT** be stored with the others.
`;

const oldPour = 'Whoever pours **MUST** hold the lid with one hand while the water runs.';
const newPour = 'Whoever pours **MUST** hold the lid with two hands while the water still runs.';
const addition = '\n\nThe stove **MUST** be lit with a match of wood.';

const request = (method: string) => ({
  type: 'object',
  properties: { method: { type: 'string', const: method } },
  required: ['method'],
});

const schema = (methods: Readonly<Record<string, string>>): string =>
  JSON.stringify({
    $defs: {
      ...Object.fromEntries(Object.entries(methods).map(([type, method]) => [type, request(method)])),
      ClientRequest: { anyOf: Object.keys(methods).map((type) => ({ $ref: `#/$defs/${type}` })) },
    },
  });

const files: Readonly<Record<string, string>> = {
  [`docs/specification/${older}/brew.mdx`]: brew('Sounds', oldPour),
  [`docs/specification/${older}/cups.mdx`]: `${filling}\n${storage}`,
  [`schema/${older}/schema.json`]: schema({ Boil: 'kettle/boil', Whistle: 'kettle/whistle' }),
  // A section has another name, a sentence other words, a rule is new; a page is two, a method is gone.
  [`docs/specification/${newer}/brew.mdx`]: brew('Noises', newPour, addition),
  [`docs/specification/${newer}/cups.mdx`]: filling,
  [`docs/specification/${newer}/shelf.mdx`]: `---\ntitle: Shelf\n---\n\n${storage}`,
  [`schema/${newer}/schema.json`]: schema({ Boil: 'kettle/boil' }),
};

/** Writes both revisions into a new folder and names it. */
export const inventedCheckout = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'invented-spec-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};
