// What an SDK exports beside its ends for whoever handles messages himself. No message is involved.

import { expect, framesOf, type Json, observed, requestsOf, settled, verifies } from '#case';

const link = { mode: 'url', message: 'Pay', url: 'https://pay.example/', elicitationId: 'bill-7' };

verifies(
  'exports:guards:frame',
  'frames of four kinds and all that can be wrong with them are told apart by the guards',
  async ({ sdk, wire }) => {
    const { isJSONRPCRequest, isJSONRPCNotification, isJSONRPCResultResponse, isJSONRPCErrorResponse } =
      sdk.exported;
    const told = (frame: unknown): unknown[] => [
      isJSONRPCRequest(frame),
      isJSONRPCNotification(frame),
      isJSONRPCResultResponse(frame),
      isJSONRPCErrorResponse(frame),
    ];
    const request = { jsonrpc: '2.0', id: 1, method: 'any', params: { any: 1 } };
    const notification = { jsonrpc: '2.0', method: 'any' };
    const answer = { jsonrpc: '2.0', id: 'one', result: { any: 1 } };
    const refusal = { jsonrpc: '2.0', id: 1, error: { code: 1, message: 'no', data: 7 } };

    expect(told(request)).toEqual([true, false, false, false]);
    expect(told(notification)).toEqual([false, true, false, false]);
    expect(told(answer)).toEqual([false, false, true, false]);
    expect(told(refusal)).toEqual([false, false, false, true]);
    for (const frame of [request, notification, answer, refusal])
      expect(told({ ...frame, more: 1 })).toEqual([false, false, false, false]);
    const kinds = ['PingRequest', 'JSONRPCResultResponse', 'JSONRPCErrorResponse'];
    // Without its id a request is a notification, and rightly taken for one.
    const wrong = kinds
      .flatMap((kind) => framesOf('ping', kind).wrong)
      .filter(({ what }) => what !== 'PingRequest/id: missing');
    const taken = wrong.filter(({ whole }) => told(whole?.(1)).includes(true)).map(({ what }) => what);
    const related = 'Result/_meta/io.modelcontextprotocol/related-task';
    observed(taken)
      .required((seen) => expect(seen).toEqual([]))
      .divergent('related-task', (seen) => {
        expect(seen).toEqual(
          [': text', ': null', ': a list', '/taskId: missing', '/taskId: a number', '/taskId: null'].map(
            (way) => `${related}${way}`,
          ),
        );
      });
    wire.toRead([]);
  },
);

const anyUri = ['Icon/src: no URI', 'Implementation/websiteUrl: no URI'];
const lists = [
  'elicitation/url',
  'experimental/*',
  'sampling/context',
  'sampling/tools',
  'tasks/cancel',
  'tasks/list',
  'tasks/requests/elicitation/create',
  'tasks/requests/sampling/createMessage',
  'extensions/*',
].map((field) => `ClientCapabilities/${field}: a list`);

verifies(
  'exports:guards:handshake',
  'an initialize request and the notification after it are known by their guards, others are not',
  async ({ sdk, wire }) => {
    const { isInitializeRequest, isInitializedNotification } = sdk.exported;
    const { sound, wrong } = requestsOf('client', ['initialize']);
    const initialize = (params: unknown) => ({ jsonrpc: '2.0', id: 1, method: 'initialize', params });

    for (const { value } of sound) expect(isInitializeRequest(initialize(value))).toBe(true);
    expect(isInitializeRequest({ ...initialize(sound[0]?.value), method: 'ping' })).toBe(false);
    expect(isInitializeRequest({ method: 'notifications/initialized' })).toBe(false);
    expect(isInitializedNotification({ method: 'notifications/initialized' })).toBe(true);
    expect(isInitializedNotification({ method: 'notifications/initialized', params: { _meta: 7 } })).toBe(
      false,
    );
    expect(isInitializedNotification({ method: 'initialize' })).toBe(false);
    const taken = wrong.filter(({ value }) => isInitializeRequest(initialize(value)));
    observed(taken.map(({ what }) => what))
      .required((seen) => expect(seen).toEqual([]))
      .divergent('any-uri', (seen) => expect(seen).toEqual(anyUri))
      .divergent('any-uri-and-lists', (seen) => expect(seen).toEqual([...lists, ...anyUri]));
    wire.toRead([]);
  },
);

verifies(
  'exports:guards:task',
  'params with and without a task pass the guard, those with a wrong task do not',
  async ({ sdk, wire }) => {
    const { isTaskAugmentedRequestParams } = sdk.exported;
    const right = [{}, { task: {} }, { task: { ttl: 60_000 } }, { name: 'any', task: {} }];
    const wrong = [{ task: 7 }, { task: { ttl: 'long' } }, { task: null }, { _meta: 7 }, 7, undefined];

    expect(right.map((params) => isTaskAugmentedRequestParams(params))).toEqual(right.map(() => true));
    expect(wrong.map((params) => isTaskAugmentedRequestParams(params))).toEqual(wrong.map(() => false));
    wire.toRead([]);
  },
);

verifies(
  'exports:guards:reference',
  'a reference to a prompt and one to a template pass their own assertion and fail the other',
  async ({ sdk, wire }) => {
    const { assertCompleteRequestPrompt: prompt, assertCompleteRequestResourceTemplate: template } =
      sdk.exported;
    const asking = (ref: Json) => ({
      method: 'completion/complete',
      params: { ref, argument: { name: 'any', value: '' } },
    });
    const ofPrompt = asking({ type: 'ref/prompt', name: 'any' });
    const ofTemplate = asking({ type: 'ref/resource', uri: 'test://{any}' });

    expect(prompt(ofPrompt)).toBeUndefined();
    expect(template(ofTemplate)).toBeUndefined();
    expect(() => prompt(ofTemplate)).toThrow(
      new TypeError('Expected CompleteRequestPrompt, but got ref/resource'),
    );
    expect(() => template(ofPrompt)).toThrow(
      new TypeError('Expected CompleteRequestResourceTemplate, but got ref/prompt'),
    );
    wire.toRead([]);
  },
);

verifies(
  'exports:versions',
  'the newest revision, those that are negotiated and the one assumed over HTTP have their names',
  async ({ sdk, wire }) => {
    const { exported } = sdk;
    expect(exported.LATEST_PROTOCOL_VERSION).toBe('2025-11-25');
    expect(exported.DEFAULT_NEGOTIATED_PROTOCOL_VERSION).toBe('2025-03-26');
    expect(exported.SUPPORTED_PROTOCOL_VERSIONS).toEqual([
      ...['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'],
    ]);
    expect(exported.JSONRPC_VERSION).toBe('2.0');
    expect(exported.RELATED_TASK_META_KEY).toBe('io.modelcontextprotocol/related-task');
    expect(exported.DEFAULT_REQUEST_TIMEOUT_MSEC).toBe(60_000);
    wire.toRead([]);
  },
);

verifies(
  'exports:codes',
  'each code of an error that a peer may send is found by its name and its name by the code',
  async ({ sdk, wire }) => {
    const { ErrorCode, ProtocolErrorCode, SdkErrorCode } = sdk.exported;
    const codes = {
      ParseError: -32700,
      InvalidRequest: -32600,
      MethodNotFound: -32601,
      InvalidParams: -32602,
      InternalError: -32603,
      UrlElicitationRequired: -32042,
    };
    const names = Object.fromEntries(Object.entries(codes).map(([name, code]) => [code, name]));

    expect(ErrorCode ?? ProtocolErrorCode).toMatchObject({ ...codes, ...names });
    const { ConnectionClosed: closed, RequestTimeout: late } = ErrorCode ?? SdkErrorCode;
    observed([closed, late, ErrorCode?.[closed], ErrorCode?.[late]])
      .required((seen) => {
        expect(seen).toEqual(['CONNECTION_CLOSED', 'REQUEST_TIMEOUT', undefined, undefined]);
      })
      .divergent('numbers', (seen) => {
        expect(seen).toEqual([-32000, -32001, 'ConnectionClosed', 'RequestTimeout']);
      });
    wire.toRead([]);
  },
);

const shown = ({ name, message, code, data, elicitations }: Json) => ({
  ...{ name, message, code, data },
  ...(elicitations && { elicitations }),
});

verifies('exports:error', 'an error made by hand has all that it was made of', async ({ sdk, wire }) => {
  const { McpError, ProtocolError } = sdk.exported;
  const error = new (McpError ?? ProtocolError)(-32602, 'no such tool', { tool: 'any' });

  expect(error).toBeInstanceOf(Error);
  const rest = { code: -32602, data: { tool: 'any' } };
  observed(shown(error))
    .required((seen) => expect(seen).toEqual({ ...rest, name: 'ProtocolError', message: 'no such tool' }))
    .divergent('code-in-message', (seen) => {
      expect(seen).toEqual({ ...rest, name: 'McpError', message: 'MCP error -32602: no such tool' });
    });
  wire.toRead([]);
});

verifies(
  'exports:error:by-code',
  'only the code of elicitations by URL beside a list of them makes their own error',
  async ({ sdk, wire }) => {
    const { McpError, ProtocolError, UrlElicitationRequiredError } = sdk.exported;
    const made = (code: number, data?: unknown) => (McpError ?? ProtocolError).fromError(code, 'no', data);
    const list = { elicitations: [link] };
    const errors = [made(-32042, list), made(-32602, list), made(-32042), made(-32042, {}), made(-32603)];

    const elicits = errors.map((error) => error instanceof UrlElicitationRequiredError);
    expect(elicits).toEqual([true, false, false, false, false]);
    expect(errors.map(({ code }) => code)).toEqual([-32042, -32602, -32042, -32042, -32603]);
    expect(errors.map(({ data }) => data)).toEqual([list, list, undefined, {}, undefined]);
    expect(errors.map(({ message }) => message)).toEqual(errors.map(() => expect.stringMatching(/\bno$/)));
    expect(errors[0].elicitations).toEqual([link]);
    wire.toRead([]);
  },
);

verifies(
  'exports:error:elicitations',
  'errors about none, one and two elicitations say so, and one with words of its own says these',
  async ({ sdk, wire }) => {
    const { UrlElicitationRequiredError } = sdk.exported;
    const lists = [[], [link], [link, { ...link, elicitationId: 'bill-8' }]];
    const errors = [
      ...lists.map((list) => new UrlElicitationRequiredError(list)),
      new UrlElicitationRequiredError([link], 'Pay first'),
    ];

    expect(errors.map(({ elicitations }) => elicitations)).toEqual([...lists, [link]]);
    const words = [
      'URL elicitation required',
      'URL elicitation required',
      'URL elicitations required',
      'Pay first',
    ];
    observed(errors.map(({ code, message }) => [code, message]))
      .required((seen) => expect(seen).toEqual(words.map((each) => [-32042, each])))
      .divergent('code-in-message', (seen) => {
        expect(seen).toEqual(words.map((each) => [-32042, `MCP error -32042: ${each}`]));
      });
    wire.toRead([]);
  },
);

verifies(
  'exports:fetch-with-init',
  'calls with and without options are made with those of the fetch, and headers of the call win',
  async ({ sdk, wire }) => {
    const { createFetchWithInit } = sdk.exported;
    const asked: unknown[] = [];
    const ask = async (url: unknown, init: unknown) => {
      asked.push([url, init]);
      return 'answered';
    };
    const forms = [
      new Headers({ 'X-Own': 'base', 'X-Both': 'base' }),
      [
        ['x-own', 'base'],
        ['x-both', 'base'],
      ],
      { 'x-own': 'base', 'x-both': 'base' },
    ];
    for (const headers of forms) {
      const both = createFetchWithInit(ask, { credentials: 'include', method: 'GET', headers });
      expect(await both('https://mcp.test/a', { method: 'POST', headers: { 'x-both': 'call' } })).toBe(
        'answered',
      );
      await both('https://mcp.test/b');
      await both('https://mcp.test/c', { signal: 'any' });
    }
    const own = createFetchWithInit(ask, { credentials: 'include' });
    await own('https://mcp.test/d', { headers: [['x-call', 'call']] });

    const base = { credentials: 'include', method: 'GET' };
    expect(asked).toEqual([
      ...forms.flatMap((headers) => [
        [
          'https://mcp.test/a',
          { credentials: 'include', method: 'POST', headers: { 'x-own': 'base', 'x-both': 'call' } },
        ],
        ['https://mcp.test/b', { ...base, headers }],
        ['https://mcp.test/c', { ...base, signal: 'any', headers }],
      ]),
      ['https://mcp.test/d', { credentials: 'include', headers: { 'x-call': 'call' } }],
    ]);
    expect(createFetchWithInit(ask)).toBe(ask);
    wire.toRead([]);
  },
);

verifies(
  'exports:headers',
  'headers as an object, a list and an instance are given back as an object, and none as an empty one',
  async ({ sdk, wire }) => {
    const { normalizeHeaders } = sdk.exported;
    const plain = { 'x-any': 'one', 'x-other': 'two' };
    const given = normalizeHeaders(plain);

    expect(given).toEqual(plain);
    expect(given).not.toBe(plain);
    expect(normalizeHeaders(Object.entries(plain))).toEqual(plain);
    expect(normalizeHeaders(new Headers(plain))).toEqual(plain);
    expect(normalizeHeaders(undefined)).toEqual({});
    wire.toRead([]);
  },
);

verifies(
  'exports:merged-capabilities',
  'capabilities on both sides have the fields of both, and others replace what was there',
  async ({ sdk, wire }) => {
    const { mergeCapabilities } = sdk.exported;
    const base = { tools: { listChanged: true }, logging: {}, experimental: { a: { deep: 1 } } };
    const more = {
      tools: { more: true },
      logging: undefined,
      prompts: {},
      experimental: { a: { other: 2 } },
    };

    expect(mergeCapabilities(base, more)).toEqual({
      tools: { listChanged: true, more: true },
      logging: {},
      prompts: {},
      experimental: { a: { other: 2 } },
    });
    expect(base).toEqual({ tools: { listChanged: true }, logging: {}, experimental: { a: { deep: 1 } } });
    const odd = [null, 7, [1]];
    expect(odd.map((each) => mergeCapabilities({ a: { b: 1 } }, { a: each }))).toEqual(
      odd.map((a) => ({ a })),
    );
    expect(odd.map((each) => mergeCapabilities({ a: each }, { a: { b: 1 } }))).toEqual(
      odd.map(() => ({ a: { b: 1 } })),
    );
    wire.toRead([]);
  },
);

async function* streamOf(...messages: readonly unknown[]) {
  yield* messages;
}

verifies(
  'exports:stream-result',
  'streams that end with a result, an error and neither come to these, and one is gathered whole',
  async ({ sdk, wire }) => {
    const { takeResult, toArrayAsync } = sdk.exported;
    const created = { type: 'taskCreated', task: {} };
    const result = { type: 'result', result: { done: true } };
    const failed = { type: 'error', error: new Error('no luck') };

    expect(await takeResult(streamOf(created, result, failed))).toEqual({ done: true });
    expect(await settled(takeResult(streamOf(created, failed, result)))).toEqual({
      refused: { code: undefined, message: 'no luck' },
    });
    expect(await settled(takeResult(streamOf(created)))).toEqual({
      refused: { code: undefined, message: 'No result in stream.' },
    });
    expect(await toArrayAsync(streamOf(created, result))).toEqual([created, result]);
    wire.toRead([]);
  },
);

verifies(
  'exports:legacy-result',
  'results of a tool in the first and the present form are taken, and those of a wrong form are not',
  async ({ sdk, wire }) => {
    const { CompatibilityCallToolResultSchema: legacy } = sdk.exported;
    const text = [{ type: 'text', text: 'done' }];

    expect(legacy.parse({ toolResult: { sum: 4 } })).toEqual({ toolResult: { sum: 4 }, content: [] });
    expect(legacy.parse({ content: text, isError: true })).toEqual({ content: text, isError: true });
    expect(legacy.parse({ content: 7, toolResult: 4 })).toEqual({ content: 7, toolResult: 4 });
    expect(legacy.safeParse({ content: 7, toolResult: 4, _meta: 7 }).success).toBe(false);
    expect(legacy.safeParse(7).success).toBe(false);
    wire.toRead([]);
  },
);
