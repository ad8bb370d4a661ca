// How long one tool call takes over a transport: medians of rounds that take turns, so that noise hits all alike.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Transport } from '../../requirements/model.ts';
import { eraOf, type Revision } from '../../requirements/revisions.ts';
import { factories } from '../../transports/connect-factories.ts';
import { createRecorder } from '../../transports/recorder.ts';
import type { Binding, Client, Sdk } from '../sdk/binding.ts';

/** A connection to call a tool over, with nothing around it. */
export interface CallSite {
  readonly name: string;
  readonly client: Client;
  close(): Promise<unknown>;
}

const echo = (sdk: Sdk) =>
  sdk.lowLevel(
    { name: 'echo', version: '1.0.0' },
    { tools: {} },
    {
      'tools/list': () => ({ tools: [{ name: 'echo', inputSchema: { type: 'object' } }] }),
      'tools/call': ({ params }) => ({ content: [{ type: 'text', text: String(params.arguments.said) }] }),
    },
  );

const newClient = (sdk: Sdk): Client => sdk.client({ name: 'caller', version: '1.0.0' });

/** Calls over a transport of the suite, recorded as in a cell. */
export const callsOver = async (
  binding: Binding,
  revision: Revision,
  transport: Transport,
): Promise<CallSite> => {
  const sdk = binding.at(revision);
  const client = newClient(sdk);
  const joined = await factories[transport]({
    port: binding.port,
    era: eraOf(revision),
    server: () => echo(sdk).build(),
    client,
    recorder: createRecorder(),
  });
  return { name: transport, client, close: () => joined.close() };
};

/** The SDK alone: its HTTP client and server over a loopback socket, nothing recorded. */
export const bareLoopback = async (binding: Binding, revision: Revision): Promise<CallSite> => {
  const sdk = binding.at(revision);
  const { link, handle } = binding.port.httpServer({ sessionId: () => 'bare' });
  const live = echo(sdk).build();
  await live.attach(link);
  const server = createServer(handle).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const client = newClient(sdk);
  await client.attach(binding.port.httpClient(new URL(`http://127.0.0.1:${port}/mcp`), fetch));
  const close = async () => {
    await client.close();
    await live.close();
    server.closeAllConnections();
    server.close();
  };
  return { name: 'bare', client, close };
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const round = async (client: Client, calls: number): Promise<number> => {
  const began = performance.now();
  for (let call = 0; call < calls; call += 1) {
    await client.callTool({ name: 'echo', arguments: { said: String(call) } });
  }
  return (performance.now() - began) / calls;
};

/** Milliseconds a call by site: the median of `rounds` rounds of `calls` calls, the sites taking turns. */
export const millisecondsACall = async (
  sites: readonly CallSite[],
  rounds: number,
  calls: number,
): Promise<Map<string, number>> => {
  const measured = new Map<string, number[]>(sites.map(({ name }) => [name, []]));
  for (const { client } of sites) await round(client, calls);
  for (let done = 0; done < rounds; done += 1) {
    for (const { name, client } of sites) measured.get(name)?.push(await round(client, calls));
  }
  return new Map([...measured].map(([name, values]) => [name, median(values)]));
};
