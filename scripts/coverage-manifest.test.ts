// The command as a shell sees it: what it prints and how it exits, over miniature projects in a temporary folder.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { miniature } from '../coverage-gate/fixture.ts';
import { writeRun } from '../src/results/write.ts';
import { runOf } from '../src/triage/two-runs.ts';

const script = fileURLToPath(new URL('./coverage-manifest.ts', import.meta.url));
/** Milliseconds; each test starts a process, and other tests keep the machine busy. */
const timeout = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'gate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const gate = (cwd: string, args: readonly string[], env: Record<string, string> = {}) => {
  const { GITHUB_ACTIONS: _, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), script, ...args],
    { cwd, encoding: 'utf8', env: { ...rest, ...env } },
  );
  return { status, stdout, stderr };
};

const lay = (name: string, files: Readonly<Record<string, string>>): string => {
  for (const { path, text } of miniature(files).files) {
    mkdirSync(join(folder, name, dirname(path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
};

test('a sound project is one line and exit 0', { timeout }, () => {
  expect(gate(lay('sound', {}), [])).toEqual({
    status: 0,
    stdout: '6 requirements, 5 cited on 6 tiers, 1 deferred, 1 with divergences; 0 findings\n',
    stderr: '',
  });
});

test('findings are exit 1, one JSON object on request and annotations on the forge', { timeout }, () => {
  const broken = lay('broken', { 'src/case/types.ts': '// Types.\n' });
  const { status, stdout, stderr } = gate(broken, ['--json'], { GITHUB_ACTIONS: 'true' });
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    requirements: { total: 6, active: 5, deferred: 1, divergent: 1 },
    findings: [{ rule: 'no-vague-names', file: 'src/case/types.ts', line: 1 }],
  });
  expect(stderr).toContain('::error file=src/case/types.ts,line=1,title=no-vague-names::');
});

test('a run of another version of the suite is exit 2 and says which', { timeout }, () => {
  const other = lay('other', {});
  for (const name of ['requirements', 'transports', 'src', 'suites'])
    mkdirSync(join(other, name), { recursive: true });
  writeRun(join(other, 'run.jsonl'), runOf('1.0.0', []));
  const { status, stdout, stderr } = gate(other, ['--run', 'run.jsonl']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(
    /^run\.jsonl {2}was made by version abc of the suite; this checkout is [\da-f]{16}\./,
  );
});

test('an unknown flag is exit 2 and a clear line', { timeout }, () => {
  const { status, stdout, stderr } = gate(folder, ['--nope']);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain("unknown option '--nope'");
  expect(stderr).not.toMatch(/^\s+at /m);
});
