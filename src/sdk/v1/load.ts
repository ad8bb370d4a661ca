// Imports the modules of a v1 subject under their published names.

import type { z as zod } from 'zod';
import type { Feature } from '../../../requirements/model.ts';
import { importFrom, resolveFrom } from '../import-from.ts';
import { within } from '../offered-by.ts';
import type { Subject } from '../subject.ts';
import { loadZodForms, type ZodForms } from '../zod-forms.ts';
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
  /** What is exported beside the ends: templates of URIs, names of tools, schemas. */
  readonly exported: object;
  /** Undefined where this version offers no tasks. */
  readonly tasks: typeof import('@modelcontextprotocol/sdk/experimental') | undefined;
  /** The zod that the SDK itself uses. */
  readonly z: typeof zod;
  readonly zodForms: ZodForms | undefined;
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

const allOf = async (paths: readonly string[], { from }: Subject): Promise<object> => {
  const loaded = paths.map((path) => importFrom<object>(`@modelcontextprotocol/sdk/${path}`, from));
  return Object.assign({}, ...(await Promise.all(loaded)));
};

/** Without the one that wants a package of its own. */
export const loadValidators = (subject: Subject): Promise<object> => allOf(['validation/ajv'], subject);

const loadOAuth = (subject: Subject): Promise<object> => {
  const extensions = within(subject.version, authExtensions) ? ['client/auth-extensions.js'] : [];
  const middleware = within(subject.version, offers['client:fetch-middleware'])
    ? ['client/middleware.js']
    : [];
  return allOf(['client/auth.js', ...extensions, ...middleware], subject);
};

const loadExported = (subject: Subject): Promise<object> => {
  const since = (feature: Feature, ...paths: string[]) =>
    within(subject.version, offers[feature]) ? paths : [];
  const paths = [
    ...['shared/uriTemplate.js', 'server/completable.js', 'types.js', 'shared/protocol.js'],
    ...since('elicitation-modes', 'client/index.js'),
    ...since('message-guards', 'shared/transport.js'),
    ...since('tasks', 'experimental/tasks'),
    ...since('server:web-transport', 'server/webStandardStreamableHttp.js'),
    ...since('display-name', 'shared/metadataUtils.js'),
    ...since('tool-name-check', 'shared/toolNameValidation.js'),
    ...since('zod:both', 'server/zod-compat.js', 'server/zod-json-schema-compat.js'),
  ];
  return allOf(paths, subject);
};

/** Loads a v1 subject. Throws what Node throws when an export is missing. */
export const load = async (subject: Subject): Promise<Modules> => {
  const name = (path: string) => `@modelcontextprotocol/sdk/${path}`;
  const loaded = exportNames.map((path) => importFrom<object>(name(path), subject.from));
  const types = await importFrom<Types>(name('types.js'), subject.from);
  const { z } = await importFrom<{ z: typeof zod }>('zod', resolveFrom(name('types.js'), subject.from));
  const oauth = await loadOAuth(subject);
  const exported = await loadExported(subject);
  const zodForms = within(subject.version, offers['zod:both'])
    ? await loadZodForms(name('types.js'), subject)
    : undefined;
  const tasks = within(subject.version, offers.tasks)
    ? await importFrom<object>(name('experimental'), subject.from)
    : undefined;
  return Object.assign(
    { types, z, zodForms, oauth, exported, tasks },
    ...(await Promise.all(loaded)),
  ) as Modules;
};
