// The command over miniature projects in a temporary folder: what it prints and how it exits. Once as a process of its
// own, else within this one.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { facts, laidOver } from '../coverage-gate/fixture.ts';
import { revisions } from '../requirements/revisions.ts';
import { writeRun } from '../src/results/write.ts';
import { runOf } from '../src/triage/two-runs.ts';
import { invoke } from './invoke.ts';
import { runManifest } from './run-manifest.ts';

const script = fileURLToPath(new URL('./coverage-manifest.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'gate-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Where these tests run, findings may be annotations already. */
beforeEach(() => void vi.stubEnv('GITHUB_ACTIONS', ''));

const gate = (cwd: string, args: readonly string[]) => invoke(runManifest, cwd, args);

const lay = (name: string, files: Readonly<Record<string, string>>): string => {
  for (const [path, text] of Object.entries(laidOver(files))) {
    mkdirSync(join(folder, name, dirname(path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
};

/** Two statements that nobody claims, one of them on the schema page. */
const open = {
  'requirements/spec/2025-11-25.json': facts('2025-11-25', {
    kettle: { boiling: [['0001', 'must']] },
    schema: { Kettle: [['0002', 'may']] },
  }),
};

test('a sound project is a line for each revision, one that sums up, and exit 0', async () => {
  const line = (revision: string) => `${revision}  1 statement: 1 claimed, 0 set aside, 0 unclaimed\n`;
  expect(await gate(lay('sound', {}), ['--strict'])).toEqual({
    status: 0,
    stdout: `${revisions.map(line).join('')}
6 requirements, 5 cited on 6 tiers, 1 deferred, 1 with divergences; 0 findings\n`,
    stderr: '',
  });
});

test('what is unclaimed is counted, listed on request, and a finding where held strictly', async () => {
  const folder = lay('open', open);
  const listed = await gate(folder, ['--list-unclaimed', '2025-11-25']);
  expect(listed.status).toBe(0);
  expect(listed.stdout).toMatch(`2025-11-25 kettle
  must 1
    #boiling  0001
2025-11-25 schema
  may 1
    #Kettle  0002

2024-11-05 `);
  expect(listed.stdout).toContain(
    '2025-11-25  2 statements: 1 claimed, 0 set aside, 1 unclaimed; of the schema page 1 of 1 unclaimed\n',
  );
  expect(listed.stdout).toContain('\n--list-unclaimed [REVISION] names');

  const strictly = await gate(folder, ['--strict', '2025-06-18', '--strict', '2025-11-25', '--json']);
  expect(strictly.status).toBe(1);
  expect(JSON.parse(strictly.stdout)).toMatchObject({
    statements: {
      '2025-06-18': { total: 1, claimed: 1, setAside: 0, unclaimed: 0 },
      '2025-11-25': { total: 2, claimed: 1, setAside: 0, unclaimed: 1 },
    },
    schema: { '2025-11-25': { total: 1, claimed: 0, setAside: 0, unclaimed: 1 } },
    findings: [{ rule: 'statements-are-claimed' }, { rule: 'statements-are-claimed' }],
  });
});

test('a revision without facts is exit 2 and says which have some', async () => {
  expect(await gate(lay('few', {}), ['--strict', '2031-01-01'])).toEqual({
    status: 2,
    stdout: '',
    stderr: `there are no facts of 2031-01-01.
  Name one of ${revisions.join(', ')}, or write them with pnpm spec:facts.\n`,
  });
});

test('findings are exit 1, one JSON object on request and annotations on the forge', () => {
  const broken = lay('broken', { 'src/case/types.ts': '// Types.\n' });
  const program = ['--import', import.meta.resolve('tsx'), script, '--json'];
  const env = { ...process.env, GITHUB_ACTIONS: 'true' };
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: broken,
    encoding: 'utf8',
    env,
  });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    requirements: { total: 6, active: 5, deferred: 1, divergent: 1 },
    findings: [{ rule: 'no-vague-names', file: 'src/case/types.ts', line: 1 }],
  });
  expect(stderr).toContain('::error file=src/case/types.ts,line=1,title=no-vague-names::');
});

test('a run of another version of the suite is exit 2 and says which', async () => {
  const other = lay('other', {});
  for (const name of ['requirements', 'transports', 'src', 'suites'])
    mkdirSync(join(other, name), { recursive: true });
  writeRun(join(other, 'run.jsonl'), runOf('1.0.0', []));
  const { status, stdout, stderr } = await gate(other, ['--run', 'run.jsonl']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(
    /^run\.jsonl {2}was made by version abc of the suite; this checkout is [\da-f]{16}\./,
  );
});

test('an unknown flag is exit 2 and a clear line', async () => {
  const { status, stdout, stderr } = await gate(folder, ['--nope']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain("unknown option '--nope'");
  expect(stderr).not.toMatch(/^\s+at /m);
});

test('the conformance table is printed above the verdict, or written to files', async () => {
  const folder = lay('table', open);
  const printed = await gate(folder, ['--table']);
  expect(printed.stdout).toMatch(/^# Conformance\n/);
  expect(printed.stdout).toMatch(/\| kettle +\| must +\| +1 \| +0 \|/);
  expect(printed.stdout).toMatch(/\n6 requirements, [^\n]*\n$/);

  const written = await gate(folder, ['--table', 'out/table.md', 'out/table.html', '--json']);
  expect(JSON.parse(written.stdout)).toMatchObject({ findings: [] });
  expect(printed.stdout).toContain(readFileSync(join(folder, 'out/table.md'), 'utf8'));
  expect(readFileSync(join(folder, 'out/table.html'), 'utf8')).toMatch(/^<!doctype html>/);
});

test('a printed table does not mix with the object of --json', async () => {
  expect(await gate(folder, ['--table', '--json'])).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('name a file for --table'),
  });
});
