// Loads a subject as its users load it: by Node itself, untransformed, with one instance of each of its modules.

import { createRequire } from 'node:module';

/** Imports a module by its file URL with Node's own loader. */
export const nativeImport: (url: string) => Promise<unknown> = createRequire(import.meta.url)(
  './native-import.cjs',
);
