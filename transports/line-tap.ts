// Records the lines that pass through a pipe, whether or not they are messages, without touching the pipe's mode.

import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { parseMessage } from './body-reader.ts';
import type { Carrier, Recorder, Side } from './recorder.ts';

/** Cuts chunks into lines: gives a function to feed, which calls `line` on each whole, non-empty line. */
export const lineReader = (line: (text: string) => void): ((chunk: Uint8Array | string) => void) => {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  return (chunk) => {
    rest += typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk));
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const each of lines) {
      const text = each.replace(/\r$/, '');
      if (text !== '') line(text);
    }
  };
};

/** What one end did with each line. */
export interface Act {
  readonly at: Side;
  readonly did: 'sent' | 'got';
}

const recordLines = (acts: readonly Act[], recorder: Recorder, over: Carrier) =>
  lineReader((text) => {
    for (const act of acts) recorder.add({ kind: 'message', ...act, over, message: parseMessage(text) });
  });

/** Records each line read from `input`, as what `acts` say: its `data` events come however it is read. */
export const tapInput = (input: Readable, acts: readonly Act[], recorder: Recorder, over: Carrier): void => {
  const feed = recordLines(acts, recorder, over);
  const emit = input.emit;
  input.emit = (event: string | symbol, ...args: unknown[]) => {
    if (event === 'data') feed(args[0] as Uint8Array);
    return Reflect.apply(emit, input, [event, ...args]) as boolean;
  };
};

/** Records each line written to `output`, as what `acts` say. */
export const tapOutput = (
  output: Writable,
  acts: readonly Act[],
  recorder: Recorder,
  over: Carrier,
): void => {
  const feed = recordLines(acts, recorder, over);
  const write = output.write;
  output.write = ((...args: unknown[]) => {
    feed(args[0] as Uint8Array);
    return Reflect.apply(write, output, args) as boolean;
  }) as typeof write;
};
