// The command over miniature projects in a temporary folder: what it writes and how it exits. Once as a process of its
// own, else within this one.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { area, facts, laidOver, type Pages } from '../coverage-gate/fixture.ts';
import { judge } from '../coverage-gate/gate.ts';
import { readProject } from '../coverage-gate/project.ts';
import { invoke } from './invoke.ts';
import { runGenerate } from './run-generate.ts';

const script = fileURLToPath(new URL('./generate.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'generate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const generate = (cwd: string, ...args: readonly string[]) => invoke(runGenerate, cwd, args);

const kettle: Pages = { 'server/kettle': { lid: [['0001', 'must']], spout: [['0002', 'may']] } };

const lay = (name: string, files: Readonly<Record<string, string>> = {}): string => {
  const known = { 'requirements/spec/2025-11-25.json': facts('2025-11-25', kettle) };
  for (const [path, text] of Object.entries(laidOver({ ...known, ...files }))) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
};

const snapshot = (root: string): Record<string, string> =>
  Object.fromEntries(
    (readdirSync(root, { recursive: true }) as string[])
      .filter((path) => /\.\w+$/.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

test('entries for what nobody claims are written once, and the gate takes them until it is strict', async () => {
  const root = lay('entries');
  const before = snapshot(root);
  expect(await generate(root, 'entries', '--page', 'server/kettle')).toEqual({
    status: 0,
    stdout: 'wrote requirements/features/kettle.ts  (2 new)\nwrote requirements/index.ts  (1 new)\n',
    stderr: '',
  });
  const after = snapshot(root);
  expect(after['requirements/features/kettle.ts']).toContain("'kettle:lid': {");
  expect(after['requirements/index.ts']).toContain("'features/kettle': kettle,");
  expect(after).toMatchObject({ ...before, 'requirements/index.ts': expect.any(String) });
  const rulesOf = (strict: readonly string[]) =>
    judge(readProject(root), [], strict).findings.filter(({ message }) => message.includes('kettle:'));
  expect(rulesOf([])).toEqual([]);
  expect(rulesOf(['2025-11-25']).map(({ rule }) => rule)).toContain('nothing-is-unwritten');

  const again = await generate(root, 'entries', '--page', 'server/kettle');
  expect(again.stdout).toBe('no entries are missing: nothing to write\n');
  expect(snapshot(root)).toEqual(after);
});

test('a test that a requirement lacks is written once, on each tier; the others stay', async () => {
  const fields = "behavior: 'The kettle closes its lid.', level: 'own', tiers: ['lowlevel', 'highlevel']";
  const entry = `  'kettle:lid': { source: ['sdk'], ${fields} },`;
  const root = lay('tests', { 'requirements/features/kettle.ts': area('kettle', entry) });
  const before = snapshot(root);
  const suites = ['suites/lowlevel/kettle.test.ts', 'suites/highlevel/kettle.test.ts'];
  const wrote = suites.map((path) => `wrote ${path}  (1 new)\n`).join('');

  const dry = await generate(root, 'tests', '--dry-run');
  expect(dry.stdout).toContain(`would write ${suites[0]}  (1 new)\n\n// Kettle`);
  expect(snapshot(root)).toEqual(before);

  expect(await generate(root, 'tests')).toEqual({ status: 0, stdout: wrote, stderr: '' });
  const after = snapshot(root);
  expect(after).toEqual({
    ...before,
    ...Object.fromEntries(suites.map((path) => [path, expect.any(String)])),
  });
  expect(readProject(root).citations.filter(({ ids }) => ids.includes('kettle:lid'))).toMatchObject([
    { file: suites[1], title: 'the kettle closes its lid' },
    { file: suites[0], title: 'the kettle closes its lid' },
  ]);
});

test('the manifest is one JSON object in a file', async () => {
  const root = lay('manifest');
  const made = await generate(root, 'manifest', '--out', 'made/manifest.json');
  expect(made).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(JSON.parse(readFileSync(join(root, 'made/manifest.json'), 'utf8'))).toMatchObject({
    kind: 'manifest',
    unclaimed: [{ at: 'server/kettle#lid' }, { at: 'server/kettle#spout' }],
  });
});

test('a page that nobody knows is exit 2 with the nearest that exists', () => {
  const program = ['--import', import.meta.resolve('tsx'), script, 'entries', '--page', 'server/ketle'];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: lay('unknown'),
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toBe('there is no page "server/ketle".\n  Did you mean server/kettle?\n');
});
