// A connection for tests of authorization: what the two ends say to each other once they have met is not their matter.

import type { CaseContext } from './case-context.ts';
import { suiteClientIdentity } from './connect.ts';
import type { Scene } from './oauth-scene.ts';

const plain = { name: 'plain', version: '1.0.0' };

/** Connects the suite's own client to a server that offers nothing, on a scene. */
export const connectOn = ({ sdk, connect }: Pick<CaseContext, 'sdk' | 'connect'>, scene: Scene) =>
  connect(sdk.lowLevel(plain, {}, {}), sdk.client(suiteClientIdentity), scene.http);
