// The forms of zod that lie in one package: version 3, and the small one of version 4.

import type { z as zod } from 'zod';
import { importFrom, resolveFrom } from './import-from.ts';
import type { Subject } from './subject.ts';

export interface ZodForms {
  readonly v3: typeof zod;
  readonly mini: typeof zod;
}

/** Those that a module of the subject would find; `beside` is the name that the module is exported under. */
export const loadZodForms = async (beside: string, { from }: Subject): Promise<ZodForms> => {
  const form = async (name: string): Promise<typeof zod> =>
    (await importFrom<{ z: typeof zod }>(name, resolveFrom(beside, from))).z;
  return { v3: await form('zod/v3'), mini: await form('zod/v4-mini') };
};
