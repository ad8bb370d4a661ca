// The same as bridge.ts over a real socket on the loopback interface: it shows that the bridge hides nothing.

import type { AddressInfo } from 'node:net';
import { createExchanges } from './exchanges.ts';
import {
  agentOptions,
  type Bridge,
  createTappedClient,
  createTappedServer,
  type HttpHandler,
} from './http-pair.ts';
import type { Recorder } from './recorder.ts';
import { Agent } from './undici-agent.ts';

/** A bridge to `handler` that listens on a free port of 127.0.0.1. With a recorder, both ends are tapped. */
export const createLoopback = async (handler: HttpHandler, recorder?: Recorder): Promise<Bridge> => {
  const exchanges = createExchanges(recorder);
  const server = createTappedServer(handler, exchanges, recorder);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const agent = new Agent(agentOptions);

  return {
    origin: new URL(`http://127.0.0.1:${port}`),
    ...createTappedClient(agent, exchanges, recorder),
    openExchanges: exchanges.stillOpen,
    onItsWay: exchanges.onItsWay,
    milliseconds: 1_000,
    async close() {
      await agent.destroy();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
};
