// Where the project is, and where it keeps what it fetched.

import { fileURLToPath } from 'node:url';

export const projectDirectory = fileURLToPath(new URL('../../', import.meta.url));

/** Ignored by git; deleting it costs a download and nothing else. */
export const cacheDirectory = fileURLToPath(new URL('../../.cache/', import.meta.url));
