// Asks for a method as a user of the SDK does: through the function that it has for it, where that says all of the params.

import type { Client, Json, LiveServer } from '../sdk/binding.ts';

type Call<Asker> = (asker: Asker, params: Json) => Promise<Json>;

const ofClient: Readonly<Record<string, Call<Client>>> = {
  'tools/list': (client, params) => client.listTools(params),
  'tools/call': (client, params) => client.callTool(params),
  'resources/list': (client, params) => client.listResources(params),
  'resources/templates/list': (client, params) => client.listResourceTemplates(params),
  'resources/read': (client, params) => client.readResource(params),
  'resources/subscribe': (client, params) => client.subscribeResource(params),
  'resources/unsubscribe': (client, params) => client.unsubscribeResource(params),
  'prompts/list': (client, params) => client.listPrompts(params),
  'prompts/get': (client, params) => client.getPrompt(params),
  'completion/complete': (client, params) => client.complete(params),
};

const ofServer: Readonly<Record<string, Call<LiveServer>>> = {
  'sampling/createMessage': (server, params) => server.createMessage(params),
  'roots/list': (server, params) => server.listRoots(params),
};

const isList = (method: string): boolean => method.endsWith('/list') && method !== 'roots/list';

/** Without a cursor the function of an SDK may gather all pages, and an arbitrary cursor leads nowhere. */
const asksForAll = (method: string, params: Json | undefined): boolean =>
  isList(method) && params?.cursor === undefined;

const through =
  <Asker extends { request(method: string, params?: Json): Promise<Json> }>(
    calls: Readonly<Record<string, Call<Asker>>>,
  ) =>
  (asker: Asker, method: string, params: Json | undefined): Promise<Json> => {
    const call = calls[method];
    if (!call || params === undefined || asksForAll(method, params)) return asker.request(method, params);
    return call(asker, params);
  };

/** A client asks. */
export const asClient = through<Client>(ofClient);
/** A server asks. */
export const asServer = through<LiveServer>(ofServer);
