// What a test imports, as "#case".

export { default as fc } from 'fast-check';
export { expect } from 'vitest';
export type { Peer } from '../../transports/peer.ts';
export type { RawHttp } from '../../transports/port.ts';
export type {
  Adjustable,
  AuthServer,
  Client,
  HandlerContext,
  HighLevelServer,
  Json,
  LiveHighLevel,
  LiveServer,
  Recipe,
  Registered,
  RequestOptions,
  RequestTaskStore,
} from '../sdk/binding.ts';
export { aborted } from './aborted.ts';
export { anyCuts, anyEventStyle, eventText, inParts } from './arbitrary/bytes.ts';
export { anyNotification, anyRequest } from './arbitrary/exchanges.ts';
export { anyText } from './arbitrary/json.ts';
export { anyBadFrame, anyBadParams, anyBadText } from './arbitrary/malformed.ts';
export { askedHosts } from './asked-hosts.ts';
export { barrier } from './barrier.ts';
export { asClient, asServer } from './by-method.ts';
export { cancelling } from './cancelling.ts';
export type { CaseContext } from './case-context.ts';
export { type Clock, minute, stopClock } from './clock.ts';
export { complete, completeList } from './complete.ts';
export { suiteClientIdentity } from './connect.ts';
export { connectOn, connectToTools } from './connect-on.ts';
export { audio, embedded, image, resourceLink, text } from './content.ts';
export { type AuthorizationServer, authorizationServer } from './doubles/authorization-server.ts';
export {
  type ClientProvider,
  type ClientProviderOptions,
  clientProvider,
} from './doubles/client-provider.ts';
export { createEventStore } from './doubles/event-store.ts';
export { createOAuthProvider, grantedTokens, type ProviderOptions } from './doubles/oauth-provider.ts';
export { type PageFetch, pageFetch } from './doubles/page-fetch.ts';
export { type Asked, bare, garbled, jsonReply, lost, type Page, page, type Reply } from './doubles/pages.ts';
export { createTokenVerifier } from './doubles/token-verifier.ts';
export { readEvents } from './event-stream.ts';
export { fatesOfNotifications, fatesOfRequests, fatesOfResults } from './fields/fates.ts';
export {
  framesOf,
  labelsIn,
  notificationsOf,
  requestsOf,
  resultsFor,
  resultsNamed,
  shallow,
} from './fields/messages.ts';
export { replacedGlobals } from './globals.ts';
export { enveloped, initializeParams, open, playedClientIdentity } from './hand-played.ts';
export { playedResult, playedServerIdentity, welcome } from './hand-played-server.ts';
export { held } from './held.ts';
export { ear, everyCapability, mirror } from './mirror.ts';
export { mcpOrigin, oauthScene, type Scene } from './oauth-scene.ts';
export { observed } from './observed.ts';
export { gathered, playedTask, playTaskServer, type TaskRequest } from './played-task-server.ts';
export { property } from './property.ts';
export { quickestOf } from './quickest.ts';
export { rawHeaders } from './raw-headers.ts';
export { rawSession } from './raw-session.ts';
export { never } from './remember.ts';
export { saidOnConsole } from './said-on-console.ts';
export { schemaFaults } from './schema-faults.ts';
export { answered, hung, outcomeOf, refused, settled } from './settled.ts';
export { type Answer, type Site, wholeAnswer } from './site.ts';
export { strayLink } from './stray-link.ts';
export { beginTask, highLevelWorkshop, lowLevelWorkshop, tasksCapability } from './task-workshop.ts';
export { verifies } from './verifies.ts';
export { type WebServer, webServer } from './web-server.ts';
export type { Wire } from './wire.ts';
export { without } from './without.ts';
export { worded } from './worded.ts';
