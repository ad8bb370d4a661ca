// How a client comes by a client id, and which way it prefers where there are several.

import {
  authorizationServer,
  type CaseContext,
  connectOn,
  expect,
  oauthScene,
  type Scene,
  settled,
  verifies,
} from '#case';

const register = 'https://auth.test/oauth/register';
const document = 'https://app.test/client.json';
const byHand = { client_id: 'by-hand', issuer: 'https://auth.test' };

/** The client ids that the user was sent away with. */
const idsOf = (scene: Scene): (string | null)[] =>
  scene.provider.redirects.map(({ searchParams }) => searchParams.get('client_id'));

/** An authorization server that takes a document, a registration and a client that was registered by hand. */
const taking = (metadata: { client_id_metadata_document_supported?: true } = {}) =>
  authorizationServer({ clients: [{ client_id: 'by-hand' }], metadata });

verifies(
  'registration:pre-registered',
  'a client that was registered by hand, secret included, is who the user and the code are for',
  async (context) => {
    const secret = { client_id: 'by-hand', client_secret: 'secret-1' };
    const server = authorizationServer({ clients: [secret], metadata: { registration_endpoint: undefined } });
    const clientInformation = { ...secret, issuer: 'https://auth.test' };
    const scene = oauthScene({ servers: [server], client: { kept: { clientInformation } } });

    await connectOn(context, scene);

    expect(idsOf(scene)).toEqual(['by-hand']);
    expect(server.issued).toHaveLength(1);
  },
);

verifies(
  'registration:priority:pre-registered',
  'a client registered by hand that has a document and could register uses what it was given by hand',
  async (context) => {
    const client = { kept: { clientInformation: byHand }, native: { clientMetadataUrl: document } };
    const scene = oauthScene({ servers: [taking({ client_id_metadata_document_supported: true })], client });

    await connectOn(context, scene);

    expect(idsOf(scene)).toEqual(['by-hand']);
    expect(scene.askedOf(register)).toEqual([]);
  },
);

verifies(
  'registration:priority:document',
  'a client that has a document and could register uses the document',
  async (context) => {
    const client = { native: { clientMetadataUrl: document } };
    const scene = oauthScene({ servers: [taking({ client_id_metadata_document_supported: true })], client });

    await connectOn(context, scene);

    expect(idsOf(scene)).toEqual([document]);
    expect(scene.askedOf(register)).toEqual([]);
  },
);

verifies(
  'registration:priority:dynamic',
  'a client with a document registers with a server that does not say that it takes one',
  async (context) => {
    const scene = oauthScene({ servers: [taking()], client: { native: { clientMetadataUrl: document } } });

    await connectOn(context, scene);

    expect(idsOf(scene)).toEqual(['client-2']);
    expect(scene.askedOf(register)).toHaveLength(1);
  },
);

verifies(
  'registration:priority:prompt',
  'no way to register: the connection fails with the reason, and succeeds once the user has entered a client id',
  async (context) => {
    const clients = [{ client_id: 'by-hand' }];
    const server = authorizationServer({ clients, metadata: { registration_endpoint: undefined } });
    const scene = oauthScene({ servers: [server] });

    const outcome = await settled(connectOn(context, scene));
    expect(outcome).toMatchObject({
      refused: { message: expect.stringMatching(/not support.*registration/) },
    });
    expect(scene.asked().filter((line) => !line.includes('.well-known'))).toEqual([]);

    scene.provider.kept.clientInformation = byHand;
    const { client } = await connectOn(context, scene);
    expect(client.serverIdentity()).toMatchObject({ name: 'plain' });
    expect(idsOf(scene)).toEqual(['by-hand']);
  },
);

verifies(
  'registration:obtained',
  'the id that the user is sent away with is the one that the registration gave, and came before',
  async (context) => {
    const scene = oauthScene();

    await connectOn(context, scene);

    expect(scene.askedBeforeBrowser().at(-1)).toBe(`POST ${register}`);
    expect(idsOf(scene)).toEqual(['client-1']);
  },
);

verifies(
  'registration:bound:keyed',
  'client information and tokens are handed on with the issuer',
  async (context) => {
    const scene = oauthScene();

    await connectOn(context, scene);

    expect(scene.provider.kept).toMatchObject({
      clientInformation: { client_id: 'client-1', issuer: 'https://auth.test' },
      tokens: { access_token: 'access-1.auth.test', issuer: 'https://auth.test' },
    });
  },
);

const ofTheOldServer = {
  client_id: 'of-the-old',
  client_secret: 'told-to-the-old',
  issuer: 'https://old.test',
};

/** A client of another authorization server whose resource names the usual one now. */
const moved = async (context: CaseContext) => {
  const scene = oauthScene({ client: { kept: { clientInformation: ofTheOldServer } } });
  await connectOn(context, scene);
  const shown = JSON.stringify(scene.requests.filter(({ url }) => url.startsWith('https://auth.test')));
  return {
    ids: idsOf(scene),
    registrations: scene.askedOf(register).length,
    shown: ['of-the-old', 'told-to-the-old'].filter((word) => shown.includes(word)),
  };
};

const registeredAnew = { ids: ['client-1'], registrations: 1, shown: [] };

verifies(
  ['registration:bound:not-shown', 'registration:bound:again'],
  'a client of another authorization server registers with the one that took its place, which sees nothing of the old',
  async (context) => {
    expect(await moved(context)).toEqual(registeredAnew);
  },
);

verifies(
  'registration:bound:discarded',
  'a client of another authorization server registers anew, and the new one sees nothing of the old',
  async (context) => {
    expect(await moved(context)).toEqual(registeredAnew);
  },
);

/** The same where the application could not keep another registration. */
const movedByHand = async (context: CaseContext) => {
  const native = { saveClientInformation: undefined };
  const scene = oauthScene({ client: { kept: { clientInformation: ofTheOldServer }, native } });
  const outcome = await settled(connectOn(context, scene));
  return { outcome, asked: scene.asked().filter((line) => !line.includes('.well-known')) };
};

const toldSo = {
  outcome: { refused: expect.objectContaining({ message: expect.stringContaining('https://old.test') }) },
  asked: [],
};

verifies(
  'registration:bound:told',
  'client information that was entered by hand for another authorization server: an error names it',
  async (context) => {
    expect(await movedByHand(context)).toEqual(toldSo);
  },
);

verifies(
  'registration:bound:refused',
  'client information that was entered by hand for another authorization server ends the connection with an error',
  async (context) => {
    expect(await movedByHand(context)).toEqual(toldSo);
  },
);
