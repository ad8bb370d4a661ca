// The binding of the v1 line: @modelcontextprotocol/sdk.

import type { Binding } from '../binding.ts';
import { childServer } from '../child-server.ts';
import { handshakeRevision } from '../handshake-revision.ts';
import { offeredBy } from '../offered-by.ts';
import type { Subject } from '../subject.ts';
import { loadAuthServer } from './auth-server.ts';
import { createClient } from './client.ts';
import { createHighLevel } from './high-level.ts';
import { loadHosting } from './hosting.ts';
import { load, loadValidators } from './load.ts';
import { createLowLevel } from './low-level.ts';
import { offers } from './offers.ts';
import { createPort } from './port.ts';
import { tasksOf } from './tasks.ts';

/** Loads a v1 subject. Throws what loading its modules throws. */
export const bindV1 = async (subject: Subject): Promise<Binding> => {
  const { version } = subject;
  const modules = await load(subject);
  return {
    line: 'v1',
    version,
    revisions: [handshakeRevision(modules.types.LATEST_PROTOCOL_VERSION)],
    offers: offeredBy(offers, version),
    port: createPort(modules, version),
    child: (era) => childServer(subject, era),
    at: (revision) => ({
      line: 'v1',
      revision,
      z: modules.z,
      zodForms: modules.zodForms,
      lowLevel: (identity, capabilities, handlers, options) => ({
        identity,
        build: () => createLowLevel(modules, identity, capabilities, handlers, options),
      }),
      highLevel: (identity, setUp, options) => ({
        identity,
        build: () => createHighLevel(modules, version, identity, setUp, options),
      }),
      client: (identity, options) => createClient(modules, identity, options),
      taskStore: () => new (tasksOf(modules, version).InMemoryTaskStore)() as never,
      taskMessageQueue: () => new (tasksOf(modules, version).InMemoryTaskMessageQueue)() as never,
      completable: (schema, completer) =>
        modules.completable(schema as never, completer as never) as typeof schema,
      oauth: modules.oauth,
      exported: modules.exported,
      protocolError: (code, message, data) => new modules.types.McpError(code, message, data),
      authServer: () => loadAuthServer(subject),
      validators: () => loadValidators(subject),
      hosting: () => loadHosting(subject),
      urlElicitationRequired: (elicitations) =>
        new modules.types.UrlElicitationRequiredError(elicitations as never),
    }),
  };
};
