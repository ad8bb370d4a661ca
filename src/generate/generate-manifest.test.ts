import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import { requirements } from '../../requirements/index.ts';
import type { Requirement } from '../../requirements/model.ts';
import { generateManifest, generateManifestSchema, type Joined } from './generate-manifest.ts';
import { open } from './invented.fixture.ts';

const kettle: Requirement = {
  source: [{ at: 'kettle#lid', tags: ['0001'], in: ['2025-06-18'] }, 'sdk', 'issue:#12'],
  behavior: 'The kettle closes its lid.',
  level: 'must',
  tiers: ['lowlevel', 'highlevel'],
  since: '2025-03-26',
  until: '2026-07-28',
  supersedes: 'kettle:old',
  transports: { only: ['memory'], because: 'framing' },
  needs: ['content:audio'],
  deferred: { reason: 'unwritten', note: 'later' },
  divergence: [
    {
      pin: 'stays-open',
      sdk: 'v1',
      versions: '<1.20',
      tier: 'highlevel',
      transports: ['http'],
      revisions: ['2025-06-18'],
      note: 'never closes',
      issue: '#1',
      violation: { message: 'Lid', pointer: '/lid', keyword: 'type' },
    },
  ],
};

const joined: Joined = {
  requirements: [{ id: 'kettle:lid', file: 'requirements/features/kettle.ts', requirement: kettle }],
  statements: [
    { ...open('2025-06-18', 'kettle#lid', '0001'), claimedBy: ['kettle:lid'] },
    { ...open('2025-06-18', 'kettle/index', '0002', 'may'), claimedBy: [] },
    {
      ...open('2025-11-25', 'cup', '0003', 'should'),
      claimedBy: [],
      setAside: { at: 'cup', tags: ['0003'], reason: 'not-observable-from-outside', note: 'inside the cup' },
    },
  ],
  tests: [
    {
      ids: ['kettle:other', 'kettle:lid'],
      file: 'suites/lowlevel/kettle.test.ts',
      title: 'it shuts',
      tier: 'lowlevel',
    },
    { ids: ['kettle:other'], file: 'suites/client/kettle.test.ts', title: 'it pours', tier: '-' },
  ],
};

const validate = () => {
  const ajv = new Ajv2020({ strict: true });
  formats.default(ajv);
  return ajv.compile(JSON.parse(generateManifestSchema()));
};

test('requirements, statements and tests are joined', () => {
  const place = { revision: '2025-06-18', level: 'must', form: 'sentence' };
  const base = 'https://modelcontextprotocol.io/specification';
  expect(JSON.parse(generateManifest(joined))).toMatchObject({
    kind: 'manifest',
    format: 1,
    requirements: [
      {
        id: 'kettle:lid',
        file: 'requirements/features/kettle.ts',
        ...kettle,
        statements: [{ ...place, at: 'kettle#lid', tag: '0001', link: `${base}/2025-06-18/kettle#lid` }],
        tests: [{ file: 'suites/lowlevel/kettle.test.ts', title: 'it shuts', tier: 'lowlevel' }],
      },
    ],
    setAside: [{ at: 'cup', tag: '0003', reason: 'not-observable-from-outside', note: 'inside the cup' }],
    unclaimed: [{ at: 'kettle/index', tag: '0002', level: 'may', link: `${base}/2025-06-18/kettle` }],
  });
});

test('the export obeys its published schema, and whatever does not is refused', () => {
  const valid = validate();
  const manifest = JSON.parse(generateManifest(joined));
  valid(manifest);
  expect(valid.errors).toBeNull();
  manifest.requirements[0].level = 'perhaps';
  expect(valid(manifest)).toBe(false);
  manifest.requirements[0].level = 'must';
  manifest.requirements[0].kettle = 'unknown';
  expect(valid(manifest)).toBe(false);
});

test('the real requirements can be exported', () => {
  const real = Object.entries(requirements).map(([id, requirement]) => ({ id, file: 'x.ts', requirement }));
  const valid = validate();
  valid(JSON.parse(generateManifest({ requirements: real, statements: [], tests: [] })));
  expect(valid.errors).toBeNull();
});

test('the committed schema is the one that is generated', () => {
  const committed = readFileSync(new URL('./manifest.schema.json', import.meta.url), 'utf8');
  // pnpm generate manifest --schema --out src/generate/manifest.schema.json
  expect(committed).toBe(generateManifestSchema());
});

test('a requirement that is none is not exported', () => {
  const broken = { ...kettle, level: 'perhaps' } as unknown as Requirement;
  const failing = () =>
    generateManifest({ ...joined, requirements: [{ id: 'kettle:lid', file: 'x.ts', requirement: broken }] });
  expect(failing).toThrow(/requirements\[0\]\.level\n {2}Run pnpm coverage:manifest/);
  expect(failing).toThrow(expect.objectContaining({ code: 'UNSOUND_PROJECT' }));
});
