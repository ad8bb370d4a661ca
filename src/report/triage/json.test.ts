import { expect, test } from 'vitest';
import { z } from 'zod';
import { triage } from '../../triage/triage.ts';
import { after, before } from '../../triage/two-runs.ts';
import { triageJson, triageSchema } from './json.ts';
import { triageReport } from './model.ts';

const report = triageReport(triage(before, after), {}, ['A', 'B']);

test('the schema is as published', () => {
  // pnpm exec vitest run src/report/triage/json.test.ts --update writes it anew.
  const schema = JSON.stringify(z.toJSONSchema(triageSchema), undefined, 2);
  return expect(`${schema}\n`).toMatchFileSnapshot('./triage.schema.json');
});

test('a triage fits its schema and counts every cell', () => {
  const json = triageSchema.parse(JSON.parse(JSON.stringify(triageJson(report))));
  expect(json).toMatchObject({
    exit: 1,
    counts: { regressed: 2, same: 3 },
    before: { name: '@modelcontextprotocol/sdk@1.30.1', version: '1.30.1' },
    after: { version: '1.32.2' },
  });
  expect(json.sentence).toMatch(/^1\.32\.2 against 1\.30\.1: 2 regressed/);
});

test('every cell that is not the same is a row, with its key where it changed', () => {
  const { rows } = triageJson(report);
  expect(rows.map(({ verdict, ids }) => `${verdict} ${ids}`)).toEqual([
    'regressed b:regressed',
    'regressed b:regressed',
    'moved d:moved',
    'lost e:lost',
    'gone f:gone',
    'fixed c:fixed',
    'new g:new',
    'shifted h:shifted',
    'shifted h:shifted',
  ]);
  expect(rows[0]).toEqual({
    verdict: 'regressed',
    ids: ['b:regressed'],
    title: 'title of b:regressed',
    tier: 'lowlevel',
    transport: 'http',
    before: { revision: '2025-11-25', outcome: 'pass' },
    after: {
      revision: '2025-11-25',
      outcome: 'fail',
      failure: { kind: 'assertion', required: 'r', saw: 'result {}' },
    },
    recorded: false,
    meaning: 'no divergence is on record: what was right is broken',
    next: 'mend @modelcontextprotocol/sdk@1.32.2',
  });
});

test('a shift says how many cells show it, in which areas, and where first', () => {
  expect(triageJson(report).shifts[0]).toEqual({
    end: 'server sent',
    message: 'ping result',
    pointer: '/result/_meta/a',
    change: 'changed',
    before: 1,
    after: 2,
    cells: 2,
    areas: ['h'],
    first: 'h:shifted',
  });
});
