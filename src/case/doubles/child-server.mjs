// A server without an SDK as a process of its own, for tests whose subject is the client. It answers what they ask in
// either era, one JSON text a line, and ends with its input.

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

const answer = async (line) => {
  const request = JSON.parse(line);
  if (request.id === undefined) return;
  const message = { jsonrpc: '2.0', id: request.id, ...(await answerTo(request)) };
  process.stdout.write(`${JSON.stringify(message)}\n`);
};

// Not node:readline, which in some versions of Node also ends a line at U+2028.
const decoder = new TextDecoder();
let rest = '';
process.stdin.on('data', (chunk) => {
  const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
  rest = lines.pop();
  for (const line of lines) answer(line);
});
reportOnStderr();
