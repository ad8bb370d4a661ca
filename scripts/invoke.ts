// A command within the process of a test, as a shell would run it: its folder, what it prints, its exit code.

import { vi } from 'vitest';
import { exitCodeOf } from './command.ts';

/**
 * @param run takes the arguments and gives the exit code
 * @param cwd the folder that the command works in
 */
export const invoke = async (
  run: (args: readonly string[]) => Promise<number>,
  cwd: string,
  args: readonly string[],
) => {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const before = process.cwd();
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => void stdout.push(`${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text) => void stderr.push(`${text}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => stdout.push(`${text}`) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => stderr.push(`${text}`) > 0),
  ];
  try {
    process.chdir(cwd);
    const status = await exitCodeOf(() => run(args));
    return { status, stdout: stdout.join(''), stderr: stderr.join('') };
  } finally {
    process.chdir(before);
    for (const spy of spies) spy.mockRestore();
  }
};
