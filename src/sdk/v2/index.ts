// The binding of the v2 line: @modelcontextprotocol/client and server, with node and server-legacy beside them.

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
import { offers, statelessRevision } from './offers.ts';
import { createPort } from './port.ts';
import { lacksTasks } from './tasks.ts';

/** Loads a v2 subject. Throws what loading its modules throws. */
export const bindV2 = async (subject: Subject): Promise<Binding> => {
  const { version } = subject;
  const modules = await load(subject);
  const exported = { ...modules.client, ...modules.server };
  return {
    line: 'v2',
    version,
    revisions: [handshakeRevision(modules.server.LATEST_PROTOCOL_VERSION), statelessRevision],
    offers: offeredBy(offers, version),
    port: createPort(modules),
    child: (era) => childServer(subject, era),
    at: (revision) => ({
      line: 'v2',
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
      client: (identity, options) => createClient(modules, revision, identity, options),
      taskStore: lacksTasks,
      taskMessageQueue: lacksTasks,
      completable: (schema, completer) =>
        modules.server.completable(schema as never, completer as never) as typeof schema,
      oauth: modules.client,
      exported,
      protocolError: (code, message, data) => new modules.server.ProtocolError(code, message, data),
      authServer: () => loadAuthServer(modules, subject),
      validators: () => loadValidators(subject),
      hosting: () => loadHosting(subject),
      urlElicitationRequired: (elicitations) =>
        new modules.server.UrlElicitationRequiredError(elicitations as never),
    }),
  };
};
