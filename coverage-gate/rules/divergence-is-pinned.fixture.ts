// A miniature project that breaks divergence-is-pinned.

import { area, type Fixture, suite } from '../fixture.ts';

const file = 'requirements/features/tools.ts';
const low = 'suites/lowlevel/tools.test.ts';
const high = 'suites/highlevel/tools.test.ts';

export const fixture: Fixture = {
  files: {
    [file]: area(
      'tools',
      `  'tools:list': {
    source: ['sdk'], behavior: 'The server lists.', level: 'own', tiers: ['lowlevel', 'highlevel'],
    divergence: [
      { pin: 'empty', sdk: 'v1', note: 'lists nothing' },
      { pin: 'twice', sdk: 'v1', tier: 'highlevel', note: 'lists everything twice' },
    ],
  },`,
    ),
    [low]: suite(`verifies('tools:list', 'one tool', async () => {
  observed(1)
    .required(() => {})
    .divergent('empty', () => {})
    .divergent('twice', () => {});
});`),
    [high]: suite(`verifies('tools:list', 'one tool', async () => {
  observed(1).divergent('twice', () => {});
  observed(1).divergent(pin, () => {});
});
const outside = () => observed(1).divergent('empty', () => {});`),
  },
  findings: [
    {
      file,
      line: 5,
      message: `tools:list records the divergence "empty", but no test of it in suites/highlevel/ states that form.
Add .divergent('empty', …) in suites/highlevel/tools.test.ts, or narrow or delete the record.`,
    },
    { file: high, line: 4, message: 'the pin of this form is no string literal.\nSpell it out.' },
    {
      file: high,
      line: 6,
      message: 'this form stands outside every test.\nMove it into the call of verifies.',
    },
    {
      file: low,
      line: 6,
      message: `the form "twice" is recorded by no divergence of tools:list that speaks of lowlevel.
Record it, or delete the form.`,
    },
  ],
};
