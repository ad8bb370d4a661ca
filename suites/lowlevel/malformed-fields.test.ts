// What a server built on the low-level class does with messages of which one field is wrong: requests, notifications, and
// the answers to its own requests. Played by hand.

import {
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
  open,
  requestsOf,
  resultsFor,
  shallow,
  verifies,
} from '#case';

const { client: ofClient, server: ofServer } = everyCapability;
const strict = { name: 'strict', version: '1.0.0' };
const some = expect.any(Array);

/** Params of no form at all, and a `_meta` of the wrong form, make a frame no request. */
const noRequest = /(Request\/params: (?!missing)|Params\/_meta[:/])/;
/** As above, of an answer. */
const noAnswer = /^\w+Result(\/_meta.*)?: /;

/** Each handler answers as it may, whatever it was given. */
const answering = (methods: readonly string[]) => {
  const { sound } = resultsFor('client', methods);
  const answerTo = (asked: string): Json => sound.find(({ method }) => method === asked)?.value ?? {};
  return Object.fromEntries(methods.map((method) => [method, () => structuredClone(answerTo(method))]));
};

const lists = [
  'ClientCapabilities/elicitation/url: a list',
  'ClientCapabilities/experimental/*: a list',
  'ClientCapabilities/extensions/*: a list',
  'ClientCapabilities/sampling/context: a list',
  'ClientCapabilities/sampling/tools: a list',
  'ClientCapabilities/tasks/cancel: a list',
  'ClientCapabilities/tasks/list: a list',
  'ClientCapabilities/tasks/requests/elicitation/create: a list',
  'ClientCapabilities/tasks/requests/sampling/createMessage: a list',
];
const addresses = [
  'Icon/src: no URI',
  'Implementation/websiteUrl: no URI',
  'ReadResourceRequestParams/uri: no URI',
  'ResourceTemplateReference/uri: no template',
  'SubscribeRequestParams/uri: no URI',
  'UnsubscribeRequestParams/uri: no URI',
];

verifies(
  'malformed:fields:request',
  'of all requests played by hand those with a wrong field are refused, whatever the field',
  async ({ sdk, connect, peer }) => {
    const methods = [
      'tools/list',
      'tools/call',
      'resources/list',
      'resources/templates/list',
      'resources/read',
      'resources/subscribe',
      'resources/unsubscribe',
      'prompts/list',
      'prompts/get',
      'completion/complete',
      'logging/setLevel',
    ];
    const server = sdk.lowLevel(strict, ofServer, answering(methods));
    const requests = requestsOf('client', ['ping', ...methods, 'initialize']);
    const ignored = labelsIn(requests, noRequest);

    const { client } = await connect(server, peer('client'));
    await open(client);
    const fates = await fatesOfRequests(client, requests);

    observed(fates)
      .required((seen) => {
        expect(seen).toEqual({ taken: [], refused: { '-32602': some }, ignored, lost: [] });
      })
      .divergent('takes-addresses-and-lists', (seen) => {
        expect(seen).toEqual({
          taken: [...lists, ...addresses],
          refused: { '-32603': some },
          ignored,
          lost: [],
        });
      })
      .divergent('takes-addresses', (seen) => {
        const calls = labelsIn(
          requests,
          /^CallToolRequest(\/params: missing|Params\/(name|arguments|task): )/,
        );
        expect(seen).toEqual({
          taken: addresses,
          refused: { '-32603': some, '-32602': calls },
          ignored,
          lost: [],
        });
      });
  },
);

verifies(
  'malformed:fields:request:frame',
  'frames of a request played by hand are ignored where anything is wrong with them',
  async ({ sdk, connect, peer }) => {
    const frames = framesOf('ping', 'PingRequest');
    const errors: Error[] = [];
    const server = sdk.lowLevel(strict, {}, {}, { onerror: (error) => errors.push(error) });

    const { client } = await connect(server, peer('client'));
    await open(client);
    const answers = () =>
      client.received.filter((each) => !('id' in each && /^client-/.test(`${each.id}`))).length;
    const fates = await fatesOfNotifications(client, frames, answers);

    expect(fates).toEqual({ taken: [], refused: {}, ignored: labelsIn(frames, /./), lost: [] });
    // Without its id a request is a notification, which nobody here waits for.
    const reported = frames.wrong.filter(({ what }) => what !== 'PingRequest/id: missing');
    expect(errors.map(({ message }) => message)).toEqual(
      reported.map(({ whole }) => `Unknown message type: ${JSON.stringify(whole?.(undefined))}`),
    );
  },
);

verifies(
  'malformed:fields:notification',
  'of all notifications played by hand those with a wrong field are passed over, whatever the field',
  async ({ sdk, connect, peer }) => {
    const methods = [
      'notifications/initialized',
      'notifications/roots/list_changed',
      'notifications/progress',
    ];
    let heard = 0;
    const hear = () => {
      heard += 1;
    };
    const notifications = Object.fromEntries(methods.map((method) => [method, hear]));
    const errors: Error[] = [];
    const onerror = (error: Error) => errors.push(error);
    const server = sdk.lowLevel(strict, ofServer, {}, { notifications, onerror });
    const wrong = notificationsOf('client', methods);

    const { client } = await connect(server, peer('client'));
    await open(client);
    heard = 0;
    const fates = await fatesOfNotifications(client, wrong, () => heard);

    expect(fates).toEqual({ taken: [], refused: {}, ignored: labelsIn(wrong, /./), lost: [] });
    expect(errors).toHaveLength(wrong.wrong.length);
  },
);

verifies(
  'malformed:fields:client:result',
  'of all answers played by hand those with a wrong field are no answers, whatever the field',
  async ({ sdk, connect, peer }) => {
    const recipe = sdk.lowLevel(strict, ofServer, {});

    const client = peer('client');
    const { server } = await connect(recipe, client);
    await open(client, { capabilities: ofClient });
    const message = { role: 'user', content: { type: 'text', text: 'Now?' } };
    const tool = { name: 'any', inputSchema: { type: 'object' } };
    const asks: Record<string, () => Promise<Json>> = {
      ping: () => server.ping(),
      'roots/list': () => server.listRoots(),
      'sampling/createMessage': () =>
        server.createMessage({ messages: [message], maxTokens: 9, tools: [tool] }),
      'elicitation/create': () =>
        server.elicitInput({ message: 'Who?', requestedSchema: { type: 'object', properties: {} } }),
    };
    const results = shallow(resultsFor('server', Object.keys(asks)));
    const ignored = labelsIn(results, noAnswer);
    const fates = await fatesOfResults(
      () => client,
      results,
      async (method) => asks[method]?.(),
    );

    const lenient = ['ElicitResult/content/*: a fraction', 'ElicitResult/content: null'];
    observed(fates)
      .required((seen) => {
        expect(seen).toEqual({ taken: [], refused: expect.anything(), ignored, lost: [] });
      })
      .divergent('lenient', (seen) => {
        const taken = [...lenient, 'ToolResultContent/content: missing'];
        expect(seen).toEqual({ taken, refused: { undefined: some }, ignored, lost: [] });
      })
      .divergent('less-lenient', (seen) => {
        const nothing = labelsIn(results, /^\w+Result(\/_meta)?: /);
        expect(seen).toEqual({
          taken: lenient,
          refused: { INVALID_RESULT: some },
          ignored: nothing,
          lost: [],
        });
      });
  },
);
