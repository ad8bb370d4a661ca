// Where a checkout of the specification is looked for when no command names one.

/** The folder in MCP_SPEC_DIR, else `shared/spec` beside this project. It need not exist. */
export const specFolder = (): string => process.env.MCP_SPEC_DIR ?? '../shared/spec';

/** What to say, in one line, where a checkout is needed and there is none. */
export const noCheckout = (spec: string): string =>
  `there is no checkout of the specification in ${spec}: clone github.com/modelcontextprotocol/modelcontextprotocol ` +
  'and name it with --spec DIR or MCP_SPEC_DIR';
