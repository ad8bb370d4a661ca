// Resources that a high-level server does not know, and functions of resources that fail.

import { type CaseContext, expect, never, observed, refused, settled, verifies } from '#case';

/** A server with a resource and a template that are not asked for. */
const shelf = ({ sdk }: CaseContext) =>
  sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
    registerResource('tea', 'file:///tea', {}, never('nobody reads it'));
    registerResource('cups', { uriTemplate: 'cup://{color}' }, {}, never('nobody reads it'));
  });

/** A server with one resource, `file:///tea`, that throws when it is read. */
const locked = ({ sdk }: CaseContext, error: Error) =>
  sdk.highLevel({ name: 'shelf', version: '1.0.0' }, ({ registerResource }) => {
    registerResource('tea', 'file:///tea', {}, () => {
      throw error;
    });
  });

verifies('resources:error:not-found', 'a URI that nothing has is refused with -32002', async (cell) => {
  const { client } = await cell.connect(shelf(cell));
  await settled(client.readResource({ uri: 'file:///lost' }));

  observed(cell.wire.sent('server').at(-1))
    .required((seen) => {
      expect(seen).toMatchObject({ error: { code: -32002, message: expect.any(String) } });
    })
    .divergent('invalid-params', (seen) => {
      expect(seen).toMatchObject({ error: { code: -32602, message: expect.any(String) } });
    });
});

verifies(
  'resources:error:not-found:thrown',
  'the error -32002 of the function is sent with its code',
  async (cell) => {
    const error = cell.sdk.protocolError(-32002, 'Resource not found');

    const { client } = await cell.connect(locked(cell, error));
    await settled(client.readResource({ uri: 'file:///tea' }));

    const message = expect.stringMatching(/Resource not found$/);
    observed(cell.wire.sent('server').at(-1))
      .required((seen) => {
        expect(seen).toMatchObject({ error: { code: -32002, message } });
      })
      .divergent('invalid-params', (seen) => {
        expect(seen).toMatchObject({ error: { code: -32602, message } });
      });
  },
);

verifies(
  ['resources:error:not-found:invalid-params', 'resources:error:not-found:no-contents'],
  'a URI that nothing has is refused with -32602 and has no contents',
  async (cell) => {
    const { client } = await cell.connect(shelf(cell));
    const read = await settled(client.readResource({ uri: 'file:///lost' }));

    expect(read).toMatchObject(refused(-32602));
    expect(cell.wire.sent('server').at(-1)).not.toHaveProperty('result');
  },
);

verifies('resources:error:not-found:uri', 'a URI that no template matches is named', async (cell) => {
  const { client } = await cell.connect(shelf(cell));
  await settled(client.readResource({ uri: 'CUP://red/large' }));

  const answer = cell.wire.sent('server').at(-1) as { error?: { message?: string; data?: unknown } };
  observed(answer.error)
    .required((seen) => {
      expect(seen?.data).toEqual({ uri: 'CUP://red/large' });
    })
    .divergent('in-message', (seen) => {
      expect(seen).toEqual({
        code: expect.any(Number),
        message: expect.stringMatching(/cup:\/\/red\/large not found$/),
      });
    });
});

verifies(
  'resources:error:internal',
  'a function that fails with an ordinary error is answered with -32603',
  async (cell) => {
    const { client } = await cell.connect(locked(cell, new TypeError('the cupboard is locked')));

    expect(await settled(client.readResource({ uri: 'file:///tea' }))).toEqual(refused(-32603));
  },
);

verifies('resources:error:internal:message', 'the message of the error thrown arrives', async (cell) => {
  const { client } = await cell.connect(locked(cell, new Error('the cupboard is locked')));
  const read = await settled(client.readResource({ uri: 'file:///tea' }));

  expect(read).toMatchObject({ refused: { message: expect.stringMatching(/the cupboard is locked$/) } });
});

verifies('resources:error:thrown', 'the code of the error thrown arrives', async (cell) => {
  const { client } = await cell.connect(locked(cell, cell.sdk.protocolError(-32050, 'it is lent')));

  expect(await settled(client.readResource({ uri: 'file:///tea' }))).toEqual(
    refused(-32050, { message: expect.stringMatching(/it is lent$/) }),
  );
});

verifies('resources:error:thrown:data', 'the data of the error thrown arrives', async (cell) => {
  const data = { shelf: 'upper', since: [2024, null] };

  const { client } = await cell.connect(locked(cell, cell.sdk.protocolError(-32050, 'it is lent', data)));

  observed(await settled(client.readResource({ uri: 'file:///tea' })))
    .required((seen) => {
      expect(seen).toEqual(refused(-32050, { data }));
    })
    .divergent('no-data', (seen) => {
      expect(seen).toEqual(refused(-32050));
    });
});
