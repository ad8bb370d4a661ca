import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { createBridge } from '../../transports/bridge.ts';
import { bind } from './bind.ts';
import { breakCopy, copyPackage, temporaryFolder } from './broken-copy.fixture.ts';
import { resolveFrom } from './import-from.ts';
import { locate } from './locate.ts';
import { pinnedVersion } from './locate-pinned.ts';
import { cacheDirectory } from './project.ts';
import type { Subject } from './subject.ts';

// Generous, since whole packages are copied and loaded: that takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** What a bare server answers to `ping` over the subject's memory pair. */
const answerToPing = async (subject: Subject) => {
  const { port, at, revisions } = await bind(subject);
  const sdk = at(revisions[0] ?? '2025-11-25');
  const server = sdk.lowLevel({ name: 'bare', version: '1.0.0' }, {}, {}).build();
  const [near, far] = port.memory();
  await server.attach(far);
  const answer = new Promise((seen) => {
    near.onmessage = seen;
  });
  await near.start();
  await near.send({ jsonrpc: '2.0', id: 1, method: 'ping' });
  await answer;
  await server.close();
  return answer;
};

test('a copy of v1 without dependencies runs, with the line that was broken', async () => {
  const copy = await copyPackage('@modelcontextprotocol/sdk', await temporaryFolder());
  const intact = await locate(`path:${copy}`);
  await breakCopy(copy, '_request => ({})', '_request => ({ broken: true })');
  const broken = await locate(`path:${copy}`);

  expect(await answerToPing(intact)).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
  expect(await answerToPing(broken)).toEqual({ jsonrpc: '2.0', id: 1, result: { broken: true } });
  expect(broken.content).not.toBe(intact.content);
  expect(broken).toMatchObject({ line: 'v1', version: pinnedVersion('v1') });
  expect(broken.packages).toEqual((await locate('v1')).packages);
});

test('a copy of one half of v2 runs beside the other half, and the node adapter loads the copy', async () => {
  const copy = await copyPackage('@modelcontextprotocol/server', await temporaryFolder());
  await breakCopy(copy, 'Method not allowed', 'Broken on purpose');
  const subject = await locate(`path:${copy}`);

  const { port } = await bind(subject);
  const { handle } = port.httpServer({ sessionId: undefined });
  const bridge = createBridge(handle);
  const response = await bridge.fetch(bridge.origin, { method: 'PUT' });
  expect(await response.text()).toContain('Broken on purpose');
  await bridge.close();

  expect(subject.packages['@modelcontextprotocol/client']).toBe(pinnedVersion('v2'));
  expect(subject.packages).toEqual((await locate('v2')).packages);
  const server = resolveFrom('@modelcontextprotocol/server', subject.from);
  for (const adapter of ['node', 'express']) {
    const place = resolveFrom(`@modelcontextprotocol/${adapter}`, subject.from);
    expect(resolveFrom('@modelcontextprotocol/server', place)).toBe(server);
  }
});

test('the same content is staged once, under a name that tells nothing of the machine', async () => {
  const [one, other] = await Promise.all(
    ['first', 'second'].map(async (name) => {
      const parent = join(await temporaryFolder(), name);
      return locate(`path:${await copyPackage('@modelcontextprotocol/sdk', parent)}`);
    }),
  );
  expect(one?.from).toBe(other?.from);
  expect(fileURLToPath(one?.from ?? '')).toContain(cacheDirectory);
  expect(one?.name).toBe(`path:sdk+${one?.content?.slice(0, 8)}`);
  expect(one?.name).toBe(other?.name);
});
