// Tells the server's tap which exchange of the client a request belongs to: a private header that is added as the
// client's request is dispatched and taken away before any listener of the server has seen the request.

import type { IncomingMessage } from 'node:http';
import type { Dispatcher } from 'undici';

const privateHeader = 'x-mcp-interaction-exchange';

/** The same headers and the private one, whatever form they were given in. */
export const withOrdinal = (
  headers: Dispatcher.DispatchOptions['headers'],
  ordinal: number,
): Record<string, string | string[] | undefined> | string[] => {
  const value = String(ordinal);
  if (headers === null || headers === undefined) return { [privateHeader]: value };
  if (Array.isArray(headers)) return [...headers, privateHeader, value];
  if (Symbol.iterator in headers) {
    const flat: string[] = [];
    for (const [name, values] of headers as Iterable<[string, string | string[] | undefined]>) {
      for (const one of [values ?? []].flat()) flat.push(name, one);
    }
    return [...flat, privateHeader, value];
  }
  return { ...(headers as Record<string, string | string[]>), [privateHeader]: value };
};

/** Reads the ordinal and removes every trace of it; 0 where the request did not come through the tap. */
export const takeOrdinal = (request: IncomingMessage): number => {
  // Both views are computed from rawHeaders on first access: they must exist before rawHeaders is shortened.
  const { headers, headersDistinct, rawHeaders } = request;
  const ordinal = Number(headers[privateHeader] ?? 0);
  delete headers[privateHeader];
  delete headersDistinct[privateHeader];
  const index = rawHeaders.findIndex((name, at) => at % 2 === 0 && name.toLowerCase() === privateHeader);
  if (index >= 0) rawHeaders.splice(index, 2);
  return ordinal;
};

/** The headers as a record with names in lower case, without the private one. */
export const headerRecord = (headers: Dispatcher.DispatchOptions['headers']): Record<string, string> => {
  const flat = withOrdinal(headers, 0);
  const pairs: [string, unknown][] = Array.isArray(flat)
    ? flat.flatMap((name, at): [string, unknown][] => (at % 2 === 0 ? [[name, flat[at + 1]]] : []))
    : Object.entries(flat);
  const record: Record<string, string> = {};
  for (const [name, value] of pairs) {
    const lower = name.toLowerCase();
    if (lower !== privateHeader && value !== undefined) record[lower] = [value].flat().join(', ');
  }
  return record;
};
