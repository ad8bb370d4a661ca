// Loads what a subject's packages export, from the place where the subject is.

import { resolve } from 'import-meta-resolve';
import { nativeImport } from './native-import.ts';

/** The file URL that a published export name leads to when it is imported by the module at `from` (a file URL). */
export const resolveFrom = (specifier: string, from: string): string => resolve(specifier, from);

/** The module behind a published export name. Its shape is what the caller says: no SDK version is checked here. */
export const importFrom = async <Shape>(specifier: string, from: string): Promise<Shape> =>
  (await nativeImport(resolveFrom(specifier, from))) as Shape;
