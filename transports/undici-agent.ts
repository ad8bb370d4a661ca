// The agent of undici alone. The entry of the package also loads its fetch, WebSocket, caches and mocks, for which every
// worker would pay, and makes an agent of its own the one that the global fetch uses.

import { createRequire } from 'node:module';
import type { Agent as UndiciAgent } from 'undici';

export const Agent: typeof UndiciAgent = createRequire(import.meta.url)('undici/lib/dispatcher/agent.js');
