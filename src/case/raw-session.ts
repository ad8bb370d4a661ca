// A session of Streamable HTTP that a test opens itself, without the standalone stream that a played client asks for.

import type { RawHttp } from '../../transports/port.ts';
import { initializeParams } from './hand-played.ts';
import { rawHeaders } from './raw-headers.ts';

/** Posts initialize and gives back the session that the answer names. */
export const rawSession = async (http: RawHttp): Promise<{ readonly sessionId: string | undefined }> => {
  const response = await http.fetch(http.url, {
    method: 'POST',
    headers: rawHeaders({ sessionId: undefined }),
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 'initialize',
      method: 'initialize',
      params: initializeParams(),
    }),
  });
  await response.text();
  return { sessionId: response.headers.get('mcp-session-id') ?? undefined };
};
