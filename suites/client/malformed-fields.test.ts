// What a client does with messages of which one field is wrong: requests, notifications, and the answers to its own requests.
// Played by hand.

import {
  asClient,
  type CaseContext,
  everyCapability,
  expect,
  fatesOfNotifications,
  fatesOfRequests,
  fatesOfResults,
  framesOf,
  type Json,
  labelsIn,
  notificationsOf,
  observed,
  type Peer,
  requestsOf,
  resultsFor,
  shallow,
  verifies,
  welcome,
} from '#case';

const { client: ofClient, server: ofServer } = everyCapability;
const strict = { name: 'strict', version: '1.0.0' };
const some = expect.any(Array);

/** Params of no form at all, and a `_meta` of the wrong form, make a frame no request. */
const noRequest = /(Request\/params: (?!missing)|Params\/_meta[:/])/;
/** As above, of an answer; v2 takes it for one where only a field within `_meta` is wrong. */
const noAnswer = /^\w+Result(\/_meta.*)?: /;
const noFields = /^\w+Result(\/_meta)?: /;

const asked: Readonly<Record<string, Json>> = {
  'tools/list': { cursor: 'more' },
  'tools/call': { name: 'never listed' },
  'resources/list': { cursor: 'more' },
  'resources/templates/list': { cursor: 'more' },
  'resources/read': { uri: 'test://any' },
  'resources/subscribe': { uri: 'test://any' },
  'resources/unsubscribe': { uri: 'test://any' },
  'prompts/list': { cursor: 'more' },
  'prompts/get': { name: 'any' },
  'completion/complete': { ref: { type: 'ref/prompt', name: 'any' }, argument: { name: 'any', value: '' } },
};

const inContent = [
  'BlobResourceContents/uri: no URI',
  'Icon/src: no URI',
  'ResourceLink/size: a fraction',
  'ResourceLink/uri: no URI',
  'TextResourceContents/uri: no URI',
];
const inSchemas = ['inputSchema', 'outputSchema'].flatMap((field) => [
  `Tool/${field}/$schema: a number`,
  `Tool/${field}/$schema: null`,
  `Tool/${field}/properties/*: a list`,
]);
const inProperties = ['inputSchema', 'outputSchema'].flatMap((field) => [
  `Tool/${field}/properties/*: null`,
  `Tool/${field}/properties/*: text`,
]);

verifies(
  'malformed:fields:result',
  'of all answers played by hand those with a wrong field are no answers, whatever the field',
  async ({ connect, peer }) => {
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server), welcome(server, ofServer)]);
    const results = resultsFor('client', ['ping', 'logging/setLevel', ...Object.keys(asked)]);
    const ignored = labelsIn(results, noAnswer);
    const fates = await fatesOfResults(
      () => server,
      results,
      (method) => {
        if (method === 'ping') return client.ping();
        if (method === 'logging/setLevel') return client.setLoggingLevel('info');
        return asClient(client, method, asked[method]);
      },
    );

    const lenient = [
      ...inContent,
      ...inSchemas,
      'CallToolResult/content: missing',
      'Resource/size: a fraction',
      'Resource/uri: no URI',
      'ResourceTemplate/uriTemplate: no template',
    ];
    observed(fates)
      .required((seen) => {
        expect(seen).toEqual({ taken: [], refused: expect.anything(), ignored, lost: [] });
      })
      .divergent('lenient', (seen) => {
        expect(seen).toEqual({ taken: lenient.sort(), refused: { undefined: some }, ignored, lost: [] });
      })
      .divergent('more-lenient', (seen) => {
        const taken = [...lenient, ...inProperties].sort();
        const nothing = labelsIn(results, noFields);
        expect(seen).toEqual({ taken, refused: { INVALID_RESULT: some }, ignored: nothing, lost: [] });
      });
  },
);

verifies(
  'malformed:fields:result:initialize',
  'connecting fails where any field is wrong of the result that introduces the server, played by hand',
  async ({ sdk, connect, peer }) => {
    const all = resultsFor('client', ['initialize']);
    // The others are no answers: connecting waits for one.
    const results = { ...all, wrong: all.wrong.filter(({ what }) => !noAnswer.test(what)) };
    let server: Peer;
    const fates = await fatesOfResults(
      () => server,
      results,
      () => {
        server = peer('server');
        return connect(server, sdk.client(strict));
      },
    );

    const addresses = ['Icon/src: no URI', 'Implementation/websiteUrl: no URI'];
    observed(fates)
      .required((seen) => {
        expect(seen).toEqual({ taken: [], refused: expect.anything(), ignored: [], lost: [] });
      })
      .divergent('takes-addresses-and-lists', (seen) => {
        const lists = [
          'ServerCapabilities/completions: a list',
          'ServerCapabilities/experimental/*: a list',
          'ServerCapabilities/extensions/*: a list',
          'ServerCapabilities/logging: a list',
          'ServerCapabilities/tasks/cancel: a list',
          'ServerCapabilities/tasks/list: a list',
          'ServerCapabilities/tasks/requests/tools/call: a list',
        ];
        const taken = [...addresses, ...lists].sort();
        expect(seen).toEqual({ taken, refused: { undefined: some }, ignored: [], lost: [] });
      })
      .divergent('takes-addresses', (seen) => {
        expect(seen).toEqual({ taken: addresses, refused: { INVALID_RESULT: some }, ignored: [], lost: [] });
      });
  },
);

verifies(
  'malformed:fields:result:frame',
  'frames of an answer played by hand are ignored where anything is wrong with them',
  async ({ connect, peer }) => {
    const server = peer('server');
    const [{ client }] = await Promise.all([connect(server), welcome(server)]);
    const { wrong: results } = framesOf('ping', 'JSONRPCResultResponse');
    const { wrong: errors } = framesOf('ping', 'JSONRPCErrorResponse');
    const wrong = [...results, ...errors].filter(({ what }) => !what.startsWith('Result/'));
    const frames = { sound: [], wrong };
    const fates = await fatesOfResults(
      () => server,
      frames,
      () => client.ping(),
    );

    expect(fates).toEqual({ taken: [], refused: {}, ignored: labelsIn(frames, /./), lost: [] });
  },
);

const askOfClient = async ({ sdk, connect, peer }: CaseContext, methods: readonly string[]) => {
  const { sound } = resultsFor('server', methods);
  const answerTo = (wanted: string): Json => sound.find(({ method }) => method === wanted)?.value ?? {};
  const handlers = Object.fromEntries(
    methods.map((method) => [method, () => structuredClone(answerTo(method))]),
  );
  const server = peer('server');
  const able = sdk.client(strict, { capabilities: ofClient, handlers });
  await Promise.all([connect(server, able), welcome(server, ofServer)]);
  const requests = shallow(requestsOf('server', methods));
  const fates = await fatesOfRequests(server, requests);
  return { fates, ignored: labelsIn(requests, noRequest) };
};

verifies(
  'malformed:fields:client:request:sampling',
  'of all requests to sample played by hand those with a wrong field are refused, whatever the field',
  async (cell) => {
    const { fates, ignored } = await askOfClient(cell, ['sampling/createMessage']);

    observed(fates)
      .required((seen) => {
        expect(seen).toEqual({ taken: [], refused: { '-32602': some }, ignored, lost: [] });
      })
      .divergent('lenient', (seen) => {
        const taken = ['CreateMessageRequestParams/metadata: a list', 'ToolResultContent/content: missing'];
        expect(seen).toEqual({ taken, refused: { '-32603': some }, ignored, lost: [] });
      });
  },
);

verifies(
  'malformed:fields:client:request',
  'of all other requests played by hand those with a wrong field are refused, whatever the field',
  async (cell) => {
    const { fates, ignored } = await askOfClient(cell, ['elicitation/create', 'roots/list', 'ping']);

    const fractions = [
      'StringSchema/maxLength: a fraction',
      'StringSchema/minLength: a fraction',
      'TitledMultiSelectEnumSchema/maxItems: a fraction',
      'TitledMultiSelectEnumSchema/minItems: a fraction',
      'UntitledMultiSelectEnumSchema/maxItems: a fraction',
      'UntitledMultiSelectEnumSchema/minItems: a fraction',
    ];
    observed(fates)
      .required((seen) => {
        expect(seen).toEqual({ taken: [], refused: { '-32602': some }, ignored, lost: [] });
      })
      .divergent('takes-fractions-else-internal-error', (seen) => {
        expect(seen).toEqual({ taken: fractions, refused: { '-32603': some }, ignored, lost: [] });
      })
      .divergent('takes-fractions', (seen) => {
        expect(seen).toEqual({ taken: fractions, refused: { '-32602': some }, ignored, lost: [] });
      });
  },
);

verifies(
  'malformed:fields:client:notification',
  'of all notifications played by hand those with a wrong field are passed over, whatever the field',
  async ({ sdk, connect, peer }) => {
    const methods = [
      'notifications/message',
      'notifications/progress',
      'notifications/resources/updated',
      'notifications/resources/list_changed',
      'notifications/tools/list_changed',
      'notifications/prompts/list_changed',
      'notifications/elicitation/complete',
    ];
    let heard = 0;
    const hear = () => {
      heard += 1;
    };
    const notifications = Object.fromEntries(methods.map((method) => [method, hear]));
    const errors: Error[] = [];
    const server = peer('server');
    const onerror = (error: Error) => errors.push(error);
    const able = sdk.client(strict, { capabilities: ofClient, notifications, onerror });
    await Promise.all([connect(server, able), welcome(server, ofServer)]);
    const wrong = notificationsOf('server', methods);
    const fates = await fatesOfNotifications(server, wrong, () => heard);

    const address = 'ResourceUpdatedNotificationParams/uri: no URI';
    observed({ ...fates, errors: errors.length })
      .required((seen) => {
        const ignored = labelsIn(wrong, /./);
        expect(seen).toEqual({ taken: [], refused: {}, ignored, lost: [], errors: wrong.wrong.length });
      })
      .divergent('takes-addresses', (seen) => {
        const ignored = labelsIn(wrong, /(?<!: no URI)$/);
        const told = wrong.wrong.length - 1;
        expect(seen).toEqual({ taken: [address], refused: {}, ignored, lost: [], errors: told });
      });
  },
);
