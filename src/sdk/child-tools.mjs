// What the child process of both SDK lines does besides serving: its tools, and a report on stderr of what happens to
// it. Plain JavaScript, so that a child starts fast and needs no loader.

import { closeSync, fstatSync, writeSync } from 'node:fs';

const read = [];

/** Synchronous, so that a line is out even if the process ends right after it. */
const report = process.argv.includes('silent') ? () => {} : (line) => writeSync(2, `${line}\n`);

/** Whether the process stays although it is asked to terminate. */
let deaf = false;

const tools = {
  say: ({ text }) => text,
  complain({ text }) {
    report(text);
    return 'complained';
  },
  // Only what is asked for: the rest of it differs from machine to machine and would stand in the run file.
  environment: ({ names }) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, process.env[name]]))),
  // Straight to standard output, between messages.
  print({ text }) {
    writeSync(1, text);
    return 'printed';
  },
  // The same as its last words, once its input has ended.
  trail({ text }) {
    process.on('exit', () => writeSync(1, text));
    return 'later';
  },
  folder: () => process.cwd(),
  arguments: () => JSON.stringify(process.argv.slice(2)),
  // Whether it is the file that a variable tells: nothing has to be written to find out, nor to cross the wire.
  stderr() {
    const { dev, ino } = fstatSync(2);
    return `${dev}:${ino}` === process.env.SUITE_FILE ? 'the same' : 'another';
  },
  heard: () => Buffer.concat(read).toString('utf8'),
  fail() {
    throw new Error('this tool always fails');
  },
  leave: () => process.exit(0),
  // Not for ever, lest it outlives a suite that was cut off.
  stay({ deaf: isDeaf = false, closesInput = false }) {
    deaf = isDeaf;
    setTimeout(() => process.exit(1), 60_000);
    // Node keeps the descriptor of a standard stream that it destroys.
    if (closesInput) {
      process.stdin.destroy();
      closeSync(0);
    }
    return 'staying';
  },
};

/** The one server of a child, as the handlers of tools/list and tools/call. */
export const identity = { name: 'child-server', version: '1.0.0' };
export const listTools = async () => ({ tools: [] });
export const callTool = async ({ params }) => ({
  content: [{ type: 'text', text: tools[params.name](params.arguments ?? {}) }],
});

/** Tells on stderr of every read, of the end of the input, of signals and of the end. Call it once the server listens. */
export const reportOnStderr = () => {
  // Before the server's own listener, or what `heard` tells would lack the call itself.
  process.stdin.prependListener('data', (chunk) => {
    read.push(chunk);
    report(`read ${chunk.length} bytes`);
  });
  process.stdin.on('end', () => report('input ended'));
  process.on('SIGTERM', () => {
    report('SIGTERM');
    if (!deaf) process.exit(143);
  });
  process.on('exit', () => report('exit'));
  report(`ready ${process.pid}`);
};
