import { describe, expect, test } from 'vitest';
import { revisions } from '../../requirements/revisions.ts';
import type { Side, WireRecord } from '../../transports/recorder.ts';
import { createOracle } from './oracle.ts';

const sent = (at: Side, message: unknown): WireRecord => ({
  kind: 'message',
  at,
  did: 'sent',
  over: { kind: 'stream', ordinal: 0 },
  message: message as never,
});

const client = (message: object) => sent('client', { jsonrpc: '2.0', ...message });
const server = (message: object) => sent('server', { jsonrpc: '2.0', ...message });

const answered = (method: string, result: unknown, params?: object) => [
  client({ id: 7, method, params: params ?? {} }),
  server({ id: 7, result }),
];

const current = createOracle('2025-11-25');
const stateless = createOracle('2026-07-28');

const envelope = {
  _meta: {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  },
};

describe('a message as it should be', () => {
  test.each(revisions.filter((revision) => revision < '2026'))('passes in %s', (revision) => {
    const records = [
      client({
        id: 0,
        method: 'initialize',
        params: { protocolVersion: revision, capabilities: {}, clientInfo: { name: 'c', version: '1' } },
      }),
      server({
        id: 0,
        result: { protocolVersion: revision, capabilities: {}, serverInfo: { name: 's', version: '1' } },
      }),
      client({ method: 'notifications/initialized' }),
      ...answered('tools/list', { tools: [{ name: 'add', inputSchema: { type: 'object' } }] }),
      ...answered('tools/call', { content: [{ type: 'text', text: '5' }] }, { name: 'add' }),
      server({ id: 'a', method: 'ping' }),
      client({ id: 'a', result: {} }),
      server({ id: 7, error: { code: -32602, message: 'no' } }),
    ];
    expect(createOracle(revision).judge(records)).toEqual([]);
  });

  test('passes in 2026-07-28', () => {
    const records = [
      ...answered('tools/call', { resultType: 'complete', content: [] }, { name: 'add', ...envelope }),
      ...answered(
        'tools/call',
        { resultType: 'input_required', inputRequests: { a: { method: 'roots/list' } } },
        { name: 'add', ...envelope },
      ),
    ];
    expect(stateless.judge(records)).toEqual([]);
  });

  test('may hold fields that are undefined, which never reach a wire', () => {
    const records = [
      client({ id: 1, method: 'ping', params: undefined }),
      server({ id: 1, result: {}, error: undefined }),
    ];
    expect(current.judge(records)).toEqual([]);
  });
});

describe('requests and notifications', () => {
  test('are judged by their method', () => {
    expect(current.judge([client({ id: 1, method: 'tools/call', params: {} })])).toEqual([
      {
        side: 'client',
        message: 'tools/call request',
        pointer: '/params/name',
        keyword: 'required',
        text: 'lacks "name"',
      },
    ]);
    expect(
      current.judge([
        server({ method: 'notifications/progress', params: { progressToken: 1, progress: '1' } }),
      ]),
    ).toMatchObject([
      { message: 'notifications/progress notification', pointer: '/params/progress', keyword: 'type' },
    ]);
  });

  test('of an unknown method are judged by the envelope alone', () => {
    expect(current.judge([client({ id: 1, method: 'acme/dance', params: { any: 1 } })])).toEqual([]);
    expect(current.judge([client({ id: 1, method: 'acme/dance', params: [] })])).toMatchObject([
      { message: 'acme/dance request', pointer: '/params', keyword: 'type' },
    ]);
  });

  test('may be called like something that every object has', () => {
    const records = [
      client({ id: 1, method: 'constructor' }),
      server({ method: 'toString' }),
      server({ id: 1, result: {} }),
    ];
    expect(current.judge(records)).toEqual([]);
    expect(current.judge([server({ id: 1, error: { code: 'constructor', message: 'm' } })])).toHaveLength(1);
  });

  test('of the other end are unknown methods', () => {
    expect(current.judge([server({ id: 1, method: 'tools/call', params: {} })])).toEqual([]);
  });

  test('lack nothing of the envelope', () => {
    expect(current.judge([sent('client', { id: null, method: 'ping' })])).toMatchObject([
      { pointer: '/jsonrpc', keyword: 'required' },
      { pointer: '/id', keyword: 'type' },
    ]);
  });
});

describe('results', () => {
  test('are judged by the request they answer', () => {
    const tools = { tools: [{ name: 'add' }] };
    expect(current.judge(answered('tools/list', tools))).toEqual([
      {
        side: 'server',
        message: 'tools/list result',
        pointer: '/result/tools/0/inputSchema',
        keyword: 'required',
        text: 'lacks "inputSchema"',
      },
    ]);
    expect(current.judge(answered('acme/list', tools))).toEqual([]);
  });

  test('are told apart by who asked and by the type of the id', () => {
    const records = [
      client({ id: 1, method: 'tools/list' }),
      server({ id: 1, method: 'ping' }),
      server({ id: '1', method: 'roots/list' }),
      client({ id: 1, result: {} }),
      client({ id: '1', result: { roots: [] } }),
      server({ id: 1, result: { tools: [] } }),
    ];
    expect(current.judge(records)).toEqual([]);
  });

  test.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'] as const)(
    'that are empty admit _meta only in %s',
    (revision) => {
      const oracle = createOracle(revision);
      expect(oracle.judge(answered('ping', { _meta: { a: 1 } }))).toEqual([]);
      expect(oracle.judge(answered('ping', { pong: true }))).toMatchObject([
        { message: 'ping result', pointer: '/result/pong', keyword: 'additionalProperties' },
      ]);
    },
  );

  test('may be a task where the request asked for one, and nowhere else', () => {
    const task = {
      taskId: 't',
      status: 'working',
      createdAt: '2025-11-25T00:00:00Z',
      lastUpdatedAt: '2025-11-25T00:00:00Z',
      ttl: null,
    };
    expect(current.judge(answered('tools/call', { task }, { name: 'a', task: {} }))).toEqual([]);
    expect(current.judge(answered('tools/call', { content: [] }, { name: 'a', task: {} }))).toEqual([]);
    expect(
      current.judge(answered('tools/call', { task: {} }, { name: 'a', task: {} })).length,
    ).toBeGreaterThan(1);
    expect(current.judge(answered('tools/call', { task }, { name: 'a' }))).toMatchObject([
      { pointer: '/result/content', keyword: 'required' },
    ]);
  });

  test('need their resultType from 2026-07-28 on', () => {
    expect(
      stateless.judge(answered('tools/call', { content: [] }, { name: 'a', ...envelope })),
    ).toMatchObject([{ message: 'tools/call result', pointer: '/result/resultType', keyword: 'required' }]);
  });

  test('in a union are judged by the part that was meant', () => {
    const content = [
      { type: 'text', text: 'a' },
      { type: 'image', data: 'QQ==' },
    ];
    expect(current.judge(answered('tools/call', { content }, { name: 'a' }))).toMatchObject([
      { pointer: '/result/content/1/mimeType', keyword: 'required' },
    ]);
    expect(
      current.judge(answered('tools/call', { content: [{ type: 'smell' }] }, { name: 'a' })),
    ).toMatchObject([{ pointer: '/result/content/0', keyword: 'anyOf' }]);
  });

  test('do not stand beside an error', () => {
    const both = { id: 7, result: {}, error: { code: 1, message: 'x' } };
    expect(current.judge([client({ id: 7, method: 'ping' }), server(both)])).toMatchObject([
      { message: 'ping result', pointer: '/error', keyword: 'not' },
    ]);
  });
});

describe('errors', () => {
  test('are named by the request they answer', () => {
    const records = [
      client({ id: 7, method: 'ping' }),
      server({ id: 7, error: { code: 'x', message: 'm' } }),
    ];
    expect(current.judge(records)).toMatchObject([
      { side: 'server', message: 'ping error', pointer: '/error/code', keyword: 'type' },
    ]);
  });

  test('may have the id null, as JSON-RPC asks where none could be read', () => {
    for (const revision of revisions) {
      const records = [server({ id: null, error: { code: -32700, message: 'm' } })];
      expect(createOracle(revision).judge(records)).toEqual([]);
    }
  });

  test('carry the data that their code promises', () => {
    const error = { code: -32022, message: 'm', data: { supported: ['2026-07-28'] } };
    expect(stateless.judge([server({ id: 1, error })])).toMatchObject([
      { message: 'error', pointer: '/error/data/requested', keyword: 'required' },
    ]);
    expect(current.judge([server({ id: 1, error })])).toEqual([]);
  });
});

describe('frames', () => {
  test('may be batches in 2025-03-26 alone', () => {
    const batch = [
      sent('client', [
        { jsonrpc: '2.0', id: 1, method: 'ping' },
        { jsonrpc: '2.0', id: 2, method: 'tools/call' },
      ]),
    ];
    expect(createOracle('2025-03-26').judge(batch)).toMatchObject([
      { message: 'tools/call request', pointer: '/1/params', keyword: 'required' },
    ]);
    expect(createOracle('2025-06-18').judge(batch)).toMatchObject([
      { message: 'batch', pointer: '', keyword: 'type' },
    ]);
  });

  test('have to be JSON-RPC', () => {
    expect(current.judge([sent('server', { raw: '<html>' })])).toMatchObject([{ message: 'text' }]);
    expect(current.judge([client({})])).toMatchObject([{ message: 'message', keyword: 'anyOf' }]);
    expect(current.judge([sent('client', 'ping')])).toMatchObject([{ message: 'message', keyword: 'anyOf' }]);
  });

  test('that a test sends wrong on purpose are passed over, and their answers are still judged', () => {
    const garbage = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { cursor: 1 } };
    const records = [sent('client', garbage), server({ id: 1, result: { tools: {} } })];
    expect(current.judge(records, [{ ...garbage }])).toMatchObject([
      { side: 'server', message: 'tools/list result', pointer: '/result/tools' },
    ]);
  });

  test('are judged where they were sent, once', () => {
    const request = sent('client', { id: 1, method: 'ping' });
    const received = { ...request, at: 'server', did: 'got' } as WireRecord;
    expect(current.judge([request, received])).toMatchObject([{ side: 'client', pointer: '/jsonrpc' }]);
  });
});

test('of two questions with the same id a result answers that of its own carrier', () => {
  const over = (ordinal: number, record: WireRecord): WireRecord => ({
    ...record,
    over: { kind: 'stream', ordinal },
  });
  const records = [
    over(1, client({ id: 7, method: 'tools/list' })),
    over(2, client({ id: 7, method: 'prompts/list' })),
    over(1, server({ id: 7, result: { tools: [] } })),
    over(2, server({ id: 7, result: { prompts: [] } })),
  ];
  expect(current.judge(records)).toEqual([]);
});
