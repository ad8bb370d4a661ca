import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { revisions } from '../../requirements/revisions.ts';
import { ShapesError, shapesFile, shapesText, withoutProse } from './shapes.ts';

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => [key, ...stringsIn(part)])
      : [];

describe('withoutProse', () => {
  test('drops the keywords that hold prose, at every depth', () => {
    const schema = {
      description: 'a',
      title: 'b',
      $comment: 'c',
      examples: ['d'],
      type: 'object',
      properties: { list: { items: { anyOf: [{ description: 'e', type: 'string' }] } } },
      additionalProperties: { description: 'f' },
    };

    expect(withoutProse(schema)).toEqual({
      type: 'object',
      properties: { list: { items: { anyOf: [{ type: 'string' }] } } },
      additionalProperties: {},
    });
  });

  test('keeps properties and definitions that are named like such keywords', () => {
    const named = { title: { type: 'string' }, description: { type: 'string' }, examples: { type: 'array' } };
    const schema = { $defs: { title: { properties: named, required: ['title', 'description'] } } };

    expect(withoutProse(schema)).toEqual(schema);
  });

  test('refuses a keyword that it does not know, since that may hold prose', () => {
    expect(() => withoutProse({ properties: { a: { remark: 'x' } } })).toThrow(
      expect.objectContaining({ code: 'unknown-keyword' }),
    );
  });

  test('names the file that a checkout lacks', () => {
    expect(() => shapesText('/nowhere', '2025-11-25')).toThrow(ShapesError);
    expect(() => shapesText('/nowhere', '2025-11-25')).toThrow(
      'nowhere/schema/2025-11-25/schema.json does not exist',
    );
  });
});

describe.each(revisions)('the committed shapes of %s', (revision) => {
  const shapes = JSON.parse(readFileSync(shapesFile(revision), 'utf8'));
  const definitions = shapes.$defs ?? shapes.definitions;

  test('hold no sentence', () => {
    expect(stringsIn(shapes).filter((text) => /\s/.test(text))).toEqual([]);
  });

  test('are as withoutProse leaves them', () => {
    expect(withoutProse(shapes)).toEqual(shapes);
  });

  test('keep the description of a tool as a property', () => {
    expect(definitions.Tool.properties.description).toEqual({ type: 'string' });
  });
});

test.each(['2025-06-18', '2025-11-25', '2026-07-28'] as const)(
  'the shapes of %s keep the title of a tool as a property',
  (revision) => {
    const shapes = JSON.parse(readFileSync(shapesFile(revision), 'utf8'));
    expect((shapes.$defs ?? shapes.definitions).Tool.properties.title).toEqual({ type: 'string' });
  },
);
