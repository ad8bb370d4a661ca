// The committed facts of the specification as the gate reads them: values, and the line of each statement.

import { isRevision } from '../requirements/revisions.ts';
import type { SpecFacts } from '../requirements/spec/facts.ts';
import type { Place } from '../requirements/spec/place.ts';
import { GateError } from './gate-error.ts';

export interface FactsFile extends SpecFacts {
  /** Below the root: `requirements/spec/2025-11-25.json`. */
  readonly file: string;
  /** The line of a statement, of an anchor or of a page, as near as it can be found. */
  lineOf(place: Place, tag?: string): number;
}

export const isFacts = (path: string): boolean => /^requirements\/spec\/\d{4}-\d\d-\d\d\.json$/.test(path);

/** @throws GateError `UNREADABLE_FACTS` for what `pnpm spec:facts` does not write */
export const readFacts = (file: string, text: string): FactsFile => {
  const { revision, pages }: Partial<SpecFacts> = Object(parsed(file, text));
  if (revision === undefined || !holdsPages(pages) || !file.endsWith(`/${revision}.json`))
    throw unreadable(file, 'other content');
  return { revision, pages, file, lineOf: (place, tag) => lineIn(text, place, tag) };
};

/**
 * The revisions that an option names: those given, or with the bare option every revision of the project with facts.
 *
 * @throws GateError `NO_FACTS` for a revision without
 */
export const revisionsNamed = (
  facts: readonly FactsFile[],
  given: true | readonly string[] | undefined,
): readonly string[] => {
  const known = facts.map(({ revision }) => revision).filter(isRevision);
  if (given === undefined || given === true) return given ? known : [];
  const unknown = given.find((one) => !known.some((revision) => revision === one));
  if (unknown === undefined) return given;
  throw new GateError(
    'NO_FACTS',
    `there are no facts of ${unknown}.\n  Name one of ${known.join(', ')}, or write them with pnpm spec:facts.`,
  );
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const holdsPages = (pages: unknown): pages is SpecFacts['pages'] =>
  isRecord(pages) &&
  Object.values(pages).every((anchors) => isRecord(anchors) && Object.values(anchors).every(Array.isArray));

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unreadable(file, (error as Error).message);
  }
};

const unreadable = (file: string, saw: string): GateError =>
  new GateError(
    'UNREADABLE_FACTS',
    `${file}  does not hold the facts of its revision: ${saw}.\n  Write it anew with pnpm spec:facts.`,
  );

/** Only a page is a key before `{` and only an anchor one before `[`; the tags stand below them in order. */
const lineIn = (text: string, { page, anchor }: Place, tag: string | undefined): number => {
  const steps = [
    key(page, '{'),
    key(anchor, '['),
    ...(tag === undefined ? [] : [new RegExp(`"${tag}"`, 'g')]),
  ];
  let at = 0;
  for (const step of steps) {
    step.lastIndex = at;
    const found = step.exec(text);
    if (found === null) break;
    at = found.index;
  }
  return text.slice(0, at).split('\n').length;
};

const key = (name: string, opening: string): RegExp =>
  new RegExp(`${JSON.stringify(name).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}:\\s*\\${opening}`, 'g');
