import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Placed } from './alignment.ts';
import { type Audit, audit } from './audit.ts';
import type { Side } from './audit-side.ts';
import type { Requirements } from './impact-claims.ts';
import { moveLinks } from './move-links.ts';

const root = mkdtempSync(join(tmpdir(), 'moved-links-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'requirements/features'), { recursive: true });
const file = join(root, 'requirements/features/kettle.ts');

const before = `// What must hold of kettles.

import type { Area } from '../model.ts';

export const kettle = {
  'kettle:cups': {
    // The shelf is near the stove.
    source: [{ at: 'kettle#cups', tags: ['cccc'] }, 'sdk'],
    behavior: 'The kettle stands beside the cups.',
    level: 'must',
    since: '2025-06-18',
  },
  'kettle:heat': {
    source: [{ at: 'kettle#heat', tags: ['aaaa'] }],
    behavior: 'The kettle boils.',
    level: 'must',
  },
  'kettle:spoons': {
    source: [
      { at: 'kettle#spoons', tags: ['dddd'], in: ['2025-11-25'] },
      { at: 'shelf#spoons', in: ['2026-07-28'] },
    ],
    behavior: 'The kettle stands beside the spoons.',
    level: 'must',
    since: '2025-11-25',
  },
  'kettle:torn': {
    source: [{ at: 'kettle#cups', tags: ['cccc', '9999'] }],
    behavior: 'The kettle stands beside the cups and the glasses.',
    level: 'must',
  },
} as const satisfies Area;
`;

const after = before
  .replace(
    "source: [{ at: 'kettle#cups', tags: ['cccc'] }, 'sdk'],",
    `source: [
      { at: 'kettle#cups', tags: ['cccc'], in: ['2025-06-18', '2025-11-25'] },
      { at: 'shelf#cups', tags: ['cccc'], in: ['2026-07-28'] },
      'sdk',
    ],`,
  )
  .replace("{ at: 'shelf#spoons', in:", "{ at: 'shelf#spoons', tags: ['dddd'], in:");

const said = (at: string, tag: string): Placed => {
  const [page = '', anchor = ''] = at.split('#');
  const text = `${tag} MUST stand where nobody stumbles over ${tag}.`;
  return { page, anchor, tag, level: 'must', form: 'sentence', word: 'MUST', text };
};

const side = (revision: string, statements: readonly Placed[]): Side => ({
  revision,
  statements,
  pages: new Map(['kettle', 'shelf'].map((page) => [page, new Set(['heat', 'cups', 'spoons'])])),
  shapes: {},
  codes: {},
  texts: true,
});

const from = side(
  '2025-11-25',
  ['kettle#heat aaaa', 'kettle#cups cccc', 'kettle#cups 9999', 'kettle#spoons dddd'].map((one) =>
    said(...(one.split(' ') as [string, string])),
  ),
);
const to = side(
  '2026-07-28',
  ['kettle#heat aaaa', 'shelf#cups cccc', 'shelf#spoons dddd'].map((one) =>
    said(...(one.split(' ') as [string, string])),
  ),
);

/** The entries of the file as it stands. */
const requirementsNow = (): Requirements => {
  const [, entries = ''] = /= (\{.*\}) as const/s.exec(readFileSync(file, 'utf8')) ?? [];
  return new Function(`return ${entries}`)();
};

const run = (): { audited: Audit; written: string[] } => {
  const requirements = requirementsNow();
  const audited = audit({ from, to, listed: true, requirements, setAside: [] });
  return { audited, written: moveLinks(root, audited, requirements) };
};

beforeEach(() => writeFileSync(file, before));

test('moves what is sure, touches nothing else, and finds nothing a second time', () => {
  expect(run().written).toEqual(['requirements/features/kettle.ts']);
  expect(readFileSync(file, 'utf8')).toBe(after);

  const again = run();
  expect(again.written).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(after);
  expect(Object.fromEntries(again.audited.requirements.map(({ id, verdict }) => [id, verdict]))).toEqual({
    'kettle:cups': 'settled',
    'kettle:heat': 'untouched',
    'kettle:spoons': 'settled',
    'kettle:torn': 're-audit',
  });
});

test('writes no revision that the project does not list', () => {
  const requirements = requirementsNow();
  const audited = audit({
    from,
    to: { ...to, revision: '2099-01-01' },
    listed: false,
    requirements,
    setAside: [],
  });

  expect(() => moveLinks(root, audited, requirements)).toThrow(
    expect.objectContaining({ code: 'not-writable' }),
  );
});
