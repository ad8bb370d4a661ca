// The subject of this run, bound once in each worker, and the filters of the run.

import { inject } from 'vitest';
import { bind } from '../sdk/bind.ts';
import type { Binding } from '../sdk/binding.ts';
import type { Subject } from '../sdk/subject.ts';
import type { Filters } from './matrix.ts';

declare module 'vitest' {
  interface ProvidedContext {
    subject: Subject;
    filters: Filters;
  }
}

export const filters: Filters = inject('filters');
export const binding: Binding = await bind(inject('subject'));
