// The message that a tool of a server built on the high-level class gets back.

import {
  answered,
  audio,
  type CaseContext,
  expect,
  image,
  observed,
  refused,
  settled,
  text,
  verifies,
} from '#case';

type Fields = Record<string, unknown>;

const question = { messages: [{ role: 'user', content: text('A haiku on rust?') }], maxTokens: 100 };
const haiku = { role: 'assistant', content: text('Red dust on the gate'), model: 'basho-1' };
const pixel = 'iVBORw0KGgoAAAANSUhEUg==';
const chirp = 'UklGRiQAAABXQVZFZm10IA==';
const _meta = { 'example.com/line': { id: 7, tags: ['a', null] } };

/** What the server gets for one question after the other when the client answers like this. */
const got = async ({ sdk, connect }: CaseContext, results: readonly Fields[]) => {
  const answers = [...results];
  const outcomes: unknown[] = [];
  const server = sdk.highLevel({ name: 'asker', version: '1.0.0' }, ({ registerTool }) => {
    registerTool('recite', {}, async (_args, { request }) => {
      for (const _ of results) outcomes.push(await settled(request('sampling/createMessage', question)));
      return { content: [] };
    });
  });
  const poet = sdk.client(
    { name: 'poet', version: '1.0.0' },
    {
      capabilities: { sampling: {} },
      handlers: {
        'sampling/createMessage': ({ params }) => {
          expect(params).toEqual(question);
          return answers.shift() ?? {};
        },
      },
    },
  );

  const { client } = await connect(server, poet);
  await client.callTool({ name: 'recite' });
  return outcomes;
};

verifies('sampling:result:model', 'two models arrive, each with its message', async (cell) => {
  const results = [haiku, { ...haiku, model: 'basho-2' }];

  expect(await got(cell, results)).toEqual(results.map(answered));
});

verifies(
  'sampling:result:stop-reason',
  'each reason of the specification arrives, and so does one of its own',
  async (cell) => {
    const results = ['endTurn', 'stopSequence', 'maxTokens', 'ranOutOfInk'].map((stopReason) => ({
      ...haiku,
      stopReason,
    }));

    expect(await got(cell, results)).toEqual(results.map(answered));
  },
);

verifies('sampling:result:no-stop-reason', 'a message without a reason gets none', async (cell) => {
  const [outcome] = await got(cell, [haiku]);

  expect(outcome).toStrictEqual(answered(haiku));
});

verifies('sampling:result:role', 'both roles arrive', async (cell) => {
  const results = [haiku, { ...haiku, role: 'user' }];

  expect(await got(cell, results)).toEqual(results.map(answered));
});

verifies('sampling:result:text', 'a text arrives, an empty one too', async (cell) => {
  const results = [text('Rust, moss & "dew" — 錆'), text('')].map((content) => ({ ...haiku, content }));

  expect(await got(cell, results)).toEqual(results.map(answered));
});

verifies('sampling:result:image', 'an image arrives with data and type', async (cell) => {
  const result = { ...haiku, content: image(pixel, 'image/png') };

  expect(await got(cell, [result])).toEqual([answered(result)]);
});

verifies('sampling:result:audio', 'a sound arrives with data and type', async (cell) => {
  const result = { ...haiku, content: audio(chirp, 'audio/wav') };

  expect(await got(cell, [result])).toEqual([answered(result)]);
});

verifies(
  'sampling:result:list',
  'a text and an image in one message arrive in their order, though no tool was offered',
  async (cell) => {
    const result = { ...haiku, content: [text('Like this:'), image(pixel, 'image/png')] };

    observed(await got(cell, [result]))
      .required((outcomes) => expect(outcomes).toEqual([answered(result)]))
      .divergent('refused', (outcomes) => expect(outcomes).toEqual([refused(-32602)]));
  },
);

verifies('sampling:result:annotations', 'annotations arrive with each kind of content', async (cell) => {
  const annotations = { audience: ['user'], priority: 0, lastModified: '2025-01-12T15:00:58Z' };
  const results = [
    text('Rust', { annotations }),
    image(pixel, 'image/png', { annotations }),
    audio(chirp, 'audio/wav', { annotations: { audience: [] } }),
  ].map((content) => ({ ...haiku, content }));

  expect(await got(cell, results)).toEqual(results.map(answered));
});

verifies('sampling:result:content-meta', 'metadata arrives with each kind of content', async (cell) => {
  const results = [
    text('Rust', { _meta }),
    image(pixel, 'image/png', { _meta }),
    audio(chirp, 'audio/wav', { _meta: {} }),
  ].map((content) => ({ ...haiku, content }));

  expect(await got(cell, results)).toEqual(results.map(answered));
});

verifies('sampling:result:meta', 'metadata of the answer arrives', async (cell) => {
  const results = [
    { ...haiku, _meta },
    { ...haiku, _meta: {} },
  ];

  expect(await got(cell, results)).toEqual(results.map(answered));
});
