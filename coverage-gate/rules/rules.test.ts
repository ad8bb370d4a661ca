// Every rule has been seen to fail: over the fixture beside it, where it finds what the fixture says and no other rule
// finds anything.

import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { revisions } from '../../requirements/revisions.ts';
import { type Fixture, miniature } from '../fixture.ts';
import { judge } from '../gate.ts';
import type { Count, Ledger } from '../ledger.ts';
import type { Finding } from '../rule.ts';
import { rules } from './index.ts';

const here = new URL('./', import.meta.url);

const every = (count: Count): Ledger => Object.fromEntries(revisions.map((one) => [one, count]));

const inOrder = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);

test('every file here is a listed rule with a fixture', () => {
  const names = readdirSync(here).filter((name) => name !== 'index.ts' && name !== 'rules.test.ts');
  const wanted = rules.flatMap(({ name }) => [`${name}.ts`, `${name}.fixture.ts`]);
  expect(names.sort()).toEqual(wanted.sort());
});

test('nothing is found in the clean project', () => {
  expect(judge(miniature({}), [], revisions)).toEqual({
    requirements: { total: 6, active: 5, deferred: 1, divergent: 1, proven: 5, tiers: 6, notInForce: 0 },
    statements: every({ total: 1, claimed: 1, setAside: 0, unclaimed: 0, deferred: 0 }),
    schema: every({ total: 0, claimed: 0, setAside: 0, unclaimed: 0, deferred: 0 }),
    findings: [],
  });
});

test.each(rules.map(({ name }) => name))('%s finds exactly what its fixture breaks', async (name) => {
  const { fixture } = (await import(`./${name}.fixture.ts`)) as { fixture: Fixture };
  expect(fixture.findings).not.toEqual([]);
  expect(inOrder(judge(miniature(fixture.files), [], fixture.strict).findings)).toEqual(
    inOrder(fixture.findings.map((found) => ({ rule: name, ...found }))),
  );
});
