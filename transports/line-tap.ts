// Records the lines that pass through a pipe, whether or not they are messages, without touching the pipe's mode.

import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { parseMessage } from './body-reader.ts';
import type { Recorder, Side } from './recorder.ts';
import { oneStream } from './tap.ts';

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

/** Records what end `at` reads from `input`: its `data` events, which come however the end reads. */
export const tapInput = (input: Readable, at: Side, recorder: Recorder): void => {
  const feed = lineReader((text) =>
    recorder.add({ kind: 'message', at, did: 'got', over: oneStream, message: parseMessage(text) }),
  );
  const emit = input.emit;
  input.emit = (event: string | symbol, ...args: unknown[]) => {
    if (event === 'data') feed(args[0] as Uint8Array);
    return Reflect.apply(emit, input, [event, ...args]) as boolean;
  };
};

/** Records what end `at` writes to `output`. */
export const tapOutput = (output: Writable, at: Side, recorder: Recorder): void => {
  const feed = lineReader((text) =>
    recorder.add({ kind: 'message', at, did: 'sent', over: oneStream, message: parseMessage(text) }),
  );
  const write = output.write;
  output.write = ((...args: unknown[]) => {
    feed(args[0] as Uint8Array);
    return Reflect.apply(write, output, args) as boolean;
  }) as typeof write;
};
