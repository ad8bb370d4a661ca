// What keeps a generator from writing: a name that nobody knows, or a file it cannot add to.

import { closest, distance } from 'fastest-levenshtein';

export class GenerateError extends Error {
  readonly code: 'UNKNOWN_NAME' | 'DEFERRED' | 'NO_FACTS' | 'UNREADABLE_AREA' | 'UNSOUND_PROJECT';
  override readonly name = 'GenerateError';

  constructor(code: GenerateError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Sees that every name is known.
 *
 * @param kind what they are, such as `page`
 * @throws GenerateError `UNKNOWN_NAME` for the first that is not, with the known one nearest to it
 */
export const allKnown = (kind: string, names: readonly string[], known: readonly string[]): void => {
  for (const name of names) {
    if (known.includes(name)) continue;
    const near = known.length > 0 ? closest(name, known) : undefined;
    const alike = near !== undefined && distance(name, near) <= Math.max(3, name.length / 2);
    const listed =
      known.length <= 10 ? `The known ones: ${known.join(', ') || 'none'}.` : 'Check its spelling.';
    throw new GenerateError(
      'UNKNOWN_NAME',
      `there is no ${kind} "${name}".\n  ${alike ? `Did you mean ${near}?` : listed}`,
    );
  }
};
