// The content that a server built on the low-level class sends to sample from.

import { audio, type CaseContext, expect, image, text, verifies } from '#case';

type Fields = Record<string, unknown>;

const pixel = 'iVBORw0KGgoAAAANSUhEUg==';
const chirp = 'UklGRiQAAABXQVZFZm10IA==';

/** What a client is asked when each of these contents is put to it in a message of its own. */
const sent = async ({ sdk, connect }: CaseContext, contents: readonly unknown[]): Promise<unknown[]> => {
  const seen: unknown[] = [];
  const server = sdk.lowLevel({ name: 'asker', version: '1.0.0' }, {}, {});
  const poet = sdk.client(
    { name: 'poet', version: '1.0.0' },
    {
      capabilities: { sampling: {} },
      handlers: {
        'sampling/createMessage': ({ params }) => {
          seen.push(...params.messages.map(({ content }: Fields) => content));
          return { role: 'assistant', content: text('Seen.'), model: 'basho-1' };
        },
      },
    },
  );

  const { server: live } = await connect(server, poet);
  await live.createMessage({
    messages: contents.map((content) => ({ role: 'user', content })),
    maxTokens: 100,
  });
  return seen;
};

verifies('sampling:content:text', 'two texts arrive, one of them empty', async (cell) => {
  const contents = [text('Rust, moss & "dew" — 錆'), text('')];

  expect(await sent(cell, contents)).toEqual(contents);
});

verifies(
  'sampling:content:image',
  'two images arrive with data and type, one of them empty',
  async (cell) => {
    const contents = [image(pixel, 'image/png'), image('', 'image/jpeg')];

    expect(await sent(cell, contents)).toEqual(contents);
  },
);

verifies(
  'sampling:content:audio',
  'two sounds arrive with data and type, one of them empty',
  async (cell) => {
    const contents = [audio(chirp, 'audio/wav'), audio('', 'audio/mpeg')];

    expect(await sent(cell, contents)).toEqual(contents);
  },
);

verifies(
  'sampling:content:list',
  'a text, an image and a sound in one message arrive in their order, and so do none',
  async (cell) => {
    const contents = [
      [text('What is this?'), image(pixel, 'image/png'), audio(chirp, 'audio/wav')],
      [text('alone')],
      [],
    ];

    expect(await sent(cell, contents)).toEqual(contents);
  },
);

verifies('sampling:content:annotations', 'annotations arrive with each kind of content', async (cell) => {
  const annotations = { audience: ['user', 'assistant'], priority: 0, lastModified: '2025-01-12T15:00:58Z' };
  const contents = [
    text('Rust', { annotations }),
    image(pixel, 'image/png', { annotations: { ...annotations, priority: 1 } }),
    audio(chirp, 'audio/wav', { annotations: { audience: [] } }),
  ];

  expect(await sent(cell, contents)).toEqual(contents);
});

verifies('sampling:content:meta', 'metadata arrives with each kind of content', async (cell) => {
  const contents = [
    text('Rust', { _meta: { 'example.com/line': { id: 7, tags: ['a', null] } } }),
    image(pixel, 'image/png', { _meta: { 'example.com/line': 2 } }),
    audio(chirp, 'audio/wav', { _meta: {} }),
  ];

  expect(await sent(cell, contents)).toEqual(contents);
});
