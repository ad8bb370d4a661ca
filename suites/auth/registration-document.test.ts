// When a client presents the address of its metadata document instead of registering.

import {
  authorizationServer,
  type CaseContext,
  connectOn,
  expect,
  oauthScene,
  observed,
  settled,
  verifies,
} from '#case';

const document = 'https://app.test/client.json';
const register = 'https://auth.test/oauth/register';
const token = 'https://auth.test/oauth/token';

const takingDocuments = (metadata = {}) =>
  authorizationServer({ metadata: { client_id_metadata_document_supported: true, ...metadata } });

const client = { native: { clientMetadataUrl: document } };

verifies(
  'registration:document:used',
  'the address of the document is the client id of the user and of the token request',
  async (context) => {
    const scene = oauthScene({ servers: [takingDocuments()], client });

    await connectOn(context, scene);

    expect(scene.provider.redirects.map((url) => url.searchParams.get('client_id'))).toEqual([document]);
    expect(scene.askedOf(token).map(({ body }) => body?.client_id)).toEqual([document]);
  },
);

verifies(
  ['registration:document:checked', 'registration:document:fallback'],
  'a server that says false of documents is never shown the address, and registers the client instead',
  async (context) => {
    const server = takingDocuments({ client_id_metadata_document_supported: false });
    const scene = oauthScene({ servers: [server], client });

    await connectOn(context, scene);

    expect(scene.provider.redirects.map((url) => url.searchParams.get('client_id'))).toEqual(['client-1']);
    expect(scene.askedOf(register)).toHaveLength(1);
    expect(JSON.stringify(scene.requests)).not.toContain(document);
  },
);

verifies('registration:document:kept', 'the address is kept as client information', async (context) => {
  const scene = oauthScene({ servers: [takingDocuments()], client });

  await connectOn(context, scene);

  expect(scene.provider.kept.clientInformation).toMatchObject({ client_id: document });
  expect(scene.provider.kept.clientInformation).not.toHaveProperty('client_secret');
});

verifies(
  'registration:document:no-registration',
  'a server without an endpoint for registrations takes a client by its document',
  async (context) => {
    const server = takingDocuments({ registration_endpoint: undefined });
    const scene = oauthScene({ servers: [server], client });

    await connectOn(context, scene);

    expect(server.issued).toHaveLength(1);
  },
);

/** The client ids that a user is sent away with where the document lies at this address, and what else became of it. */
const presented = async (context: CaseContext, clientMetadataUrl: string) => {
  const scene = oauthScene({ servers: [takingDocuments()], client: { native: { clientMetadataUrl } } });
  const outcome = await settled(connectOn(context, scene));
  const ids = scene.provider.redirects.map((url) => url.searchParams.get('client_id'));
  return { outcome, ids, registrations: scene.askedOf(register).length };
};

const refusedAs = (address: string) => ({
  outcome: { refused: expect.objectContaining({ message: expect.stringContaining(address) }) },
  ids: [],
  registrations: 0,
});

const takenAs = (address: string) => ({
  outcome: { answered: expect.anything() },
  ids: [address],
  registrations: 0,
});

verifies(
  'registration:document:https',
  'a document at an address without HTTPS ends the connection with an error that names it',
  async (context) => {
    const address = 'http://app.test/client.json';

    expect(await presented(context, address)).toEqual(refusedAs(address));
  },
);

verifies(
  'registration:document:path',
  'a document at the root of a host ends the connection with an error that names it',
  async (context) => {
    const address = 'https://app.test';

    expect(await presented(context, address)).toEqual(refusedAs(address));
  },
);

verifies('registration:document:fragment', 'an address with a fragment is not presented', async (context) => {
  const address = 'https://app.test/client.json#part';

  observed(await presented(context, address))
    .required((seen) => expect(seen).toEqual(refusedAs(address)))
    .divergent('presents', (seen) => expect(seen).toEqual(takenAs(address)));
});

verifies(
  'registration:document:credentials',
  'an address with a user name and a password is not presented',
  async (context) => {
    const address = 'https://me:mine@app.test/client.json';

    observed(await presented(context, address))
      .required(({ outcome, ids }) => {
        expect(outcome).toEqual({ refused: expect.anything() });
        expect(ids).toEqual([]);
      })
      .divergent('presents', (seen) => expect(seen).toEqual(takenAs(address)));
  },
);

verifies(
  'registration:document:dot-segments',
  'an address with a double dot in its path is not presented',
  async (context) => {
    const address = 'https://app.test/a/../client.json';

    observed(await presented(context, address))
      .required((seen) => expect(seen).toEqual(refusedAs(address)))
      .divergent('presents', (seen) => expect(seen).toEqual(takenAs(address)));
  },
);
