// When a client presents the address of its metadata document instead of registering.

import { authorizationServer, connectOn, expect, oauthScene, verifies } from '#case';

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
