// A v1 server as a process of its own. Usage: node child-server.mjs FROM, the file URL that its packages resolve from.

import { resolve } from 'import-meta-resolve';
import { callTool, identity, listTools, reportOnStderr } from '../child-tools.mjs';

const from = process.argv[2];
const load = (path) => import(resolve(`@modelcontextprotocol/sdk/${path}`, from));
const { Server } = await load('server/index.js');
const { StdioServerTransport } = await load('server/stdio.js');
const { CallToolRequestSchema, ListToolsRequestSchema } = await load('types.js');

const server = new Server(identity, { capabilities: { tools: {} } });
server.setRequestHandler(ListToolsRequestSchema, listTools);
server.setRequestHandler(CallToolRequestSchema, callTool);
await server.connect(new StdioServerTransport());
reportOnStderr();
