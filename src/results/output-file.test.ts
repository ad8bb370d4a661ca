import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { OutputError, outputFile, outputFiles, writeOutput } from './output-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'output-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the folders above a file are made, the file is not', () => {
  const file = join(folder, 'a', 'b', 'run.jsonl');
  expect(outputFile('--out', file)).toBe(file);
  expect(existsSync(join(folder, 'a', 'b'))).toBe(true);
  expect(existsSync(file)).toBe(false);
});

test('a file that exists is left as it is', () => {
  const file = join(folder, 'old.xml');
  writeFileSync(file, 'old');
  expect(outputFile('--junit', file)).toBe(file);
});

test.each([
  ['an empty text', '', '--junit "": a file is needed, saw an empty text.'],
  ['a folder', folder, `--junit ${folder}: this is a folder.`],
  ['a device', '/dev/null', '--junit /dev/null: this is no ordinary file.'],
  ['a folder that takes none', '/proc/none/x.xml', 'the file cannot be written (ENOENT).'],
  ['a file as folder', join(folder, 'plain', 'x.xml'), 'the file cannot be written (EEXIST).'],
])('%s is refused with what to do', (_, file, said) => {
  writeFileSync(join(folder, 'plain'), '');
  expect(() => outputFile('--junit', file)).toThrow(OutputError);
  expect(() => outputFile('--junit', file)).toThrow(said);
  expect(() => outputFile('--junit', file)).toThrow('Name a file in a folder that you may write to.');
});

test('neither two outputs in one file nor an output over an input is taken, by whatever way it is named', () => {
  const [run, link, page] = ['run.jsonl', 'link.jsonl', 'page.html'].map((name) => join(folder, name));
  writeFileSync(run as string, '{}');
  symlinkSync(run as string, link as string);
  const wrong =
    (outputs: Record<string, string | undefined>, inputs: (string | undefined)[] = []) =>
    () =>
      outputFiles(outputs as Record<string, string>, inputs as string[]);

  expect(wrong({ '--html': link }, [run])).toThrow(
    `--html ${link}: ${run} is read, and would be lost. Name another file.`,
  );
  expect(wrong({ '--html': page, '--json': `${folder}/./page.html` })).toThrow(
    `--json ${folder}/./page.html: --html writes this file too, and would be lost. Name another file.`,
  );
  expect(wrong({ '--html': page, '--json': join(folder, 'page.json') }, [run, 'v1'])).not.toThrow();
});

test('a file whose folder went away meanwhile is told by its option', () => {
  const file = join(folder, 'gone', 'page.html');
  outputFile('--html', file);
  rmSync(join(folder, 'gone'), { recursive: true });
  expect(() => writeOutput('--html', file, 'x')).toThrow(
    new OutputError(
      `--html ${file}: it can be written no more (ENOENT). Repeat the command with a file in a folder that stays.`,
    ),
  );
});
