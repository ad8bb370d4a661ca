import { expect, test } from 'vitest';
import { SubjectError } from './subject-error.ts';
import { readSubjectText } from './subject-text.ts';

const refusal = (text: string): SubjectError => {
  try {
    readSubjectText(text);
  } catch (error) {
    if (error instanceof SubjectError) return error;
  }
  throw new Error(`${text} was not refused`);
};

test('a line alone is the pinned one', () => {
  expect(readSubjectText('v2')).toEqual({ kind: 'pinned', line: 'v2' });
});

test.each([
  ['@modelcontextprotocol/sdk@1.24.3', 'v1', '1.24.3'],
  ['@modelcontextprotocol/sdk@1.10.2', 'v1', '1.10.2'],
  ['@modelcontextprotocol/client@2.0.0', 'v2', '2.0.0'],
  ['@modelcontextprotocol/server@2.4.0', 'v2', '2.4.0'],
])('%s is a published version of %s', (text, line, version) => {
  expect(readSubjectText(text)).toEqual({ kind: 'published', line, version });
});

test('a path is kept as it was typed', () => {
  expect(readSubjectText('path:../a@b')).toEqual({ kind: 'path', directory: '../a@b' });
});

test.each([
  ['', 'UNKNOWN_SUBJECT', 'an empty text'],
  ['v3', 'UNKNOWN_SUBJECT', 'write "v1", "v2"'],
  ['path:', 'UNKNOWN_SUBJECT', 'a folder is needed'],
  ['left-pad@1.0.0', 'UNKNOWN_PACKAGE', 'left-pad is no MCP SDK'],
  ['@modelcontextprotocol/node@2.1.2', 'UNKNOWN_PACKAGE', 'is no MCP SDK'],
  ['@modelcontextprotocol/sdk', 'NOT_EXACT', 'saw no version'],
  ['@modelcontextprotocol/sdk@^1.20.0', 'NOT_EXACT', 'saw "^1.20.0"'],
  ['@modelcontextprotocol/sdk@latest', 'NOT_EXACT', 'such as @modelcontextprotocol/sdk@1.24.3'],
  ['@modelcontextprotocol/sdk@1.10.1', 'UNSUPPORTED_VERSION', '1.10.2 and every later 1.x are.'],
  ['@modelcontextprotocol/client@2.0.0-beta.1', 'UNSUPPORTED_VERSION', '2.0.0 and every later 2.x are.'],
  ['@modelcontextprotocol/server@1.32.2', 'UNSUPPORTED_VERSION', '2.0.0 and every later 2.x are.'],
  ['@modelcontextprotocol/sdk@2.0.0-beta.1', 'UNSUPPORTED_VERSION', '1.10.2 and every later 1.x are.'],
])('"%s" is refused as %s', (text, code, words) => {
  const { code: seen, message } = refusal(text);
  expect(seen).toBe(code);
  expect(message).toMatch(/^cannot use [^\n]*$/);
  expect(message).toContain(words);
});
