import { expect, test } from 'vitest';
import { area, miniature } from '../coverage-gate/fixture.ts';
import { missingTests, sound } from './generator-input.ts';

const entry = (id: string, rest: string): string =>
  `  '${id}': { source: ['sdk'], behavior: 'The kettle whistles.', level: 'own', ${rest} },`;

const kettles = {
  'requirements/features/kettle.ts': area('kettle', entry('kettle:lid', "tiers: ['lowlevel']")),
  'requirements/features/kettle-spout.ts': area(
    'kettleSpout',
    [
      entry('kettle:spout:drip', "tiers: ['lowlevel', 'highlevel']"),
      entry('kettle:spout:rust', "deferred: { reason: 'needs-real-time', note: 'takes years' }"),
    ].join('\n'),
  ),
};

test('what lacks a test is named with the suite that exists for it, else with one named after its area', () => {
  const there = "import { verifies } from '#case';\nverifies('kettle:lid', 'it shuts', async () => {});\n";
  const project = miniature({ ...kettles, 'suites/lowlevel/kettle.test.ts': there });
  const missing = [
    { id: 'kettle:spout:drip', behavior: 'The kettle whistles.', file: 'suites/lowlevel/kettle.test.ts' },
    {
      id: 'kettle:spout:drip',
      behavior: 'The kettle whistles.',
      file: 'suites/highlevel/kettle-spout.test.ts',
    },
  ];
  expect(missingTests(project, [])).toEqual(missing);
  expect(missingTests(project, ['kettle:spout:drip'])).toEqual(missing);
  expect(missingTests(project, ['kettle:lid'])).toEqual([]);
});

test('an id that nobody knows is refused with the nearest one, a deferred one with its line', () => {
  const project = miniature(kettles);
  expect(() => missingTests(project, ['kettle:spout:drop'])).toThrow(
    'there is no requirement "kettle:spout:drop".\n  Did you mean kettle:spout:drip?',
  );
  expect(() => missingTests(project, ['kettle:lid', 'kettle:spout:rust'])).toThrow(
    /^kettle:spout:rust is deferred \(needs-real-time\), .*\n {2}Delete the deferral in requirements\/features\/kettle-spout\.ts:3 /,
  );
});

test('where something cannot be read, nobody can tell what is missing', () => {
  const suite = "import { verifies } from '#case';\nverifies(lid, 'it shuts', async () => {});\n";
  const project = miniature({ 'suites/client/kettle.test.ts': suite });
  expect(() => sound(project)).toThrow(/^suites\/client\/kettle\.test\.ts:2 {2}cannot be read/);
  expect(sound(miniature(kettles))).toBeDefined();
});
