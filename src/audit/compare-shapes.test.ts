import { describe, expect, test } from 'vitest';
import { codesInText, codesOf, compareCodes } from './compare-codes.ts';
import { compareShapes } from './compare-shapes.ts';

const request = (method: string, params: object = {}) => ({
  type: 'object',
  properties: { method: { const: method }, params: { type: 'object', ...params } },
  required: ['method'],
});

const unchanged = {
  methods: { added: [], removed: [] },
  notifications: { added: [], removed: [] },
  types: { added: [], removed: [] },
  senders: [],
  fields: [],
};

const fieldsOf = (before: object, after: object): string[] =>
  compareShapes({ $defs: { Cup: before } }, { $defs: { Cup: after } }).fields.map(
    ({ pointer, change }) => `${pointer} ${change}`,
  );

describe('methods and types', () => {
  const boil = request('kettle/boil');

  test('are the same in both drafts', () => {
    const refers = (where: string) => ({ anyOf: [{ $ref: `#/${where}/Boil` }] });
    const before = { definitions: { Boil: boil, ClientRequest: refers('definitions') } };
    const after = { $defs: { Boil: boil, ClientRequest: refers('$defs') } };

    expect(compareShapes(before, after)).toEqual(unchanged);
  });

  test('come and go by name', () => {
    const before = { $defs: { Boil: boil } };
    const after = { $defs: { Pour: request('kettle/pour'), Whistled: request('notifications/whistled') } };

    expect(compareShapes(before, after)).toEqual({
      ...unchanged,
      methods: { added: ['kettle/pour'], removed: ['kettle/boil'] },
      notifications: { added: ['notifications/whistled'], removed: [] },
      types: { added: ['Pour', 'Whistled'], removed: ['Boil'] },
    });
  });

  test('tell who may send a method no more', () => {
    const before = { $defs: { Boil: boil, ServerRequest: { $ref: '#/$defs/Boil' } } };

    expect(compareShapes(before, { $defs: { Boil: boil, ServerRequest: {} } }).senders).toEqual([
      { method: 'kettle/boil', before: ['server'], after: [] },
    ]);
  });
});

describe('fields', () => {
  test('are new, gone, required, optional', () => {
    const before = { properties: { size: {}, lid: {}, spout: {} }, required: ['size'] };
    const after = { properties: { size: {}, lid: {}, colour: {}, weight: {} }, required: ['lid', 'weight'] };

    expect(fieldsOf(before, after)).toEqual([
      'Cup/properties/size is optional now',
      'Cup/properties/lid is required now',
      'Cup/properties/spout is gone',
      'Cup/properties/colour is new and optional',
      'Cup/properties/weight is new and required',
    ]);
  });

  test('differ in type, values, choices and bounds', () => {
    const before = {
      properties: {
        size: { type: 'string', enum: ['small', 'big'] },
        lid: { anyOf: [{ $ref: '#/$defs/Flat' }] },
        list: { type: 'array', items: { type: 'number' } },
      },
    };
    const after = {
      properties: {
        size: { type: 'integer', minimum: 1, enum: ['small', 'huge'] },
        lid: { anyOf: [{ $ref: '#/$defs/Round' }] },
        list: { type: 'array', items: { type: 'string' } },
      },
    };

    expect(fieldsOf(before, after)).toEqual([
      'Cup/properties/size has the type integer instead of string',
      'Cup/properties/size has the minimum 1 now',
      'Cup/properties/size has the value huge now',
      'Cup/properties/size has lost the value big',
      'Cup/properties/lid has the choice Round now',
      'Cup/properties/lid has lost the choice Flat',
      'Cup/properties/list/items has the type string instead of number',
    ]);
  });

  test('are compared through a type that has got a name of its own', () => {
    const inline = { properties: { params: { properties: { heat: { type: 'number' } } } } };
    const named = { properties: { params: { $ref: '#/$defs/BoilParams' } } };
    const params = { properties: { heat: { type: 'number' }, lid: {} } };
    const { fields, types } = compareShapes(
      { $defs: { Boil: inline } },
      { $defs: { Boil: named, BoilParams: params } },
    );

    expect(types.added).toEqual(['BoilParams']);
    expect(fields).toEqual([
      { type: 'Boil', pointer: 'Boil/properties/params/properties/lid', change: 'is new and optional' },
    ]);
  });

  test('admit further ones in three spellings', () => {
    expect(fieldsOf({ additionalProperties: true }, {})).toEqual([]);
    expect(fieldsOf({ additionalProperties: {} }, { additionalProperties: false })).toEqual([
      'Cup/additionalProperties is false instead of anything',
    ]);
  });
});

describe('error codes', () => {
  const cold = {
    $defs: { ColdError: { properties: { error: { properties: { code: { const: -32041 } } } } } },
  };

  test('stand in the schema or on a page, and the ends of a range are none', () => {
    expect(codesInText('`-32000` to `-32019` are free; -32002 is taken, `-32002` again')).toEqual(['-32002']);
    expect(codesOf(cold, new Map([['kettle', 'code -32041, as in -320411']]))).toEqual({
      '-32041': { name: 'ColdError', pages: ['kettle'] },
    });
  });

  test('come, go and lose their name; those of JSON-RPC itself are always there', () => {
    const before = codesOf(cold, new Map([['kettle', '-32602 and -32044']]));
    const after = codesOf({ $defs: {} }, new Map([['cup', '-32041 and -32045 and -32700']]));

    expect(compareCodes(before, after)).toEqual([
      { code: '-32041', kind: 'changed', change: 'cup; was ColdError in the schema' },
      { code: '-32044', kind: 'removed', change: 'was kettle' },
      { code: '-32045', kind: 'added', change: 'cup' },
    ]);
  });
});
