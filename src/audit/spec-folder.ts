// Where a checkout of the specification is looked for when no command names one.

import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder in MCP_SPEC_DIR, else `shared/spec` beside this project. It need not exist. */
export const specFolder = (): string => process.env.MCP_SPEC_DIR ?? '../shared/spec';

/** Whether a folder holds pages of the specification. */
export const isCheckout = (spec: string): boolean => existsSync(join(spec, 'docs', 'specification'));

/** What to say, in one line, where a checkout is needed and there is none. */
export const noCheckout = (spec: string): string =>
  `there is no checkout of the specification in ${spec}: clone github.com/modelcontextprotocol/modelcontextprotocol ` +
  'and name it with --spec DIR or MCP_SPEC_DIR';
