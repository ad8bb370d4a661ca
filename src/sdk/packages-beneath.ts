// The versions of the SDK's packages and of what lies beneath them, for the header of a run.

import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import semver from 'semver';
import { findPackage, needsOf } from './manifest.ts';
import { adapters, type Line, versioned } from './sdk-packages.ts';

/** What may change how an SDK behaves on the wire. */
const worthNaming = new Set([
  'zod',
  'ajv',
  'eventsource',
  'eventsource-parser',
  'express',
  'hono',
  '@hono/node-server',
  'jose',
  'raw-body',
  'content-type',
  'cross-spawn',
  'pkce-challenge',
]);

const isNamed = (name: string): boolean => name.startsWith('@modelcontextprotocol/') || worthNaming.has(name);

/** By package name the version that is in use, or several, oldest first, where several are. Sorted by name. */
export const packagesBeneath = (line: Line, from: string): Readonly<Record<string, string>> => {
  const versions = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const visit = (name: string, directory: string): void => {
    const found = findPackage(name, directory);
    if (!found || seen.has(found.directory)) return;
    seen.add(found.directory);
    const { version } = found.manifest;
    if (version !== undefined && isNamed(name))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
    for (const needed of Object.keys(needsOf(found.manifest))) visit(needed, found.directory);
  };
  for (const name of [...versioned[line], ...adapters[line]]) visit(name, dirname(fileURLToPath(from)));
  const sorted = [...versions].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, all]) => [name, semver.sort([...all]).join(', ')]));
};
