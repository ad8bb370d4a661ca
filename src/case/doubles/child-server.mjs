// A server without an SDK as a process of its own, for tests whose subject is the client. It answers what they ask in
// either era, one JSON text a line, and ends with its input.

import { createInterface } from 'node:readline';
import { callTool, identity, listTools, reportOnStderr } from '../../sdk/child-tools.mjs';

const capabilities = { tools: {} };
const handlers = {
  initialize: ({ params }) => ({
    protocolVersion: params.protocolVersion,
    capabilities,
    serverInfo: identity,
  }),
  'server/discover': ({ params }) => ({
    supportedVersions: [params._meta['io.modelcontextprotocol/protocolVersion']],
    capabilities,
    ttlMs: 0,
    cacheScope: 'private',
  }),
  'tools/list': listTools,
  'tools/call': callTool,
};

/** Every result of a request with a per-request envelope says of what type it is. */
const stamped = ({ params }, result) => (params?._meta ? { resultType: 'complete', ...result } : result);

const answerTo = async (request) => {
  const handle = handlers[request.method];
  if (!handle) return { error: { code: -32601, message: 'Method not found' } };
  return { result: stamped(request, await handle(request)) };
};

createInterface({ input: process.stdin }).on('line', async (line) => {
  const request = JSON.parse(line);
  if (request.id === undefined) return;
  const answer = { jsonrpc: '2.0', id: request.id, ...(await answerTo(request)) };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
});
reportOnStderr();
