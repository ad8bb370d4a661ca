// A connection for tests of authorization: what the two ends say to each other once they have met is not their matter.

import type { CaseContext } from './case-context.ts';
import { suiteClientIdentity } from './connect.ts';
import type { Scene } from './oauth-scene.ts';
import { never } from './remember.ts';

const plain = { name: 'plain', version: '1.0.0' };

/** Connects the suite's own client to a server that offers nothing, on a scene. */
export const connectOn = ({ sdk, connect }: Pick<CaseContext, 'sdk' | 'connect'>, scene: Scene) =>
  connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), scene.http);

/** The same to a server that lists no tools: a request to see what becomes of its token. */
export const connectToTools = ({ sdk, connect }: Pick<CaseContext, 'sdk' | 'connect'>, scene: Scene) => {
  const handlers = { 'tools/list': () => ({ tools: [] }), 'tools/call': never('nobody calls here') };
  return connect(sdk.lowLevel(plain, { tools: {} }, handlers), sdk.client(suiteClientIdentity), scene.http);
};
