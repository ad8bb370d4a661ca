// Values of a definition with every field that it has, and values with one field wrong each: made from the shapes of the
// cell's revision, so that no field is forgotten.

import { shapesOf } from '../../wire/shapes.ts';
import { type Definitions, definitionsOf, merged, nameOf, type Shape } from '../arbitrary/from-shape.ts';
import { runningCell } from '../running-cell.ts';
import {
  beside,
  furtherIn,
  isBesideShapes,
  type Leaf,
  leafOfType,
  leafOfWords,
  wrongWhole,
} from './leaves.ts';

export interface Wrong {
  /** What is wrong with which field: `Icon/src: missing`. */
  readonly what: string;
  readonly value: unknown;
}

export interface Samples {
  /** Together they have every field, every part of a union and every word of a list of words. */
  readonly sound: readonly unknown[];
  /** One for each field of a definition and each way to get it wrong; besides that they have what they must have. */
  readonly wrong: readonly Wrong[];
}

interface Sample {
  readonly full: unknown;
  /** With nothing but what it must have. */
  readonly least: unknown;
  readonly wrong: readonly Wrong[];
}

/** Where a value stands, and what the fields within it are named after: its definition, if it has one. */
interface Place {
  readonly at: string;
  readonly within: string;
}

type Fields = Readonly<Record<string, unknown>>;

const named = (at: string, values: Fields): Wrong[] =>
  Object.entries(values).map(([kind, value]) => ({ what: `${at}: ${kind}`, value }));

const leafSamples = ({ right, wrong }: Leaf, at: string): Sample[] =>
  right.map((value) => ({ full: value, least: value, wrong: named(at, wrong) }));

const putInto = ({ wrong }: Sample, put: (value: unknown) => unknown): Wrong[] =>
  wrong.map(({ what, value }) => ({ what, value: put(value) }));

const listSample = (items: readonly Sample[], at: string): Sample => ({
  full: items.map(({ full }) => full),
  least: [],
  wrong: [...named(at, wrongWhole.array), ...items.flatMap((item) => putInto(item, (each) => [each]))],
});

const without = (fields: Fields, name: string): Fields => {
  const { [name]: _, ...rest } = fields;
  return rest;
};

type Properties = readonly (readonly [name: string, samples: readonly Sample[]])[];

/** An object that has every property; which of its samples, says the turn. */
const objectSample = (all: Properties, turn: number, required: readonly string[], place: Place): Sample => {
  const chosen = all.map(([name, samples]) => [name, samples[turn % samples.length] as Sample] as const);
  const musts = chosen.filter(([name]) => required.includes(name));
  const least: Fields = Object.fromEntries(musts.map(([name, sample]) => [name, sample.least]));
  return {
    full: Object.fromEntries(
      chosen.flatMap(([name, { full }]) => (full === undefined ? [] : [[name, full]])),
    ),
    least,
    wrong: [
      ...named(place.at, wrongWhole.object),
      ...musts.map(([name]) => ({ what: `${place.within}/${name}: missing`, value: without(least, name) })),
      ...chosen.flatMap(([name, sample]) => putInto(sample, (each) => ({ ...least, [name]: each }))),
    ],
  };
};

/** What is said of a field beside its shape, by its place or its name alone. */
const besideOf = (at: string): Leaf | 'absent' | undefined =>
  beside[at] ?? beside[`any/${at.slice(at.lastIndexOf('/') + 1)}`];

const samplesIn = (definitions: Definitions) => {
  const resolved = (shape: Shape): Shape =>
    shape.$ref === undefined ? shape : resolved(definitions[nameOf(shape.$ref)] ?? {});

  const of = (shape: Shape, place: Place): Sample[] => {
    const { at, within } = place;
    const known = besideOf(at);
    if (known && known !== 'absent') return leafSamples(known, at);
    if (shape.$ref !== undefined) return of(resolved(shape), { at, within: nameOf(shape.$ref) });
    if (shape.anyOf) return shape.anyOf.flatMap((each) => of(each, place));
    if (shape.allOf) return of(merged(shape.allOf.map(resolved)), place);
    if ('const' in shape) return leafSamples(leafOfWords([shape.const]), at);
    if (shape.enum) return leafSamples(leafOfWords(shape.enum), at);
    if (Array.isArray(shape.type)) return shape.type.flatMap((type) => of({ ...shape, type }, place));
    const leaf = leafOfType(shape);
    if (leaf) return leafSamples(leaf, at);
    if (shape.type === 'object') return objects(shape, place);
    return [listSample(of(shape.items ?? {}, { at: `${at}[]`, within: `${within}[]` }), at)];
  };

  const objects = (
    { properties = {}, required = [], additionalProperties }: Shape,
    place: Place,
  ): Sample[] => {
    const samplesAt = (name: string, shape: Shape): Sample[] =>
      of(shape, { at: `${place.within}/${name}`, within: `${place.within}/${name}` });
    const declared = Object.entries({ ...properties, ...furtherIn(place.within) })
      .filter(([name]) => besideOf(`${place.within}/${name}`) !== 'absent')
      .map(([name, shape]) => [name, samplesAt(name, shape)] as const);
    const others = typeof additionalProperties === 'object' ? samplesAt('*', additionalProperties) : [];
    const all = [...declared, ...others.map((sample, index) => [`other${index}`, [sample]] as const)];
    const turns = Math.max(1, ...all.map(([, samples]) => samples.length));
    return Array.from({ length: turns }, (_, turn) => objectSample(all, turn, required, place));
  };

  return (name: string): Sample[] => of(definitions[name] ?? {}, { at: name, within: name });
};

/** Sound and wrong values of a definition of the cell's revision. */
export const samplesOf = (definition: string): Samples => {
  const { revision } = runningCell().spec;
  const samples = samplesIn(definitionsOf(revision))(definition);
  const wrong = new Map<string, Wrong>();
  for (const each of samples.flatMap((sample) => sample.wrong)) {
    if (wrong.has(each.what)) continue;
    // In a union another part may allow it.
    if (isBesideShapes(each.what) || shapesOf(revision).errors(definition, each.value).length > 0)
      wrong.set(each.what, each);
  }
  return { sound: samples.map(({ full }) => full), wrong: [...wrong.values()] };
};
