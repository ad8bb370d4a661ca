// Which packages make up each SDK line, and which versions of them the bindings cover.

import semver from 'semver';
import type { Subject } from './subject.ts';

export type Line = Subject['line'];

/** The packages whose version is that of the SDK; the first one says which. */
export const versioned: Readonly<Record<Line, readonly [string, ...string[]]>> = {
  v1: ['@modelcontextprotocol/sdk'],
  v2: ['@modelcontextprotocol/server', '@modelcontextprotocol/client', '@modelcontextprotocol/core'],
};

/** What v2 ships beside its main packages, in versions of their own. */
export const adapters: Readonly<Record<Line, readonly string[]>> = {
  v1: [],
  v2: ['@modelcontextprotocol/node', '@modelcontextprotocol/server-legacy', '@modelcontextprotocol/express'],
};

/** The ranges of versions that the bindings cover; the prereleases of 2.0.0 lie in neither. */
export const supported: Readonly<Record<Line, string>> = { v1: '>=1.10.2 <2.0.0-0', v2: '>=2.0.0 <3.0.0-0' };

/** The line that a package belongs to by its name, if it is one that carries the SDK's version. */
export const lineOf = (name: string): Line | undefined =>
  (Object.keys(versioned) as Line[]).find((line) => versioned[line].includes(name));

/** Whether the bindings cover a version. */
export const isSupported = (line: Line, version: string): boolean =>
  semver.satisfies(version, supported[line], { includePrerelease: true });
