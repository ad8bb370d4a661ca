// A v2 server as a process of its own. Usage: node child-server.mjs FROM ERA, where FROM is the file URL that its
// packages resolve from.

import { resolve } from 'import-meta-resolve';
import { callTool, identity, listTools, reportOnStderr } from '../child-tools.mjs';

const [from, era] = process.argv.slice(2);
const load = (name) => import(resolve(name, from));
const { Server } = await load('@modelcontextprotocol/server');
const { serveStdio, StdioServerTransport } = await load('@modelcontextprotocol/server/stdio');

const build = () => {
  const server = new Server(identity, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/list', listTools);
  server.setRequestHandler('tools/call', callTool);
  return server;
};
if (era === 'stateless') serveStdio(build);
else await build().connect(new StdioServerTransport());
reportOnStderr();
