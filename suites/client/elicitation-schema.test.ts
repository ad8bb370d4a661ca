// Forms that a client does not show.

import { type CaseContext, expect, never, verifies, welcome } from '#case';

/** What a client that shows forms answers to one with this field, asked by hand. */
const ask = async ({ sdk, connect, peer }: CaseContext, field: Record<string, unknown>) => {
  const asked = sdk.client(
    { name: 'asked', version: '1.0.0' },
    {
      capabilities: { elicitation: { form: {} } },
      handlers: { 'elicitation/create': never('the form is not flat') },
    },
  );
  const server = peer('server');
  const [{ client }] = await Promise.all([connect(server, asked), welcome(server)]);
  // Over HTTP it is the client's open request that carries what a server asks.
  const open = client.ping();
  const { id } = (await server.next()) as { id: number };
  const params = {
    message: 'Where do you live?',
    requestedSchema: { type: 'object', properties: { home: field } },
  };
  await server.sendInvalid({ jsonrpc: '2.0', id: 'nested', method: 'elicitation/create', params });
  const answer = await server.next();
  await server.send({ jsonrpc: '2.0', id, result: {} });
  await open;
  return answer;
};

// With which code is the SDK's choice.
const refused = {
  jsonrpc: '2.0',
  id: 'nested',
  error: { code: expect.any(Number), message: expect.any(String) },
};

verifies(
  'elicitation:schema:flat:client',
  'an object in a field, asked by hand, is refused',
  async (cell) => {
    const home = { type: 'object', properties: { street: { type: 'string' } } };

    expect(await ask(cell, home)).toEqual(refused);
  },
);

verifies(
  'elicitation:schema:flat:client',
  'a list of objects in a field, asked by hand, is refused',
  async (cell) => {
    const homes = { type: 'array', items: { type: 'object', properties: { street: { type: 'string' } } } };

    expect(await ask(cell, homes)).toEqual(refused);
  },
);
