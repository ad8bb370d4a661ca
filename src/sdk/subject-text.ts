// Reads the short text that names a subject.

import semver from 'semver';
import { isSupported, type Line, lineOf } from './sdk-packages.ts';
import { SubjectError } from './subject-error.ts';

export type SubjectText =
  | { readonly kind: 'pinned'; readonly line: Line }
  | { readonly kind: 'published'; readonly line: Line; readonly version: string }
  | { readonly kind: 'path'; readonly directory: string };

const forms =
  '"v1", "v2", "@modelcontextprotocol/sdk@1.24.3", "@modelcontextprotocol/client@2.0.0" or "path:DIR"';

const example: Readonly<Record<Line, string>> = { v1: '1.24.3', v2: '2.0.0' };
const covered: Readonly<Record<Line, string>> = {
  v1: '1.10.2 and every later 1.x',
  v2: '2.0.0 and every later 2.x',
};

/** Throws unless the bindings cover the version. */
export const checkSupported = (text: string, line: Line, version: string): void => {
  if (isSupported(line, version)) return;
  const reason = `version ${version} is not supported; of the ${line} line, ${covered[line]} are.`;
  throw new SubjectError('UNSUPPORTED_VERSION', text, reason);
};

const published = (text: string, name: string, version: string): SubjectText => {
  const line = lineOf(name);
  if (line === undefined || name === '@modelcontextprotocol/core') {
    throw new SubjectError(
      'UNKNOWN_PACKAGE',
      text,
      `${name} is no MCP SDK that this suite knows; write ${forms}.`,
    );
  }
  if (semver.valid(version) !== version) {
    const seen = version === '' ? 'no version' : `"${version}"`;
    throw new SubjectError(
      'NOT_EXACT',
      text,
      `one exact version is needed, such as ${name}@${example[line]}; saw ${seen}.`,
    );
  }
  checkSupported(text, line, version);
  return { kind: 'published', line, version };
};

/** What a text asks for. Throws a SubjectError when it asks for nothing that there is. */
export const readSubjectText = (text: string): SubjectText => {
  if (text === 'v1' || text === 'v2') return { kind: 'pinned', line: text };
  if (text.startsWith('path:')) {
    const directory = text.slice('path:'.length);
    if (directory !== '') return { kind: 'path', directory };
    throw new SubjectError('UNKNOWN_SUBJECT', text, 'a folder is needed after "path:".');
  }
  const at = text.lastIndexOf('@');
  if (at > 0) return published(text, text.slice(0, at), text.slice(at + 1));
  if (text.startsWith('@')) return published(text, text, '');
  throw new SubjectError('UNKNOWN_SUBJECT', text === '' ? 'an empty text' : text, `write ${forms}.`);
};
