// From a subject that was found to a binding that tests can drive.

import type { Binding } from './binding.ts';
import type { Subject } from './subject.ts';
import { bindV1 } from './v1/index.ts';
import { bindV2 } from './v2/index.ts';

/** Loads the subject's modules and wraps them. Throws what loading them throws. */
export const bind = (subject: Subject): Promise<Binding> =>
  subject.line === 'v1' ? bindV1(subject) : bindV2(subject);
