import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { inventedCheckout, newer, older } from '../src/audit/audit-invented.ts';

const spec = inventedCheckout();
afterAll(() => rmSync(spec, { recursive: true }));

const run = (...options: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/spec-audit.ts', '--spec', spec, ...options], {
    encoding: 'utf8',
  });

test('compares two revisions that only the checkout has, exits 1, and gives the same as JSON and Markdown', () => {
  const markdown = join(spec, 'audit.md');
  const { status, stdout } = run('--from', older, '--to', newer, '--json', '--markdown', markdown);

  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    from: older,
    to: newer,
    statements: { same: 3, moved: 3, reworded: 1, removed: 0, new: 1 },
    unclaimed: [{ page: 'brew', level: 'must' }],
  });
  expect(readFileSync(markdown, 'utf8')).toContain(`# The specification of ${newer} against ${older}`);
});

test('cannot tell about a revision that does not exist, nor write one that nobody lists', () => {
  const nowhere = run('--from', older, '--to', '2031-12-31');
  const unlisted = run('--from', older, '--to', newer, '--write');

  expect([nowhere.status, unlisted.status]).toEqual([2, 2]);
  expect(nowhere.stderr).toContain(newer);
  expect(unlisted.stderr).toContain('requirements/revisions.ts');
  expect(`${nowhere.stderr}${unlisted.stderr}`).not.toContain('    at ');
});

test('refuses two revisions in the wrong order', () => {
  expect(run('--from', newer, '--to', older)).toMatchObject({ status: 2, stdout: '' });
});

test('says before it begins that a named checkout is none, or an output a folder', () => {
  const revisions = ['--from', '2025-11-25', '--to', '2026-07-28'];
  const nowhere = run(...revisions, '--spec', '/nowhere');
  const folder = run(...revisions, '--markdown', spec);

  expect(nowhere).toMatchObject({ status: 2, stdout: '' });
  expect(nowhere.stderr).toMatch(/^there is no checkout of the specification in \/nowhere: .*\n$/);
  expect(folder).toMatchObject({ status: 2, stdout: '' });
  expect(folder.stderr).toContain(`--markdown ${spec}: this is a folder.`);
});

test('takes no missing or broken schema for one without methods', () => {
  const damaged = `${spec}-damaged`;
  onTestFinished(() => rmSync(damaged, { recursive: true }));
  cpSync(spec, damaged, { recursive: true });
  const file = join(damaged, 'schema', newer, 'schema.json');
  const audit = () => run('--from', older, '--to', newer, '--spec', damaged);
  writeFileSync(file, '{');
  const broken = audit();
  rmSync(file);
  const missing = audit();

  expect([broken.status, missing.status]).toEqual([2, 2]);
  expect(broken.stderr).toContain(`${file} cannot be read: `);
  expect(missing.stderr).toContain(`${file} does not exist.`);
  expect(`${broken.stderr}${missing.stderr}`).not.toContain('    at ');
});
