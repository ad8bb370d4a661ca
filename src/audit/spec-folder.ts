// Where a checkout of the specification is looked for when no command names one.

/** The folder in MCP_SPEC_DIR, else `shared/spec` beside this project. It need not exist. */
export const specFolder = (): string => process.env.MCP_SPEC_DIR ?? '../shared/spec';
