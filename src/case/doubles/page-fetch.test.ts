// What the fetch over pages answers, and what it keeps.

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CellSpec } from '../matrix.ts';
import { endCell, runningCell, startCell } from '../running-cell.ts';
import { pageFetch } from './page-fetch.ts';
import { lost, page } from './pages.ts';

beforeEach(() => {
  startCell({ transport: 'http', revision: '2025-11-25' } as CellSpec);
});

afterEach(() => {
  endCell();
});

test('a page is answered, another address is not found, a lost one fails as fetch does', async () => {
  const { fetch } = pageFetch({ 'https://a.test/page': page({ tea: 1 }), 'https://a.test/lost': lost });

  expect(await (await fetch('https://a.test/page?x=1')).json()).toEqual({ tea: 1 });
  expect((await fetch(new URL('https://a.test/nope'))).status).toBe(404);
  await expect(fetch('https://a.test/lost')).rejects.toThrow(TypeError);
});

test('method, query, headers and body of a request are kept, and count as answered', async () => {
  const { fetch, asked, lines } = pageFetch();
  const form = new URLSearchParams({ code: '1' });
  await fetch('https://a.test/token?x=1', { method: 'POST', headers: { 'X-Tea': 'green' }, body: form });
  await fetch('https://a.test/register', { method: 'POST', body: '{"tea":1}' });

  expect(lines()).toEqual(['POST https://a.test/token?x=1', 'POST https://a.test/register']);
  expect(asked.map(({ query, headers, body }) => [query, headers, body])).toEqual([
    [{ x: '1' }, { 'x-tea': 'green' }, { code: '1' }],
    [{}, {}, { tea: 1 }],
  ]);
  expect(runningCell().sites.map(({ answered }) => answered())).toEqual([2]);
});

test('a body counts as unread until it is read or left, an answer without one never does', async () => {
  const { fetch, unread } = pageFetch({ 'https://a.test/page': page({ tea: 1 }) });
  const [read, left] = [await fetch('https://a.test/page'), await fetch('https://a.test/page')];
  await fetch('https://a.test/nope');
  const before = unread();
  await read.text();
  await left.body?.cancel();

  expect([before, unread()]).toEqual([2, 0]);
});
