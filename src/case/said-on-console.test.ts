import { expect, test } from 'vitest';
import { saidOnConsole } from './said-on-console.ts';

test('what is written while something runs is kept with its level, and the console is given back', async () => {
  const { log, error } = console;
  const said = await saidOnConsole(async () => {
    console.log('steam', 1);
    await Promise.resolve();
    console.error('smoke');
    console.warn('fire');
  });

  expect(said).toEqual([
    ['log', 'steam', 1],
    ['error', 'smoke'],
    ['warn', 'fire'],
  ]);
  expect([console.log, console.error]).toEqual([log, error]);
});

test('the console is given back by who fails as well', async () => {
  const { log } = console;
  const failed = saidOnConsole(() => Promise.reject(new Error('burnt')));

  await expect(failed).rejects.toThrow('burnt');
  expect(console.log).toBe(log);
});
