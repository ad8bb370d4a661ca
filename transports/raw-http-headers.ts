// The MCP headers of a request, worked out from what the client knows of the connection and from the message.

/** What an initialize answer has told the client. */
export interface Known {
  readonly sessionId?: string;
  readonly protocolVersion?: string;
}

// Source: basic/transports, protocol version header (from 2025-06-18 on).
const firstWithVersionHeader = '2025-06-18';
// Source: basic/transports/streamable-http, standard request headers (from 2026-07-28 on).
const envelopeVersion = 'io.modelcontextprotocol/protocolVersion';
const named: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

/** Headers with names in lower case. A message with a per-request envelope brings its own version. */
export const requestHeaders = (known: Known, message?: unknown): Record<string, string> => {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: Record<string, unknown> };
  const meta = params?._meta as Record<string, unknown> | undefined;
  const enveloped = meta?.[envelopeVersion];
  if (typeof enveloped === 'string' && typeof method === 'string') {
    const name = params?.[named[method] ?? ''];
    return {
      'mcp-protocol-version': enveloped,
      'mcp-method': method,
      ...(typeof name === 'string' ? { 'mcp-name': headerText(name) } : {}),
    };
  }
  const { sessionId, protocolVersion } = known;
  return {
    ...(sessionId === undefined ? {} : { 'mcp-session-id': sessionId }),
    ...(protocolVersion !== undefined && protocolVersion >= firstWithVersionHeader
      ? { 'mcp-protocol-version': protocolVersion }
      : {}),
  };
};

/** A value that plain ASCII cannot carry safely travels in the encoded form that the specification gives. */
const headerText = (value: string): string => {
  const plain = /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value) && !/^=\?base64\?.*\?=$/i.test(value);
  return plain ? value : `=?base64?${Buffer.from(value, 'utf8').toString('base64')}?=`;
};
