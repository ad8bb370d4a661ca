import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { intoCache } from './into-cache.ts';
import { cacheDirectory } from './project.ts';

const freshName = (): string => {
  const name = join('test', crypto.randomUUID());
  onTestFinished(() => rm(join(cacheDirectory, name), { recursive: true, force: true }));
  return name;
};

test('a folder is filled once', async () => {
  const name = freshName();
  let fills = 0;
  const fill = async (directory: string) => {
    fills += 1;
    await writeFile(join(directory, 'a'), 'whole');
  };
  const first = await intoCache(name, fill);
  expect(await intoCache(name, fill)).toBe(first);
  expect(fills).toBe(1);
  expect(await readFile(join(first, 'a'), 'utf8')).toBe('whole');
});

test('of two that fill it at once one wins, and both find it whole', async () => {
  const name = freshName();
  const started: (() => void)[] = [];
  const fill = async (directory: string) => {
    await new Promise<void>((go) => {
      started.push(go);
      if (started.length === 2) for (const start of started) start();
    });
    await writeFile(join(directory, 'a'), 'whole');
  };
  const [one, other] = await Promise.all([intoCache(name, fill), intoCache(name, fill)]);
  expect(one).toBe(other);
  expect(await readdir(one)).toEqual(['a']);
});

test('a fill that fails leaves nothing', async () => {
  const name = freshName();
  let filling = '';
  const failing = intoCache(name, async (directory) => {
    filling = directory;
    await writeFile(join(directory, 'a'), 'half');
    throw new Error('cut off');
  });
  await expect(failing).rejects.toThrow('cut off');
  expect(existsSync(join(cacheDirectory, name))).toBe(false);
  expect(existsSync(filling)).toBe(false);
});
