// From the short text that names a subject to the place where its packages are.

import { locatePath } from './locate-path.ts';
import { locatePinned } from './locate-pinned.ts';
import { locatePublished } from './locate-published.ts';
import type { Report } from './report.ts';
import type { Subject } from './subject.ts';
import { readSubjectText } from './subject-text.ts';

/** Finds a subject and, where needed, fetches it. Throws a SubjectError when there is none. */
export const locate = async (text: string, report: Report = () => {}): Promise<Subject> => {
  const asked = readSubjectText(text);
  switch (asked.kind) {
    case 'pinned':
      return locatePinned(asked.line);
    case 'published':
      return locatePublished(text, asked.line, asked.version, report);
    case 'path':
      return locatePath(text, asked.directory, report);
  }
};
