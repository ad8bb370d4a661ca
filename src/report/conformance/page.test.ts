import { expect, test } from 'vitest';
import { cellOf, runOf } from '../../triage/two-runs.ts';
import { conformanceOf } from './conformance.ts';
import { claimOf, runs, stated, statements } from './kettles.ts';
import { conformancePage } from './page.ts';

const page = conformancePage(conformanceOf(statements, runs));

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one]) => one ?? '');
const ids = all(page, / id="([^"]*)"/g);
const links = all(page, / href="([^"]*)"/g);

/** A stretch of a page as a reader sees it. */
const read = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const itemOf = (text: string, id: string): string =>
  read(text.slice(text.indexOf(`<li id="${id}">`)).split('</li>')[0] ?? '');

test('every link within the page lands on one place, and every other leads to the specification or an issue', () => {
  const within = links
    .filter((link) => link.startsWith('#'))
    .map((link) => decodeURIComponent(link.slice(1)));
  expect(within).toContain('2025-11-25/server/kettle');
  expect(within.filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  const outside = links.filter((link) => !link.startsWith('#'));
  expect(outside).toContain('https://modelcontextprotocol.io/specification/2025-11-25/server/kettle#boiling');
  expect(outside).toContain('https://modelcontextprotocol.io/specification/2025-11-25/server/cup');
  expect(new Set(outside.map((link) => new URL(link).hostname))).toEqual(
    new Set(['modelcontextprotocol.io', 'github.com']),
  );
});

test('a statement says who claims it, where that is written, and what it came to', () => {
  expect(itemOf(page, '2025-11-25/server/kettle/boiling/0001')).toBe(
    '0001 must sentence proven divergent kettle:boils The kettle minds kettle:boils. requirements/features/kettle.ts:7 ' +
      'v1 1.0.0 lowlevel pass memory, http ' +
      'v2 1.0.0 lowlevel pass memory; fail http fail ice',
  );
  expect(itemOf(page, '2025-11-25/server/kettle/boiling/0002')).toContain(
    'divergent memory divergent hums: hums instead ( #12 )',
  );
  expect(itemOf(page, '2025-11-25/server/kettle/boiling/0003')).toContain(
    'no verdict on lowlevel, highlevel v1 1.0.0 lowlevel absent memory absent does not offer content:audio',
  );
  expect(itemOf(page, '2025-11-25/server/kettle/boiling/0004')).toContain(
    'deferred, needs-real-time: an hour would pass',
  );
  expect(itemOf(page, '2025-11-25/server/cup/0005')).toBe('0005 should sentence set aside advice');
  expect(itemOf(page, '2025-11-25/server/cup/boiling/0006')).toBe('0006 must sentence unclaimed');
});

test('without runs nothing is called proven, and what is on record says for which versions', () => {
  const cited = conformancePage(conformanceOf(statements, []));
  expect(itemOf(cited, '2025-11-25/server/kettle/boiling/0001')).toContain(
    'must sentence cited kettle:boils',
  );
  expect(itemOf(cited, '2025-11-25/server/kettle/boiling/0002')).toContain(
    'v1 divergent hums (<2): hums instead'.replace('<', '&lt;'),
  );
  expect(itemOf(cited, '2025-11-25/server/kettle/boiling/0003')).toContain('no test on highlevel');
  expect(cited).toContain('No run of this revision was given');
  expect(all(cited, /<th scope="col" class="n">([^<]*)</g)).not.toContain('proven');
});

test('each row of numbers is of one level, and the sum over levels stands nowhere', () => {
  const [table = ''] = all(page, /<table class="pages">(.*?)<\/table>/gs);
  const rows = all(table, /<tr>(.*?)<\/tr>/g).slice(1);
  expect(rows.map((row) => read(row).replace(/^\S+\/\S+ |all but schema |schema /, ''))).toEqual([
    'must 3 1 1 0 0 0 1 1 1',
    'should 3 0 0 1 1 1 0 0 0',
    'must 2 1 1 0 0 0 0 1 1',
    'should 2 0 0 1 1 0 0 0 0',
    'must 1 0 0 0 0 0 1 0 0',
    'should 1 0 0 0 0 1 0 0 0',
    'must 1 1 0 0 0 0 0 0 1',
  ]);
});

test('whatever a subject or a requirement says stays text', () => {
  const hostile = `</style><script>alert(1)</script><a href="javascript:x" onclick='y'>`;
  const run = runOf('1.0.0', [
    cellOf('kettle:a', 'fail', { failure: { kind: 'assertion', required: hostile, saw: hostile } }),
    cellOf('kettle:a', 'divergent', { transport: hostile, pins: [hostile] }),
  ]);
  const subject = { ...run.header.subject, name: hostile };
  const claim = claimOf('kettle:a', { behavior: hostile });
  const hostilePage = conformancePage(
    conformanceOf([stated('0001', 'must', [claim])], [{ ...run, header: { ...run.header, subject } }]),
  );
  expect(hostilePage.split('</style>')).toHaveLength(2);
  expect(hostilePage.split('&lt;script&gt;').length).toBeGreaterThan(5);
  expect(hostilePage).not.toMatch(/<script|href="javascript:|<[^>]* onclick=/);
});

test('the revisions that runs speak of are open, else the newest', () => {
  const open = (text: string) => all(text, /<details class="revision" open><summary><h2>([^<]*)</g);
  expect(open(page)).toEqual(['2025-11-25']);
  expect(open(conformancePage(conformanceOf(statements, [])))).toEqual(['2025-11-25']);
  const older = runOf('1.0.0', [], { revisions: ['2025-06-18'] });
  expect(open(conformancePage(conformanceOf(statements, [older])))).toEqual(['2025-06-18']);
});
