// One of the two revisions that an audit compares: its statements, addresses, shapes and error codes, from a checkout
// where there is one, else from what is committed.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRevision } from '../../requirements/revisions.ts';
import { restatingPages, type SpecFacts, schemaPage } from '../../requirements/spec/facts.ts';
import type { Placed } from './alignment.ts';
import { type Codes, codesOf } from './compare-codes.ts';
import { readRevision, revisionsIn } from './read-revision.ts';
import type { ReadRevision } from './read-statement.ts';
import { readShapes, shapesFile } from './shapes.ts';
import { factsFile } from './spec-facts.ts';

export interface Side {
  readonly revision: string;
  /** In the order of the pages. */
  readonly statements: readonly Placed[];
  /** Page → its anchors. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  readonly shapes: unknown;
  readonly codes: Codes;
  /** Whether the statements have their texts. */
  readonly texts: boolean;
}

export class AuditError extends Error {
  readonly code: 'no-such-revision' | 'not-writable';

  constructor(code: AuditError['code'], message: string) {
    super(message);
    this.name = 'AuditError';
    this.code = code;
  }
}

/** A revision that was read from a checkout, beside its schema and the texts of its pages. */
const sideOfRead = (read: ReadRevision, shapes: unknown, texts: ReadonlyMap<string, string>): Side => ({
  revision: read.revision,
  statements: read.pages.flatMap(({ statements }) => statements),
  pages: new Map(read.pages.map(({ page, anchors }) => [page, new Set(anchors.map(({ anchor }) => anchor))])),
  shapes,
  codes: codesOf(shapes, texts),
  texts: true,
});

/** A revision of which only the committed facts are known. */
const sideOfFacts = ({ revision, pages }: SpecFacts, shapes: unknown): Side => ({
  revision,
  statements: Object.entries(pages).flatMap(([page, anchors]) =>
    Object.entries(anchors).flatMap(([anchor, statements]) =>
      statements.map((one) => ({ ...one, page, anchor })),
    ),
  ),
  pages: new Map(Object.entries(pages).map(([page, anchors]) => [page, new Set(Object.keys(anchors))])),
  shapes,
  codes: codesOf(shapes),
  texts: false,
});

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const folderOf = (spec: string, revision: string): string => join(spec, 'docs', 'specification', revision);

const fromCheckout = (spec: string, revision: string): Side => {
  const read = readRevision(spec, revision);
  const shapes = readShapes(spec, revision);
  const texts = read.pages
    .filter(({ page }) => page !== schemaPage && !restatingPages.includes(page))
    .map(({ page, file }) => [page, readFileSync(join(spec, file), 'utf8')] as const);
  return sideOfRead(read, shapes, new Map(texts));
};

/**
 * One side of an audit.
 *
 * @param spec the checkout of the specification; it need not exist
 * @throws AuditError `no-such-revision` when neither the checkout nor the committed facts have it; PageError and
 *   ShapesError for what is wrong with the checkout
 */
export const sideOf = (spec: string, revision: string): Side => {
  if (existsSync(folderOf(spec, revision))) return fromCheckout(spec, revision);
  if (isRevision(revision) && existsSync(factsFile(revision))) {
    return sideOfFacts(json(factsFile(revision)) as SpecFacts, json(shapesFile(revision)));
  }
  throw new AuditError('no-such-revision', unknownRevision(spec, revision));
};

const unknownRevision = (spec: string, revision: string): string => {
  const committed = readdirSync(fileURLToPath(new URL('../../requirements/spec/', import.meta.url)))
    .filter((name) => /^\d{4}-\d\d-\d\d\.json$/.test(name))
    .map((name) => name.slice(0, -'.json'.length));
  const known = [...new Set([...committed, ...revisionsIn(spec)])].sort().join(', ');
  return `there is no revision ${revision}: neither in requirements/spec nor in ${folderOf(spec, '')}.\n  These exist: ${known || 'none'}. For another one name a checkout that has it (--spec DIR or MCP_SPEC_DIR).`;
};
