// The error by which a server built on the high-level class sends its caller to URLs.

import { type CaseContext, expect, observed, refused, settled, verifies } from '#case';

const pages = [
  {
    mode: 'url',
    message: 'Connect your drive',
    url: 'https://drive.example/connect?id=a%2Fb',
    elicitationId: 'drive',
  },
  { mode: 'url', message: 'Connect your mail', url: 'https://mail.example/', elicitationId: 'mail' },
];

/** What the server sends as the error of a call whose tool throws `thrown`. */
const failing = async ({ sdk, connect, wire }: CaseContext, thrown: Error) => {
  const server = sdk.highLevel({ name: 'files', version: '1.0.0' }, (tools) => {
    tools.registerTool('search', {}, () => {
      throw thrown;
    });
  });

  const { client } = await connect(server);
  const outcome = await settled(client.callTool({ name: 'search' }));
  return { outcome, sent: wire.sent('server').at(-1) };
};

verifies(
  ['elicitation:url-required:sent', 'elicitation:url-required:code'],
  'a tool that requires two URLs is answered with -32042',
  async (cell) => {
    const { outcome } = await failing(cell, cell.sdk.urlElicitationRequired(pages));

    expect(outcome).toEqual(refused(-32042, { data: { elicitations: pages } }));
  },
);

verifies(
  'elicitation:url-required:code',
  'a resource and a prompt that require a URL are answered with -32042',
  async ({ sdk, connect }) => {
    const required = () => {
      throw sdk.urlElicitationRequired(pages.slice(0, 1));
    };
    const server = sdk.highLevel({ name: 'files', version: '1.0.0' }, (files) => {
      files.registerResource('a', 'file:///a', {}, required);
      files.registerPrompt('sum-up', {}, required);
    });

    const { client } = await connect(server);
    const outcomes = [
      await settled(client.readResource({ uri: 'file:///a' })),
      await settled(client.getPrompt({ name: 'sum-up' })),
    ];

    const expected = refused(-32042, { data: { elicitations: pages.slice(0, 1) } });
    expect(outcomes).toEqual([expected, expected]);
  },
);

verifies('elicitation:url-required:list', 'the list leaves the server whole and in order', async (cell) => {
  const { sent } = await failing(cell, cell.sdk.urlElicitationRequired(pages));

  expect(sent).toEqual({
    jsonrpc: '2.0',
    id: expect.anything(),
    error: { code: -32042, message: expect.any(String), data: { elicitations: pages } },
  });
});

verifies(
  'elicitation:url-required:list:missing',
  'a tool that throws the code alone is answered with another one',
  async (cell) => {
    const { sent } = await failing(cell, cell.sdk.protocolError(-32042, 'connect first'));

    observed(sent)
      .required((seen) => expect(seen).not.toHaveProperty('error.code', -32042))
      .divergent('sent-anyway', (seen) => {
        expect(seen).toHaveProperty('error.code', -32042);
        expect(seen).not.toHaveProperty('error.data');
      });
  },
);

verifies(
  'elicitation:url-required:list:form',
  'a tool that requires a form is answered with another code',
  async (cell) => {
    const form = { ...pages[0], mode: 'form', requestedSchema: { type: 'object', properties: {} } };
    const { sent } = await failing(cell, cell.sdk.urlElicitationRequired([form]));

    observed(sent)
      .required((seen) => expect(seen).not.toHaveProperty('error.code', -32042))
      .divergent('sent-anyway', (seen) =>
        expect(seen).toMatchObject({ error: { code: -32042, data: { elicitations: [form] } } }),
      );
  },
);

verifies(
  'elicitation:url-required:only',
  'a tool that fails for another reason is not answered with -32042',
  async (cell) => {
    const { sdk } = cell;
    const thrown = sdk.protocolError(-32099, 'the drive is full', { elicitations: pages });
    const { sent } = await failing(cell, thrown);

    // That it becomes an error result is the SDK's choice.
    expect(sent).toMatchObject({ result: { isError: true } });
  },
);
