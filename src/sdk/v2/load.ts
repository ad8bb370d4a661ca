// Imports the modules of a v2 subject under their published names.

import type { z as zod } from 'zod';
import { importFrom, resolveFrom } from '../import-from.ts';
import type { Subject } from '../subject.ts';
import { loadZodForms, type ZodForms } from '../zod-forms.ts';

/** The exports that the binding uses, typed as in the newest version. */
export interface Modules {
  readonly client: typeof import('@modelcontextprotocol/client');
  readonly clientStdio: typeof import('@modelcontextprotocol/client/stdio');
  readonly server: typeof import('@modelcontextprotocol/server');
  readonly serverStdio: typeof import('@modelcontextprotocol/server/stdio');
  readonly node: typeof import('@modelcontextprotocol/node');
  readonly legacySse: typeof import('@modelcontextprotocol/server-legacy/sse');
  /** The zod that the SDK itself uses. */
  readonly z: typeof zod;
  readonly zodForms: ZodForms;
}

const exportNames = {
  client: '@modelcontextprotocol/client',
  clientStdio: '@modelcontextprotocol/client/stdio',
  server: '@modelcontextprotocol/server',
  serverStdio: '@modelcontextprotocol/server/stdio',
  node: '@modelcontextprotocol/node',
  legacySse: '@modelcontextprotocol/server-legacy/sse',
};

/** Loads a v2 subject. Throws what Node throws when an export is missing. */
export const load = async (subject: Subject): Promise<Modules> => {
  const loaded = Object.entries(exportNames).map(
    async ([key, name]) => [key, await importFrom<object>(name, subject.from)] as const,
  );
  const { z } = await importFrom<{ z: typeof zod }>('zod', resolveFrom(exportNames.server, subject.from));
  const zodForms = await loadZodForms(exportNames.server, subject);
  return { ...Object.fromEntries(await Promise.all(loaded)), z, zodForms } as Modules;
};

export const loadValidators = async (subject: Subject): Promise<object> => {
  const loaded = ['ajv', 'cf-worker'].map((name) =>
    importFrom<object>(`@modelcontextprotocol/client/validators/${name}`, subject.from),
  );
  return Object.assign({}, ...(await Promise.all(loaded)));
};
