import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
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
