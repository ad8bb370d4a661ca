// A message to the word, whatever an SDK puts before it for the code it came with, once on each way it went.

import { expect } from 'vitest';

const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches `text`; with `more`, also what goes on like that. */
export const worded = (text: string, more?: RegExp): unknown =>
  expect.stringMatching(new RegExp(`^(MCP error -?\\d+: )*${literal(text)}${more?.source ?? '$'}`));
