import { expect, test } from 'vitest';
import { replacedGlobals, restoreGlobals } from './globals.ts';

test('a class that something stands in for is named, and given back', () => {
  const { Response: own } = globalThis;
  Object.defineProperty(globalThis, 'Response', { value: class {}, configurable: true });
  expect(replacedGlobals()).toEqual(['Response']);
  restoreGlobals();
  expect(replacedGlobals()).toEqual([]);
  expect(globalThis.Response).toBe(own);
});
