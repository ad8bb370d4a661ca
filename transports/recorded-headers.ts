// Which headers of an HTTP exchange matter to MCP and are kept in a record.

const kept = new Set([
  'content-type',
  'accept',
  'mcp-session-id',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
  'last-event-id',
  'allow',
  'location',
  'www-authenticate',
  'origin',
  'cache-control',
]);

/** The headers to record, sorted by name. Of `authorization` only the presence is kept, never the credential. */
export const recordedHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> => {
  const record: Record<string, string> = {};
  for (const name of Object.keys(headers).sort()) {
    const value = headers[name] ?? '';
    if (name === 'authorization') record[name] = 'present';
    else if (kept.has(name) || name.startsWith('mcp-param-')) record[name] = value;
  }
  return record;
};
