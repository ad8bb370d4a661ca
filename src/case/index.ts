// What a test imports, as "#case".

export { expect } from 'vitest';
export type { Peer } from '../../transports/peer.ts';
export type { RawHttp } from '../../transports/port.ts';
export type { AuthServer, HandlerContext, Json, RequestOptions } from '../sdk/binding.ts';
export { aborted } from './aborted.ts';
export { askedHosts } from './asked-hosts.ts';
export { barrier } from './barrier.ts';
export { cancelling } from './cancelling.ts';
export type { CaseContext } from './case-context.ts';
export { type Clock, minute, stopClock } from './clock.ts';
export { complete, completeList } from './complete.ts';
export { suiteClientIdentity } from './connect.ts';
export { audio, embedded, image, resourceLink, text } from './content.ts';
export { createEventStore } from './doubles/event-store.ts';
export { readEvents } from './event-stream.ts';
export { enveloped, initializeParams, open, playedClientIdentity } from './hand-played.ts';
export { playedResult, playedServerIdentity, welcome } from './hand-played-server.ts';
export { observed } from './observed.ts';
export { rawHeaders } from './raw-headers.ts';
export { rawSession } from './raw-session.ts';
export { never } from './remember.ts';
export { schemaFaults } from './schema-faults.ts';
export { answered, hung, refused, settled } from './settled.ts';
export { type Answer, type Site, wholeAnswer } from './site.ts';
export { verifies } from './verifies.ts';
export type { Wire } from './wire.ts';
