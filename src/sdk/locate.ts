// From the short text that names a subject to the place where its packages are.

import { locatePinned } from './locate-pinned.ts';
import type { Subject } from './subject.ts';
import { SubjectError } from './subject-error.ts';
import { readSubjectText } from './subject-text.ts';

/** Told what takes long while it goes on: one line each time. */
export type Report = (progress: string) => void;

/** Finds a subject and, where needed, fetches it. Throws a SubjectError when there is none. */
export const locate = async (text: string, _report: Report = () => {}): Promise<Subject> => {
  const asked = readSubjectText(text);
  switch (asked.kind) {
    case 'pinned':
      return locatePinned(asked.line);
    default:
      throw new SubjectError('unknown-subject', text, 'not supported yet.');
  }
};
