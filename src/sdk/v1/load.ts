// Imports the modules of a v1 subject under their published names.

import type { z as zod } from 'zod';
import { importFrom, resolveFrom } from '../import-from.ts';
import { within } from '../offered-by.ts';
import type { Subject } from '../subject.ts';
import { authExtensions, offers } from './offers.ts';

type Types = typeof import('@modelcontextprotocol/sdk/types.js');

/** The exports that the binding uses, typed as in the newest version; an older one may lack some of the types. */
export interface Modules {
  readonly types: Types;
  readonly Client: typeof import('@modelcontextprotocol/sdk/client/index.js').Client;
  readonly Server: typeof import('@modelcontextprotocol/sdk/server/index.js').Server;
  readonly McpServer: typeof import('@modelcontextprotocol/sdk/server/mcp.js').McpServer;
  readonly ResourceTemplate: typeof import('@modelcontextprotocol/sdk/server/mcp.js').ResourceTemplate;
  readonly completable: typeof import('@modelcontextprotocol/sdk/server/completable.js').completable;
  readonly InMemoryTransport: typeof import('@modelcontextprotocol/sdk/inMemory.js').InMemoryTransport;
  readonly StdioClientTransport: typeof import('@modelcontextprotocol/sdk/client/stdio.js').StdioClientTransport;
  readonly StdioServerTransport: typeof import('@modelcontextprotocol/sdk/server/stdio.js').StdioServerTransport;
  readonly StreamableHTTPClientTransport: typeof import('@modelcontextprotocol/sdk/client/streamableHttp.js').StreamableHTTPClientTransport;
  readonly StreamableHTTPServerTransport: typeof import('@modelcontextprotocol/sdk/server/streamableHttp.js').StreamableHTTPServerTransport;
  readonly SSEClientTransport: typeof import('@modelcontextprotocol/sdk/client/sse.js').SSEClientTransport;
  readonly SSEServerTransport: typeof import('@modelcontextprotocol/sdk/server/sse.js').SSEServerTransport;
  /** What is exported for authorization on the side of the client. */
  readonly oauth: object;
  /** Undefined where this version offers no tasks. */
  readonly tasks: typeof import('@modelcontextprotocol/sdk/experimental') | undefined;
  /** The zod that the SDK itself uses. */
  readonly z: typeof zod;
}

const exportNames = [
  'client/index.js',
  'server/index.js',
  'server/mcp.js',
  'server/completable.js',
  'inMemory.js',
  'client/stdio.js',
  'server/stdio.js',
  'client/streamableHttp.js',
  'server/streamableHttp.js',
  'client/sse.js',
  'server/sse.js',
];

const loadOAuth = async ({ from, version }: Subject): Promise<object> => {
  const paths = ['auth.js', ...(within(version, authExtensions) ? ['auth-extensions.js'] : [])];
  const loaded = paths.map((path) => importFrom<object>(`@modelcontextprotocol/sdk/client/${path}`, from));
  return Object.assign({}, ...(await Promise.all(loaded)));
};

/** Loads a v1 subject. Throws what Node throws when an export is missing. */
export const load = async (subject: Subject): Promise<Modules> => {
  const name = (path: string) => `@modelcontextprotocol/sdk/${path}`;
  const loaded = exportNames.map((path) => importFrom<object>(name(path), subject.from));
  const types = await importFrom<Types>(name('types.js'), subject.from);
  const { z } = await importFrom<{ z: typeof zod }>('zod', resolveFrom(name('types.js'), subject.from));
  const oauth = await loadOAuth(subject);
  const tasks = within(subject.version, offers.tasks)
    ? await importFrom<object>(name('experimental'), subject.from)
    : undefined;
  return Object.assign({ types, z, oauth, tasks }, ...(await Promise.all(loaded))) as Modules;
};
