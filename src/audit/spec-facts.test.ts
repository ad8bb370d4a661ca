import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { revisions } from '../../requirements/revisions.ts';
import { invented } from './invented-page.ts';
import { factsFile, factsOf, factsText } from './spec-facts.ts';

const text =
  'Kettles MUST boil.\n\n## Lids\n\n## 7\n\nLids SHOULD:\n\n- Fit\n\n| Lid |\n| - |\n| It MAY rust |\n';
const facts = factsOf({ revision: '1850-01-01', pages: [invented('', 'empty'), invented(text)] });
const tag = expect.stringMatching(/^[0-9a-f]{4}$/);

test('facts hold every page and anchor, with tag, level and form of each statement and nothing else', () => {
  expect(facts).toEqual({
    revision: '1850-01-01',
    pages: {
      empty: { '': [] },
      kettles: {
        '': [{ tag, level: 'must', form: 'sentence' }],
        lids: [],
        7: [
          { tag, level: 'should', form: 'item' },
          { tag, level: 'may', form: 'row' },
        ],
      },
    },
  });
});

test('their text is JSON with one statement a line', () => {
  expect(JSON.parse(factsText(facts))).toEqual(facts);
  expect(factsText(facts).split('\n')).toContainEqual(
    expect.stringMatching(/^ {4}\{ "tag": "[0-9a-f]{4}", "level": "must", "form": "sentence" \}$/),
  );
  expect(factsText(facts)).toBe(factsText(structuredClone(facts)));
});

describe.each(revisions)('the committed facts of %s', (revision) => {
  const committed = readFileSync(factsFile(revision), 'utf8');

  test('are written as factsText writes them', () => {
    expect(factsText(JSON.parse(committed))).toBe(committed);
  });

  test('hold no sentence', () => {
    const strings = [...committed.matchAll(/"([^"]*)"/g)].map(([, string]) => string);
    expect(strings.filter((string) => /\s/.test(string ?? ''))).toEqual([]);
  });
});
