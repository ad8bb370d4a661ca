// Reads all pages of a revision from a checkout of the specification.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readPageOnce } from './page-cache.ts';
import { PageError } from './page-error.ts';
import type { ReadRevision } from './read-statement.ts';

const pagesFolder = (spec: string, revision: string): string => join(spec, 'docs', 'specification', revision);

/** The dated revisions that a checkout holds, oldest first, those included that this project does not know yet. */
export const revisionsIn = (spec: string): string[] => {
  const folder = join(spec, 'docs', 'specification');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names
    .map(({ name }) => name)
    .filter((name) => /^\d{4}-\d{2}-\d{2}$/.test(name))
    .sort();
};

/** `server/index` is published as `server/index`, the front page as `index`: only the ending goes. */
const pageOf = (path: string): string =>
  path
    .replace(/\.mdx?$/, '')
    .split(sep)
    .join('/');

/**
 * Reads every page of a revision.
 *
 * @param spec a checkout of the specification's repository
 * @throws PageError `no-such-revision`, and whatever is wrong with a page
 */
export const readRevision = (spec: string, revision: string): ReadRevision => {
  const folder = pagesFolder(spec, revision);
  if (!existsSync(folder)) {
    throw new PageError(
      'no-such-revision',
      `${folder} does not exist.\n  Name a checkout of the specification that holds ${revision} with --spec DIR or MCP_SPEC_DIR.`,
    );
  }
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.mdx?$/.test(path),
  );
  const pages = paths.sort().map((path) => {
    const file = join(folder, path);
    return readPageOnce(pageOf(path), relative(spec, file), readFileSync(file, 'utf8'));
  });
  return { revision, pages };
};
