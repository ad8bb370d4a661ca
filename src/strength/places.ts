// The places of a subject's code at which a fault can be planted, numbered, and sets of them.

import type { Fault } from './fault.ts';

/** Offsets by file, relative to the folder of the subject; ascending. */
export type Places = Readonly<Record<string, readonly number[]>>;

export const placesOf = (faults: readonly Fault[]): Places => {
  const byFile: Record<string, Set<number>> = {};
  for (const { file, at } of faults) {
    byFile[file] ??= new Set();
    byFile[file].add(at);
  }
  return Object.fromEntries(
    Object.entries(byFile).map(([file, offsets]) => [file, [...offsets].sort((one, other) => one - other)]),
  );
};

/** The number of each place, by file and offset. */
export const numberedPlaces = (places: Places): Map<string, number> => {
  const keys = Object.entries(places).flatMap(([file, offsets]) => offsets.map((at) => `${file} ${at}`));
  return new Map(keys.map((key, number) => [key, number]));
};

/** A set of numbers as short text: one bit each. */
export const packed = (numbers: Iterable<number>, size: number): string => {
  const bytes = Buffer.alloc(Math.ceil(size / 8));
  for (const number of numbers) bytes[number >> 3] = (bytes[number >> 3] ?? 0) | (1 << (number & 7));
  return bytes.toString('base64');
};

export const unpacked = (text: string): { has(number: number): boolean; readonly size: number } => {
  const bytes = Buffer.from(text, 'base64');
  const has = (number: number): boolean => ((bytes[number >> 3] ?? 0) & (1 << (number & 7))) !== 0;
  return {
    has,
    // Counted for whoever asks: a sample unpacks a set for each cell and asks none.
    get size() {
      return Array.from({ length: bytes.length * 8 }, (_, number) => number).filter(has).length;
    },
  };
};
