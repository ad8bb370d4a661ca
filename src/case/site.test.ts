// A site beside the two ends: answers come whole, redirections are answers, and what stays open is named.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { endCell, type RunningCell, startCell } from './running-cell.ts';
import { hostSite } from './site.ts';

let cell: RunningCell;

beforeEach(() => {
  cell = startCell({
    ids: ['invented:site'],
    title: 'a site',
    tier: '-',
    transport: 'http',
    revision: '2025-11-25',
    lacks: [],
  });
});

afterEach(endCell);

test('an answer holds status, headers and body, JSON parsed, without what the framework adds', async () => {
  const { ask } = hostSite(cell, (request, response) => {
    response.writeHead(201, { 'content-type': 'application/json', etag: 'x', 'x-powered-by': 'Express' });
    response.end(JSON.stringify({ method: request.method, url: request.url }));
  });
  expect(await ask('/kettle?hot=1', { method: 'PUT' })).toEqual({
    status: 201,
    headers: { 'content-type': 'application/json' },
    body: { method: 'PUT', url: '/kettle?hot=1' },
  });
  expect(cell.sites.map((site) => site.answered())).toEqual([1]);
  expect(await cell.sites[0]?.close()).toEqual([]);
});

test('a redirection is not followed, and any other body stays text', async () => {
  const { ask } = hostSite(cell, (_request, response) => {
    response.writeHead(302, { location: 'https://elsewhere.example/' }).end('over there');
  });
  expect(await ask('/')).toEqual({
    status: 302,
    headers: { location: 'https://elsewhere.example/' },
    body: 'over there',
  });
  await cell.sites[0]?.close();
});

test('an exchange that is still open when the cell ends is named', async () => {
  const { ask } = hostSite(cell, () => {});
  const asked = ask('/never').catch(() => 'cut');
  await new Promise((resolve) => setImmediate(resolve));
  expect(await cell.sites[0]?.close()).toContain('GET /never #1 (client)');
  expect(await asked).toBe('cut');
});
