// The dated revisions of the specification, oldest first, and the two eras they fall into.

export const revisions = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const;

export type Revision = (typeof revisions)[number];

/** `handshake`: a connection opens with `initialize`. `stateless`: every request carries its own envelope. */
export type Era = 'handshake' | 'stateless';

const firstStateless: Revision = '2026-07-28';

export const eraOf = (revision: Revision): Era => (revision < firstStateless ? 'handshake' : 'stateless');

/**
 * Where an address of the specification is published.
 *
 * @param at `page#anchor` or a page, such as `server/tools#error-handling`; `index` is the front page
 */
export const linkTo = (revision: string, at: string): string =>
  `https://modelcontextprotocol.io/specification/${revision}/${at}`.replace(/\/index(?=#|$)/, '');

export const isRevision = (text: string): text is Revision => (revisions as readonly string[]).includes(text);
