// A server that is a process of its own, joined to a client over its real standard streams: to the SDK's real stdio
// client, or to one played by hand.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { type ClosableCarrier, closeAll, closing, once } from './closing.ts';
import { createHeard, type Heard } from './heard.ts';
import { isAlive } from './is-alive.ts';
import { createLineLink } from './line-link.ts';
import { type Act, tapInput, tapOutput } from './line-tap.ts';
import { bounded, within } from './patience.ts';
import type { ChildCommand, End, Joined, Link, Port } from './port.ts';
import type { Recorder, WireRecord } from './recorder.ts';
import { tapLink } from './tap.ts';

/** A child whose client is the SDK's. */
export interface RealChild {
  /** Everything on its standard error. */
  readonly stderr: Heard;
  /** Resolves once the operating system knows the process no more; false if it stays. */
  gone(): Promise<boolean>;
}

/** A child whose client is played by hand: its streams are in the hands of the test. */
export interface HandledChild extends RealChild {
  /** Everything on its standard output, byte for byte as text. */
  readonly stdout: Heard;
  /** Writes bytes to its standard input as they stand. */
  write(bytes: Uint8Array): Promise<void>;
  endInput(): void;
  /** How it ended. Rejects with NothingCameError if it does not. */
  exited(): Promise<{ readonly code: number | null; readonly signal: string | null }>;
}

export interface ChildOptions {
  readonly port: Port;
  readonly recorder: Recorder;
  /** Must write `ready` and its process id to stderr once it serves. */
  readonly command: ChildCommand;
  /** How long the process may take to end, in milliseconds; 10,000 unless told otherwise. */
  readonly patience?: number;
}

interface JoinedChild<C extends RealChild> {
  readonly child: C;
  readonly joined: Joined;
  /** Resolves once the client is on its link and the child serves. */
  readonly ready: Promise<unknown>;
}

/** How long a process may take to end, in milliseconds. */
const milliseconds = 10_000;

/** What tells of a child that has written its process id to stderr. */
const lifeOf = (stderr: Heard, patience: number = milliseconds) => {
  const pid = () => Number(/^ready (\d+)$/m.exec(stderr.text)?.[1]);
  const alive = () => Number.isInteger(pid()) && isAlive(pid());
  const gone = () => within(() => !alive(), { milliseconds });
  const carrier: ClosableCarrier = {
    name: 'child process',
    milliseconds: patience,
    stillOpen: () => (alive() ? ['the child process still runs'] : []),
    close: async () => {
      if (alive()) process.kill(pid(), 'SIGKILL');
      await gone();
    },
  };
  return { gone, carrier };
};

/** Between a pipe and its reader lies nothing: what the client got is what the child sent. */
const delivered = [
  { at: 'server', did: 'sent' },
  { at: 'client', did: 'got' },
] as const satisfies readonly Act[];

const recordingBothEnds = (recorder: Recorder): Recorder => ({
  ...recorder,
  add(record) {
    const isDelivery = record.kind === 'message' && record.did === 'got';
    for (const act of isDelivery ? delivered : [{}]) recorder.add({ ...record, ...act } as WireRecord);
  },
});

/** Puts an SDK client on its own stdio transport, which starts the child. */
export const joinClient = (client: End, options: ChildOptions): JoinedChild<RealChild> => {
  const stderr = createHeard('stderr of the child');
  const { port, recorder } = options;
  const link = port.stdioClient({ ...options.command, stderr: 'pipe' });
  const start = link.start.bind(link);
  // Older versions have no stderr to give before the child runs.
  link.start = async () => {
    await start();
    stderr.listenTo((link as Link & { stderr: Readable }).stderr);
  };
  const { gone, carrier } = lifeOf(stderr, options.patience);
  const close = once(() => closeAll([closing('client', client)], carrier));
  const attached = client.attach(tapLink(link, 'client', recordingBothEnds(recorder), recorder.newStream()));
  const ready = attached.then(() => stderr.until('ready '));
  return { child: { stderr, gone }, joined: { server: undefined, close }, ready };
};

const controls = (process: ChildProcessWithoutNullStreams): Pick<HandledChild, 'write' | 'endInput'> => ({
  write: (bytes) =>
    new Promise((resolve, reject) => {
      process.stdin.write(bytes, (error) => (error ? reject(error) : resolve()));
    }),
  endInput: () => void process.stdin.end(),
});

/** Starts the child with nothing in its environment but what the command says, for a client played by hand. */
export const joinByHand = (client: End, options: ChildOptions): JoinedChild<HandledChild> => {
  const { command, args, env = {} } = options.command;
  const stderr = createHeard('stderr of the child');
  const stdout = createHeard('stdout of the child');
  const process = spawn(command, args, { env });
  const exit = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    process.once('close', (code, signal) => resolve({ code, signal })),
  );
  stderr.listenTo(process.stderr);
  stdout.listenTo(process.stdout);
  const over = options.recorder.newStream();
  tapInput(process.stdout, delivered, options.recorder, over);
  tapOutput(process.stdin, [{ at: 'client', did: 'sent' }], options.recorder, over);
  const { gone, carrier } = lifeOf(stderr, options.patience);
  const close = once(() => closeAll([closing('client', client)], carrier));
  const ready = client
    .attach(createLineLink(process.stdout, process.stdin))
    .then(() => stderr.until('ready '));
  const exited = () => bounded(exit, 'the child to end', milliseconds);
  const child = { stderr, stdout, gone, exited, ...controls(process) };
  return { child, joined: { server: undefined, close }, ready };
};
