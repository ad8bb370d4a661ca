// Whatever is generated is valid by the judge of the wire, which knows the shapes in another way; and it is varied.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { revisions } from '../../../requirements/revisions.ts';
import { exchanges } from '../../../requirements/spec/exchanges.ts';
import { shapesOf } from '../../wire/shapes.ts';
import { definitionsOf, valuesOf } from './from-shape.ts';

const rounds = { seed: 20251125, numRuns: 40 };

const namesOf = (revision: (typeof revisions)[number]): string[] => {
  const { client, server } = exchanges[revision];
  const sends = [client, server].flatMap(({ requests, notifications }) => [
    ...Object.values(requests).flatMap(({ request, result }) => [request, result]),
    ...Object.values(notifications),
  ]);
  return [...new Set(sends)];
};

test.each(revisions)(
  'every message of %s that is generated is valid, also once written and read',
  (revision) => {
    const shapes = shapesOf(revision);
    const values = valuesOf(definitionsOf(revision));
    for (const name of namesOf(revision)) {
      fc.assert(
        fc.property(values(name), (value) => {
          expect(shapes.errors(name, value)).toEqual([]);
          expect(isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value)).toBe(true);
        }),
        rounds,
      );
    }
  },
);
