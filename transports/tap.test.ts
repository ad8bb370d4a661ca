// The tap of a link: it records once, keeps the object, and works on every way a link keeps its handler.

import { expect, test } from 'vitest';
import type { JsonRpcMessage } from './json-rpc.ts';
import type { Link } from './port.ts';
import { createRecorder } from './recorder.ts';
import { tapLink } from './tap.ts';

const message: JsonRpcMessage = { jsonrpc: '2.0', method: 'notifications/x' };

class FieldLink implements Link {
  onmessage: Link['onmessage'] = undefined;
  sent: JsonRpcMessage[] = [];
  async start() {}
  async close() {}
  async send(each: JsonRpcMessage) {
    this.sent.push(each);
  }
  arrive(each: JsonRpcMessage) {
    this.onmessage?.(each);
  }
}

class AccessorLink extends FieldLink {
  #inner: { onmessage?: Link['onmessage'] } = {};
  constructor() {
    super();
    delete (this as Partial<FieldLink>).onmessage;
  }
  override arrive(each: JsonRpcMessage) {
    this.#inner.onmessage?.(each);
  }
  static {
    Object.defineProperty(AccessorLink.prototype, 'onmessage', {
      configurable: true,
      get(this: AccessorLink) {
        return this.#inner.onmessage;
      },
      set(this: AccessorLink, handler: Link['onmessage']) {
        this.#inner.onmessage = handler;
      },
    });
  }
}

test.each([
  ['a field', () => new FieldLink()],
  ['an accessor of its class', () => new AccessorLink()],
])('a link that keeps its handler in %s is tapped', async (_, create) => {
  const recorder = createRecorder();
  const link = create();
  expect(tapLink(link, 'server', recorder, recorder.newStream())).toBe(link);
  expect(link.onmessage).toBeUndefined();

  const delivered: JsonRpcMessage[] = [];
  link.onmessage = (each) => void delivered.push(each);
  link.arrive(message);
  await link.send(message);

  expect(delivered).toEqual([message]);
  expect(link.sent).toEqual([message]);
  const over = { kind: 'stream', ordinal: 1 };
  expect(recorder.records).toEqual([
    { kind: 'message', at: 'server', did: 'got', over, message },
    { kind: 'message', at: 'server', did: 'sent', over, message },
  ]);
});

test('an end that chains the handler it finds is delivered to once', () => {
  const recorder = createRecorder();
  const link = new FieldLink();
  let calls = 0;
  link.onmessage = () => {
    calls += 1;
  };
  tapLink(link, 'client', recorder, recorder.newStream());
  const found = link.onmessage;
  link.onmessage = (each) => {
    found(each);
    calls += 1;
  };
  link.arrive(message);
  expect(calls).toBe(2);
  expect(recorder.records).toHaveLength(1);
});

test('a record does not change when the subject goes on changing its message', async () => {
  const recorder = createRecorder();
  const link = tapLink(new FieldLink(), 'client', recorder, recorder.newStream());
  const changing = { jsonrpc: '2.0' as const, method: 'notifications/x', params: { n: 1 } };
  await link.send(changing);
  changing.params.n = 2;
  expect(recorder.records[0]).toMatchObject({ message: { params: { n: 1 } } });
});
