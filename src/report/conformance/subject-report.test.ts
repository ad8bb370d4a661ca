import { expect, test } from 'vitest';
import { cellOf } from '../../triage/two-runs.ts';
import { recordReport, subjectReport } from './subject-report.ts';

const id = 'kettle:boils';
const record = { pin: 'hums', sdk: 'v1', versions: '<2', note: 'hums instead', issue: '#12' } as const;

test('transports are gathered by outcome, in the order of the matrix, and tiers that came to the same', () => {
  const cells = (['lowlevel', 'highlevel'] as const).flatMap((tier) => [
    cellOf(id, 'pass', { tier, transport: 'stdio' }),
    cellOf(id, 'pass', { tier, transport: 'memory' }),
    cellOf(id, 'fail', { tier, transport: 'http' }),
  ]);
  expect(subjectReport(cells, []).tiers).toEqual([
    {
      tiers: ['lowlevel', 'highlevel'],
      outcomes: [
        { outcome: 'pass', transports: ['memory', 'stdio'] },
        { outcome: 'fail', transports: ['http'] },
      ],
    },
  ]);
});

test('of several tests on one transport the gravest outcome speaks', () => {
  const cells = [
    cellOf(id, 'pass'),
    cellOf(id, 'absent', { title: 'second' }),
    cellOf(id, 'stale', { title: 'third' }),
  ];
  expect(subjectReport(cells, []).tiers[0]?.outcomes).toEqual([{ outcome: 'stale', transports: ['memory'] }]);
});

test('each thing that is to be said is said once: the record of a pin, what was seen, what is lacking', () => {
  const failure = { kind: 'assertion', required: 'steam', saw: 'i'.repeat(301) } as const;
  const { remarks } = subjectReport(
    [
      cellOf(id, 'divergent', { pins: ['hums'] }),
      cellOf(id, 'divergent', { pins: ['hums'], transport: 'http' }),
      cellOf(id, 'stale', { pins: ['hums'] }),
      cellOf(id, 'divergent', { pins: ['nowhere'] }),
      cellOf(id, 'fail', { failure }),
      cellOf(id, 'absent', { lacks: ['lid', 'spout'] }),
      cellOf(id, 'pass'),
    ],
    [record],
  );
  expect(remarks).toEqual([
    { outcome: 'divergent', text: 'hums: hums instead', issue: '#12' },
    { outcome: 'stale', text: 'hums: hums instead', issue: '#12' },
    { outcome: 'divergent', text: 'nowhere' },
    { outcome: 'fail', text: `${'i'.repeat(300)}…` },
    { outcome: 'absent', text: 'does not offer lid, spout' },
  ]);
});

test('where nothing ran the records say for which versions they are', () => {
  expect(recordReport([record])).toEqual({
    divergent: true,
    tiers: [],
    remarks: [{ outcome: 'divergent', text: 'hums (<2): hums instead', issue: '#12' }],
  });
});
