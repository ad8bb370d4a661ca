import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './broken-copy.fixture.ts';
import { sdkInFolder } from './sdk-in-folder.ts';

const folderWith = async (files: Readonly<Record<string, object | string>>): Promise<string> => {
  const root = await temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
};

const v1 = { name: '@modelcontextprotocol/sdk', version: '1.32.2' };
const half = (name: string) => ({
  name: `@modelcontextprotocol/${name}`,
  version: '2.4.0',
  exports: { '.': { import: { types: './dist/index.d.mts', default: './dist/index.mjs' } } },
});

test('a checkout of v1 is its own package', async () => {
  const root = await folderWith({ 'package.json': v1, 'dist/esm/types.js': '' });
  const { line, packages } = sdkInFolder('path:x', root);
  expect([line, ...packages.keys()]).toEqual(['v1', '@modelcontextprotocol/sdk']);
});

test('a checkout of v2 is the packages below it, whatever its root is called', async () => {
  const root = await folderWith({
    'package.json': { ...v1, version: '2.4.0', private: true },
    'packages/client/package.json': half('client'),
    'packages/client/dist/index.mjs': '',
    'packages/server/package.json': half('server'),
    'packages/server/dist/index.mjs': '',
    'packages/middleware/node/package.json': half('node'),
    'packages/middleware/node/dist/index.mjs': '',
    'packages/client/node_modules/@modelcontextprotocol/core/package.json': half('core'),
  });
  const { line, packages } = sdkInFolder('path:x', root);
  expect(line).toBe('v2');
  expect([...packages.keys()].sort()).toEqual(
    ['client', 'node', 'server'].map((name) => `@modelcontextprotocol/${name}`),
  );
});

test('a checkout that is not built is refused by the dist folder that is missing', async () => {
  const root = await folderWith({
    'packages/client/package.json': half('client'),
    'packages/client/dist/index.mjs': '',
    'packages/server/package.json': half('server'),
  });
  expect(() => sdkInFolder('path:x', root)).toThrow(
    expect.objectContaining({
      code: 'NOT_BUILT',
      message: expect.stringContaining('path:x: packages/server/dist is missing; build'),
    }),
  );
});

test('a half-built package is refused by the file that is missing', async () => {
  const root = await folderWith({ 'package.json': half('server'), 'dist/index.cjs': '' });
  expect(() => sdkInFolder('path:x', root)).toThrow('dist/index.mjs is missing');
});

test('a folder with two copies of a package is refused by both', async () => {
  const root = await folderWith({ 'a/package.json': half('server'), 'b/package.json': half('server') });
  expect(() => sdkInFolder('path:x', root)).toThrow(
    expect.objectContaining({ code: 'SEVERAL_SDKS', message: expect.stringContaining('a and b') }),
  );
});

test('a folder with both lines is refused', async () => {
  const root = await folderWith({ 'a/package.json': v1, 'b/package.json': half('server') });
  expect(() => sdkInFolder('path:x', root)).toThrow(expect.objectContaining({ code: 'SEVERAL_SDKS' }));
});

test('a folder without an SDK is refused', async () => {
  const root = await folderWith({ 'package.json': { name: 'left-pad', version: '1.0.0' } });
  expect(() => sdkInFolder('path:x', root)).toThrow(expect.objectContaining({ code: 'NOT_AN_SDK' }));
});

test('a folder that does not exist is refused', async () => {
  const root = await folderWith({});
  expect(() => sdkInFolder('path:x', join(root, 'none'))).toThrow(
    expect.objectContaining({ code: 'NO_SUCH_FOLDER' }),
  );
});
