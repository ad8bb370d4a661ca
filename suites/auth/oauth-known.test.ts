// What a client was told about a server before, when an authorization begins.

import {
  authorizationServer,
  clientProvider,
  expect,
  type Json,
  outcomeOf,
  page,
  pageFetch,
  verifies,
} from '#case';

const origin = 'https://auth.test';
const ofServer = `${origin}/.well-known/oauth-authorization-server`;
const serverUrl = 'https://mcp.test/mcp';
const wellKnown = 'https://mcp.test/.well-known/oauth-protected-resource';
const docs = 'https://docs.test/about';
const server = authorizationServer();
const resource = { resource: serverUrl, authorization_servers: [origin], scopes_supported: ['files'] };

/** An application that knows this, in a world where the metadata of the resource lie at these addresses. */
const knowing = (oauth: Json, discoveryState: Json | undefined, at: readonly string[]) => {
  const web = pageFetch({ ...server.pages, ...Object.fromEntries(at.map((url) => [url, page(resource)])) });
  const saved: Json[] = [];
  const provider = clientProvider({
    kept: { clientInformation: { client_id: 'kettle', issuer: origin }, discoveryState },
    native: { saveDiscoveryState: async (state: Json) => void saved.push(structuredClone(state)) },
  });
  const authorize = async (options: Json = {}) => {
    expect(
      await outcomeOf(oauth.auth(provider.native, { serverUrl, fetchFn: web.fetch, ...options })),
    ).toEqual({ answered: 'REDIRECT' });
    return provider.redirects.at(-1)?.searchParams;
  };
  return { web, saved, authorize };
};

const whole = {
  authorizationServerUrl: origin,
  resourceMetadataUrl: docs,
  resourceMetadata: resource,
  authorizationServerMetadata: server.metadata,
};

verifies(
  'oauth:known:whole',
  'both metadata known: the user is sent for their scope and resource, nobody is asked, nothing is kept',
  async ({ sdk, wire }) => {
    const { web, saved, authorize } = knowing(sdk.oauth, whole, [docs]);
    const query = await authorize();

    expect([query?.get('scope'), query?.get('resource')]).toEqual(['files', serverUrl]);
    expect([web.lines(), saved]).toEqual([[], []]);
    wire.toRead([]);
  },
);

verifies(
  'oauth:known:completed',
  'no metadata known: both are asked for, those of the resource at the known address alone, and all is kept',
  async ({ sdk }) => {
    const known = { authorizationServerUrl: origin, resourceMetadataUrl: docs };
    const { web, saved, authorize } = knowing(sdk.oauth, known, [docs, `${wellKnown}/mcp`]);
    const query = await authorize();

    expect(query?.get('scope')).toBe('files');
    expect(web.lines()).toEqual([`GET ${ofServer}`, `GET ${docs}`]);
    expect(saved).toEqual([whole]);
    const part = knowing(sdk.oauth, { ...whole, resourceMetadata: undefined }, [docs]);
    await part.authorize();
    expect([part.web.lines(), part.saved]).toEqual([[`GET ${docs}`], [whole]]);
    const other = knowing(sdk.oauth, { ...whole, authorizationServerMetadata: undefined }, [docs]);
    await other.authorize();
    expect([other.web.lines(), other.saved]).toEqual([[`GET ${ofServer}`], [whole]]);
  },
);

verifies(
  'oauth:known:told',
  'an address in the call: asked there, not at the known one, and kept',
  async ({ sdk }) => {
    const told = new URL('https://docs.test/newer');
    const known = { ...whole, resourceMetadata: undefined };
    const { web, saved, authorize } = knowing(sdk.oauth, known, [docs, told.href]);
    await authorize({ resourceMetadataUrl: told });

    expect(web.lines()).toEqual([`GET ${told}`]);
    expect(saved).toEqual([{ ...whole, resourceMetadataUrl: told.href }]);
    const alone = knowing(sdk.oauth, { resourceMetadataUrl: docs }, [docs]);
    await alone.authorize();
    expect([alone.web.lines(), alone.saved]).toEqual([[`GET ${docs}`, `GET ${ofServer}`], [whole]]);
  },
);

verifies(
  'oauth:known:without-resource',
  'no metadata of the resource anywhere: the user is sent without a resource, nothing is kept',
  async ({ sdk }) => {
    const known = { authorizationServerUrl: origin, authorizationServerMetadata: server.metadata };
    const { web, saved, authorize } = knowing(sdk.oauth, known, []);
    const query = await authorize();

    expect([query?.has('resource'), query?.has('scope')]).toEqual([false, false]);
    expect([web.lines(), saved]).toEqual([[`GET ${wellKnown}/mcp`, `GET ${wellKnown}`], []]);
  },
);

verifies(
  'oauth:known:kept',
  'nothing known: all that was found is kept, with the address that was told, or without one',
  async ({ sdk }) => {
    const told = knowing(sdk.oauth, undefined, [docs]);
    await told.authorize({ resourceMetadataUrl: new URL(docs) });
    const found = knowing(sdk.oauth, undefined, [`${wellKnown}/mcp`]);
    await found.authorize();

    expect(told.saved).toEqual([whole]);
    expect(found.saved).toEqual([{ ...whole, resourceMetadataUrl: undefined }]);
  },
);
