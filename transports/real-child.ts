// A server that is a process of its own, joined to a client over its real standard streams: to the SDK's real stdio
// client, or to one played by hand.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { type ClosableCarrier, closeAll, closing, once } from './closing.ts';
import { createHeard, type Heard } from './heard.ts';
import { isAlive } from './is-alive.ts';
import { createLineLink } from './line-link.ts';
import { type Act, tapInput, tapOutput } from './line-tap.ts';
import { bounded, within } from './patience.ts';
import type { ChildCommand, End, Joined, Port, StdioClientLink } from './port.ts';
import type { Recorder, WireRecord } from './recorder.ts';
import { tapLink } from './tap.ts';

/** A child whose client is the SDK's. */
export interface RealChild {
  /** Everything on its standard error. */
  readonly stderr: Heard;
  /** Resolves once the operating system knows the process no more; false if it stays. */
  gone(): Promise<boolean>;
}

/** A child that the SDK's own transport has started. */
export interface SpawnedChild extends RealChild {
  /** The transport itself. */
  readonly link: StdioClientLink;
  /** Ends the process, whatever it thinks of that. */
  kill(): void;
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
  /** Is shown the SDK's own transport before it starts the child. */
  readonly unstarted?: ((link: StdioClientLink) => void) | undefined;
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

/** What tells of the children that have written their process id to stderr, or that `started` names. */
const lifeOf = (stderr: Heard, patience: number = milliseconds, started: ReadonlySet<number> = new Set()) => {
  const said = () => [...stderr.text.matchAll(/^ready (\d+)$/gm)].map(([, pid]) => Number(pid));
  const alive = () => [...new Set([...started, ...said()])].filter(isAlive);
  const gone = () => within(() => alive().length === 0, { milliseconds });
  const kill = () => {
    for (const pid of alive()) process.kill(pid, 'SIGKILL');
  };
  const carrier: ClosableCarrier = {
    name: 'child process',
    milliseconds: patience,
    stillOpen: () => alive().map(() => 'the child process still runs'),
    close: async () => {
      kill();
      await gone();
    },
  };
  return { gone, kill, carrier };
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

/** Puts an SDK client on its own stdio transport, which starts the child; its stderr is piped unless told otherwise. */
export const joinClient = (client: End, options: ChildOptions): JoinedChild<SpawnedChild> => {
  const stderr = createHeard('stderr of the child');
  const { port, recorder } = options;
  const command: ChildCommand = { stderr: 'pipe', ...options.command };
  const link = port.stdioClient(command);
  const started = new Set<number>();
  const start = link.start.bind(link);
  // Older versions have no stderr to give before the child runs.
  link.start = async () => {
    await start();
    if (link.pid) started.add(link.pid);
    if (link.stderr) stderr.listenTo(link.stderr);
  };
  options.unstarted?.(link);
  const { gone, kill, carrier } = lifeOf(stderr, options.patience, started);
  const close = once(() => closeAll([closing('client', client)], carrier));
  const attached = client.attach(tapLink(link, 'client', recordingBothEnds(recorder), recorder.newStream()));
  const isPiped = command.stderr === 'pipe' || command.stderr === 'overlapped';
  const ready = attached.then(async () => {
    if (isPiped) await stderr.until('ready ');
  });
  return { child: { stderr, gone, kill, link }, joined: { server: undefined, close }, ready };
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
