// The contract of HTTP in one process, kept alike by the bridge and by the loopback socket.

import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';
import { type Bridge, createBridge } from './bridge.ts';
import type { HttpHandler } from './http-pair.ts';
import { createLoopback } from './loopback.ts';
import { turn, turns, within } from './patience.ts';
import { createRecorder } from './recorder.ts';

const carriers = [
  ['the bridge', createBridge, 0],
  ['a loopback socket', createLoopback, 500],
] as const;

const openHandles = () => process.getActiveResourcesInfo().filter((name) => /TCP|Immediate/.test(name));

/** More than any buffer on the way holds. */
const largeUpload = (): ReadableStream<Uint8Array> => {
  let chunks = 500;
  return new ReadableStream({
    pull(controller) {
      chunks -= 1;
      if (chunks > 0) controller.enqueue(Buffer.alloc(64 * 1024));
      else controller.close();
    },
  });
};

describe.each(carriers)('over %s', (_, open, slow) => {
  let bridge: Bridge;
  const serve = async (handler: HttpHandler): Promise<Bridge> => {
    // Taps are in place throughout: they must not change any of this.
    bridge = await open(handler, createRecorder());
    return bridge;
  };
  const soon = (holds: () => boolean) => within(holds, { turns: 300, milliseconds: 4 * slow });

  afterEach(async () => {
    await bridge.close();
    expect(await soon(() => openHandles().length === 0)).toBe(true);
  });

  test('a response is the platform’s own', async () => {
    await serve((_, response) => response.end('hello'));
    const response = await bridge.fetch(bridge.origin);
    expect(response).toBeInstanceOf(Response);
    expect(await response.text()).toBe('hello');
  });

  test('chunks arrive as they are written', async () => {
    let response: ServerResponse | undefined;
    await serve((_, given) => {
      response = given;
      response.write('one');
    });
    const reader = (await bridge.fetch(bridge.origin)).body?.getReader();
    const next = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(await next()).toBe('one');
    response?.write('two');
    expect(await next()).toBe('two');
    response?.end();
    expect(await next()).toBe('');
  });

  test('an abort by the client is seen by the server as a close', async () => {
    const closed: boolean[] = [];
    await serve((_, response) => {
      response.once('close', () => closed.push(response.writableFinished));
      response.write('started');
    });
    const abort = new AbortController();
    const response = await bridge.fetch(bridge.origin, { signal: abort.signal });
    expect(bridge.openExchanges()).toEqual(['GET / #1 (client)', 'GET / #1 (server)']);
    abort.abort();
    await expect(response.text()).rejects.toThrow();
    expect(await soon(() => closed.length > 0)).toBe(true);
    expect(closed).toEqual([false]);
    expect(await soon(() => bridge.openExchanges().length === 0)).toBe(true);
  });

  test('a handler that throws before the head is a 500', async () => {
    await serve(() => {
      throw new Error('planted');
    });
    const response = await bridge.fetch(bridge.origin);
    expect([response.status, await response.text()]).toEqual([500, 'Error: planted']);
  });

  test('a handler that fails after the head cuts the body short, what was sent before included', async () => {
    await serve(async (_, response) => {
      response.write('half');
      await turn();
      throw new Error('planted');
    });
    const reader = (await bridge.fetch(bridge.origin)).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('half');
    await expect(reader?.read()).rejects.toThrow();
  });

  test('a handler that fails after its answer has cut nothing', async () => {
    await serve((_request, response) => {
      response.writeHead(500).end('answered');
      throw new Error('planted');
    });
    const response = await bridge.fetch(bridge.origin);
    expect([response.status, await response.text()]).toEqual([500, 'answered']);
  });

  test('a connection lost before the head fails the request', async () => {
    await serve((request) => request.socket.destroy());
    await expect(bridge.fetch(bridge.origin)).rejects.toThrow();
  });

  test('many streams run at once and do not cross', async () => {
    const responses = new Map<string, ServerResponse>();
    await serve((request, response) => {
      response.flushHeaders();
      responses.set(request.url ?? '', response);
    });
    const paths = Array.from({ length: 40 }, (_, index) => `/${index}`);
    const open = await Promise.all(paths.map((path) => bridge.fetch(new URL(path, bridge.origin))));
    for (const path of paths.toReversed()) responses.get(path)?.end(`answer to ${path}`);
    const bodies = await Promise.all(open.map((response) => response.text()));
    expect(bodies).toEqual(paths.map((path) => `answer to ${path}`));
  });

  test('a slow reader holds the writer back, and the rest arrives once it reads', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    let response: ServerResponse | undefined;
    await serve((_, given) => {
      response = given;
      response.flushHeaders();
    });
    // Held on to: fetch cancels the body of a Response that nobody can reach any more.
    const answer = await bridge.fetch(bridge.origin);
    let written = 0;
    let held = false;
    // A socket takes some megabytes into the buffers of the system before it holds the writer back.
    while (!held && written < 2_000) {
      written += 1;
      if (response?.write(chunk)) continue;
      held = !(await within(() => !response?.writableNeedDrain, { turns: 100, milliseconds: slow }));
    }
    expect(held).toBe(true);
    expect(response?.writableLength).toBeLessThan(2 * chunk.length);
    response?.end();
    let arrived = 0;
    for await (const part of answer.body ?? []) arrived += part.length;
    expect(arrived).toBe(written * chunk.length);
  });

  test('a request may still be sent while its answer already comes', async () => {
    let request: IncomingMessage | undefined;
    await serve(async (given, response) => {
      request = given;
      response.write('early');
      response.end(await text(given));
    });
    const upload = new TransformStream<Uint8Array, Uint8Array>();
    const writer = upload.writable.getWriter();
    const sent = bridge.fetch(bridge.origin, {
      method: 'POST',
      body: upload.readable,
      duplex: 'half',
    } as RequestInit);
    void writer.write(Buffer.from('first '));
    const reader = (await sent).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('early');
    expect(request?.complete).toBe(false);
    await writer.write(Buffer.from('second'));
    await writer.close();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first second');
  });

  test('closing cuts what is open and tells both ends', async () => {
    let gone = false;
    await serve((_, response) => {
      response.once('close', () => {
        gone = true;
      });
      response.flushHeaders();
    });
    const response = await bridge.fetch(bridge.origin);
    await bridge.close();
    await expect(response.text()).rejects.toThrow();
    expect(await soon(() => gone)).toBe(true);
    await expect(bridge.fetch(bridge.origin)).rejects.toThrow();
  });

  test('closing does not wait for a handler that never read its request', async () => {
    let request: IncomingMessage | undefined;
    await serve((given) => {
      request = given;
    });
    const sent = bridge.fetch(bridge.origin, {
      method: 'POST',
      body: largeUpload(),
      duplex: 'half',
    } as RequestInit);
    const failed = expect(sent).rejects.toThrow();
    expect(await soon(() => request?.socket.isPaused() === true)).toBe(true);
    await bridge.close();
    expect(request?.socket.destroyed).toBe(true);
    await failed;
  });

  test('nothing of the suite’s own shows in a request', async () => {
    let request: IncomingMessage | undefined;
    await serve((given, response) => {
      request = given;
      response.end();
    });
    await bridge.fetch(bridge.origin, { headers: { 'x-own': 'kept' } });
    const names = request?.rawHeaders.filter((_, index) => index % 2 === 0) ?? [];
    expect(names.map((name) => name.toLowerCase())).toContain('x-own');
    const seen = JSON.stringify([request?.rawHeaders, request?.headers, request?.headersDistinct]);
    expect(seen).not.toContain('mcp-interaction');
  });
});

test('a bridge leads to its own host only', async () => {
  const bridge = createBridge((_, response) => response.end());
  await expect(bridge.fetch('http://elsewhere.test/')).rejects.toMatchObject({
    cause: { code: 'BRIDGE_HOST_UNKNOWN' },
  });
  await bridge.close();
});

test('two bridges have different hosts', async () => {
  const [one, other] = [createBridge(() => {}), createBridge(() => {})];
  expect(one.origin.host).not.toBe(other.origin.host);
  await Promise.all([one.close(), other.close()]);
});

test('idle connections are kept and used again', async () => {
  const sockets = new Set<unknown>();
  const bridge = createBridge((request, response) => {
    sockets.add(request.socket);
    response.end();
  });
  for (let count = 0; count < 5; count += 1) {
    await (await bridge.fetch(bridge.origin)).text();
    // Undici keeps a connection back for a turn, lest the server closes it after all.
    await turns(2);
  }
  expect(sockets.size).toBe(1);
  const [socket] = sockets as Set<IncomingMessage['socket']>;
  const closed = socket && once(socket, 'close');
  await bridge.close();
  await closed;
});
