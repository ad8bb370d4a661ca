// Cut parts join again, and an event says the same however it is written.

import { createParser } from 'eventsource-parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCuts, anyEventStyle, eventText, inParts } from './bytes.ts';
import { anyJson, anyText } from './json.ts';

const rounds = { seed: 20251125, numRuns: 200 };

test('parts join to the whole, none is empty, and some are cut inside a character', () => {
  let inside = 0;
  fc.assert(
    fc.property(anyText, anyCuts, (rest, cuts) => {
      const text = `é😀${rest}`;
      const parts = inParts(text, cuts);
      expect(Buffer.concat(parts).toString()).toBe(text);
      expect(parts.every((part) => part.length > 0)).toBe(true);
      if (parts.some((part) => Buffer.from(part).toString().includes('\ufffd'))) inside += 1;
    }),
    rounds,
  );
  expect(inside).toBeGreaterThan(20);
});

test('an event holds one message, whatever stands around it', () => {
  fc.assert(
    fc.property(anyJson, anyEventStyle, (message, style) => {
      const events: unknown[] = [];
      const parser = createParser({ onEvent: ({ event, data }) => events.push([event, JSON.parse(data)]) });
      parser.feed(eventText(message, style));
      expect(JSON.stringify(events)).toBe(JSON.stringify([[style.named ? 'message' : undefined, message]]));
    }),
    rounds,
  );
});
