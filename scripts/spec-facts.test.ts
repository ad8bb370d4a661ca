import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { revisions } from '../requirements/revisions.ts';

const root = join(import.meta.dirname, '..');

const specFacts = (...args: readonly string[]) => {
  const program = ['--import', 'tsx', 'scripts/spec-facts.ts', ...args];
  return spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' });
};

/** A checkout in which every revision has one page and one schema. */
const inventedCheckout = (page: string): string => {
  const spec = mkdtempSync(join(tmpdir(), 'spec-'));
  onTestFinished(() => rmSync(spec, { recursive: true }));
  for (const revision of revisions) {
    for (const [path, text] of [
      [`docs/specification/${revision}/kettles.mdx`, page],
      [`schema/${revision}/schema.json`, '{"$defs":{}}'],
    ] as const) {
      mkdirSync(dirname(join(spec, path)), { recursive: true });
      writeFileSync(join(spec, path), text);
    }
  }
  return spec;
};

test('--check names every file that differs and what to do, and writes nothing', () => {
  const { status, stderr } = specFacts('--check', '--spec', inventedCheckout('Kettles MUST boil.'));

  expect(status).toBe(1);
  for (const revision of revisions) {
    for (const file of [`requirements/spec/${revision}.json`, `requirements/spec/${revision}.shapes.json`]) {
      expect(stderr).toContain(`${file} differs`);
    }
  }
  expect(stderr).toContain('Run pnpm spec:facts --spec');
});

test('a checkout that is not there is said in one line', () => {
  for (const folder of ['/nowhere', root]) {
    const { status, stderr } = specFacts('--spec', folder);

    expect(status).toBe(2);
    expect(stderr).toMatch(/^there is no checkout of the specification in \/.*: clone .*MCP_SPEC_DIR\n$/);
  }
});

test('a page that cannot be parsed is named, without a stack trace', () => {
  const { status, stderr } = specFacts('--check', '--spec', inventedCheckout('# Kettles\n\n<Note>\n'));

  expect(status).toBe(2);
  expect(stderr).toContain(`docs/specification/${revisions[0]}/kettles.mdx:`);
  expect(stderr).not.toContain('    at ');
});
