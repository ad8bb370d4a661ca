import { expect, test } from 'vitest';
import { newestAdmitting } from './registry.ts';

const release = (version: string, range?: string) => ({
  version,
  ...(range !== undefined && { peerDependencies: { server: range } }),
});
const releases = [release('2.1.2', '^2.4.0'), release('2.0.0', '^2.0.0'), release('2.1.0', '^2.1.0')];

test('the newest release whose peer range admits the version is taken', () => {
  expect(newestAdmitting(releases, 'server', '2.4.0')).toBe('2.1.2');
  expect(newestAdmitting(releases, 'server', '2.3.0')).toBe('2.1.0');
  expect(newestAdmitting(releases, 'server', '2.0.0')).toBe('2.0.0');
});

test('a prerelease of the version counts as that version', () => {
  expect(newestAdmitting(releases, 'server', '2.5.0-dev.1')).toBe('2.1.2');
});

test('a release that names no peer goes with every version', () => {
  expect(newestAdmitting([release('2.3.1')], 'server', '2.0.0')).toBe('2.3.1');
});

test('where no range admits the version there is none', () => {
  expect(newestAdmitting([release('2.1.2', '^2.4.0')], 'server', '2.0.0')).toBeUndefined();
});
