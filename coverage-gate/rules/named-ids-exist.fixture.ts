// A miniature project that breaks named-ids-exist.

import { area, type Fixture, suite } from '../fixture.ts';

const kettle = 'requirements/features/kettle.ts';

export const fixture: Fixture = {
  files: {
    'suites/client/ping.property.test.ts': suite(
      "verifies(['ping:client', 'ping:clinet'], 'any params', async () => {});",
    ),
    [kettle]: area(
      'kettle',
      `  'kettle:renamed': { source: ['sdk'], behavior: 'The kettle boils.', level: 'own',
    tiers: ['lowlevel', 'highlevel'], until: '2025-06-18',
    divergence: [{ pin: 'cold', sdk: 'v1', tier: 'lowlevel', note: 'stays cold' }] },
  'kettle:next': { source: ['sdk'], behavior: 'The kettle sings.', level: 'own', since: '2025-06-18',
    deferred: { reason: 'needs-real-time', note: 'it takes minutes' },
    supersedes: 'kettle:boils' },
  'kettle:last': { source: ['sdk'], behavior: 'The kettle cools.', level: 'own', since: '2025-06-18',
    deferred: { reason: 'needs-real-time', note: 'it takes minutes' },
    supersedes: 'kettle:nothing' },`,
    ),
    'suites/lowlevel/kettle.test.ts': suite(`verifies('kettle:boils', 'it boils', async () => {
  observed(1).required(() => {}).divergent('cold', () => {});
});`),
    'suites/highlevel/kettle.test.ts': suite("verifies('kettle:boils', 'it boils', async () => {});"),
  },
  findings: [
    {
      file: 'suites/client/ping.property.test.ts',
      line: 2,
      message: 'ping:clinet is named here but is no requirement.\nCorrect the id, or add the requirement.',
    },
    {
      file: kettle,
      line: 10,
      message: 'kettle:nothing is named here but is no requirement.\nCorrect the id, or add the requirement.',
    },
    {
      file: 'suites/lowlevel/kettle.test.ts',
      line: 2,
      message: `kettle:boils is named here, as in suites/highlevel/kettle.test.ts:2 and requirements/features/kettle.ts:7, but is no requirement.
Write kettle:renamed, which has no test (requirements/features/kettle.ts:2), or add the requirement.`,
    },
  ],
};
