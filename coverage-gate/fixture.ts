// A miniature project that breaks one rule: files laid over a clean project, and what the rule finds in them.

import { revisions } from '../requirements/revisions.ts';
import type { StatementLevel } from '../requirements/spec/facts.ts';
import { areasOf, type Project, projectOf } from './project.ts';
import { renderIndex } from './requirements-index.ts';
import type { Found } from './rule.ts';

export interface Fixture {
  /** Undefined takes a file of the clean project away. */
  readonly files: Readonly<Record<string, string | undefined>>;
  /** The revisions that are held strictly. */
  readonly strict?: readonly string[];
  /** Everything that any rule finds in it. */
  readonly findings: readonly Found[];
}

/** An area file; its entries begin on line 2. */
export const area = (name: string, entries: string): string =>
  `export const ${name} = {\n${entries}\n} as const satisfies Area;\n`;

/** A suite file; its statements begin on line 2. */
export const suite = (statements: string): string =>
  `import { observed, verifies } from '#case';\n${statements}\n`;

/** Page → anchor → statements by tag and level. */
export type Pages = Readonly<
  Record<string, Readonly<Record<string, readonly [tag: string, level: StatementLevel][]>>>
>;

/** The facts of a revision: these pages beside those of the clean project. */
export const facts = (revision: string, pages: Pages = {}): string => {
  const written = Object.entries({ ...cleanPages, ...pages }).map(([page, anchors]) => {
    const read = Object.entries(anchors).map(([anchor, statements]) => [
      anchor,
      statements.map(([tag, level]) => ({ tag, level, form: 'sentence' })),
    ]);
    return [page, Object.fromEntries(read)];
  });
  return JSON.stringify({ revision, pages: Object.fromEntries(written) }, undefined, 2);
};

/** The facts of every revision, these pages in each, as files. */
export const factsOf = (pages: Pages): Record<string, string> =>
  Object.fromEntries(revisions.map((one) => [`requirements/spec/${one}.json`, facts(one, pages)]));

/** These files over the clean project, without those given as undefined; the index is written unless it is given. */
export const laidOver = (files: Readonly<Record<string, string | undefined>>): Record<string, string> => {
  const laid = Object.entries({ ...clean, ...factsOf({}), ...files });
  const texts = Object.fromEntries(laid.filter((one): one is [string, string] => one[1] !== undefined));
  const index = renderIndex(areasOf(projectOf(texts)));
  return { 'requirements/index.ts': index, ...texts };
};

/** The project that these files make of the clean one. */
export const miniature = (files: Readonly<Record<string, string | undefined>>): Project =>
  projectOf(laidOver(files));

const cleanPages: Pages = { 'basic/ping': { '': [['f001', 'must']], timing: [] } };

/** Something of everything, and nothing wrong with it. */
const clean: Readonly<Record<string, string>> = {
  'requirements/features/ping.ts': area(
    'ping',
    `  'ping:server': {
    source: [{ at: 'basic/ping', tags: ['f001'] }],
    behavior: 'The server answers a ping that carries no params and has an id.',
    level: 'must',
    tiers: ['lowlevel', 'highlevel'],
    divergence: [{ pin: 'hangs', sdk: 'v1', versions: '<1.20.0', tier: 'highlevel', note: 'never answers' }],
  },
  'ping:client': { source: ['sdk'], behavior: 'The client answers a ping.', level: 'own' },
  'ping:old': {
    source: [{ at: 'basic/ping' }],
    behavior: 'The server refuses a ping in a batch.',
    level: 'must',
    tiers: ['lowlevel'],
    until: '2025-06-18',
  },
  'ping:new': {
    source: [{ at: 'basic/ping' }],
    behavior: 'The server answers a ping in a batch.',
    level: 'must',
    tiers: ['lowlevel'],
    since: '2025-06-18',
    supersedes: 'ping:old',
    needs: ['content:audio'],
  },
  'ping:later': {
    source: ['sdk'],
    behavior: 'The client pings every minute.',
    level: 'own',
    deferred: { reason: 'needs-real-time', note: 'a minute would have to pass' },
  },`,
  ),
  'requirements/transports/http.ts': area(
    'http',
    "  'http:status': { source: ['sdk'], behavior: 'The server answers with 200.', level: 'own' },",
  ),
  'suites/lowlevel/ping.test.ts': suite(`verifies('ping:server', 'an id comes back', async () => {});
verifies(['ping:old', 'ping:new'], 'a batch', async () => {});`),
  'suites/highlevel/ping.test.ts': suite(`verifies('ping:server', 'an id comes back', async () => {
  observed(1).required(() => {}).divergent('hangs', () => {});
});`),
  'suites/client/ping.test.ts': suite("verifies('ping:client', 'an answer goes out', async () => {});"),
  'suites/transports/http.test.ts': `import { Agent } from 'undici';
import { verifies } from '#case';
verifies('http:status', 'it is 200', async () => {});
`,
  'transports/memory.ts': "import type { Revision } from '../requirements/revisions.ts';\n",
  'src/sdk/v1/client.ts': "import { Client } from '@modelcontextprotocol/sdk/client/index.js';\n",
  'src/case/index.ts': "import { memory } from '../../transports/memory.ts';\n",
  'src/case/connect.test.ts': "import { test } from 'vitest';\ntest('connects', () => {});\n",
  'coverage-gate/gate.ts': "import { requirements } from '../requirements/index.ts';\n",
  'scripts/test.ts': "import { judge } from '../coverage-gate/gate.ts';\n",
};
