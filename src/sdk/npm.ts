// Runs npm, which always comes with Node, and reads its answers.

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** What npm answered, or the code and the first line of what went wrong. */
export type NpmAnswer =
  | { readonly ok: true; readonly stdout: string }
  | { readonly ok: false; readonly code: string; readonly summary: string };

const failureSchema = z.object({
  error: z.object({
    code: z.string().nullish(),
    summary: z.string().nullish(),
    detail: z.string().nullish(),
  }),
});

/** The npm beside the running Node, or else the one on the PATH. */
const npmCommand = (): readonly [string, ...string[]] => {
  const bin = dirname(process.execPath);
  const places = [join(bin, '..', 'lib', 'node_modules'), join(bin, 'node_modules')];
  const script = places.map((place) => join(place, 'npm', 'bin', 'npm-cli.js')).find(existsSync);
  return script === undefined ? ['npm'] : [process.execPath, script];
};

const firstLine = (text: string): string =>
  text
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.replace(/^npm (error|ERR!)\s*/, '')
    .trim() ?? '';

const failureIn = (stdout: string, stderr: string): NpmAnswer => {
  const start = stdout.indexOf('{');
  const parsed = failureSchema.safeParse(start < 0 ? undefined : parseJson(stdout.slice(start)));
  const { code, summary } = parsed.success ? parsed.data.error : {};
  return { ok: false, code: code || 'UNKNOWN', summary: firstLine(summary || stderr) };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Runs npm in a folder with `--json`; never rejects. */
export const npm = (args: readonly string[], directory: string): Promise<NpmAnswer> => {
  const [command, ...before] = npmCommand();
  const all = [...before, ...args, '--json', '--loglevel=error', '--no-update-notifier'];
  return new Promise((done) => {
    execFile(command, all, { cwd: directory, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (!error) done({ ok: true, stdout });
      else if ('code' in error && error.code === 'ENOENT')
        done({ ok: false, code: 'ENOENT', summary: 'npm was not found' });
      else done(failureIn(stdout, stderr));
    });
  });
};
