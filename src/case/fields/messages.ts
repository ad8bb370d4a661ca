// Requests, results and notifications with one field wrong each, and sound ones with every field, as the cell's revision has
// them; and frames that are wrong themselves.

import { exchanges, type Sends } from '../../../requirements/spec/exchanges.ts';
import type { Side } from '../../../transports/recorder.ts';
import type { Json } from '../../sdk/binding.ts';
import { runningCell } from '../running-cell.ts';
import { samplesOf } from './wrong-fields.ts';

export interface Sent {
  readonly method: string;
  /** The params, or the result. */
  readonly value: Json | undefined;
  /** Where the frame is a part of the matter: all of it, with the id of the request that it answers, if any. */
  readonly whole?: (id: unknown) => Json;
}

export interface SentWrong extends Sent {
  /** What is wrong with which field: `Icon/src: missing`. */
  readonly what: string;
}

export interface Messages {
  readonly sound: readonly Sent[];
  readonly wrong: readonly SentWrong[];
}

const sends = (side: Side): Sends => exchanges[runningCell().spec.revision][side];

/** Of the definition of a whole message: its params. */
const paramsIn = (method: string, definition: string): Messages => {
  const { sound, wrong } = samplesOf(definition);
  const ofFrame = new RegExp(`^${definition}(: |/(id|jsonrpc|method): )`);
  const params = (value: unknown): Json | undefined => (value as Json).params;
  return {
    sound: sound.map((value) => ({ method, value: params(value) })),
    wrong: wrong
      .filter(({ what }) => !ofFrame.test(what))
      .map(({ what, value }) => ({ what, method, value: params(value) })),
  };
};

/** Results of this definition, which answer a request of this method. */
export const resultsNamed = (method: string, definition: string): Messages => {
  const { sound, wrong } = samplesOf(definition);
  return {
    sound: sound.map((value) => ({ method, value: value as Json })),
    wrong: wrong.map(({ what, value }) => ({ what, method, value: value as Json })),
  };
};

const together = (all: readonly Messages[]): Messages => ({
  sound: all.flatMap(({ sound }) => sound),
  wrong: all.flatMap(({ wrong }) => wrong),
});

const listed = <Entry>(
  table: Readonly<Record<string, Entry>>,
  methods: readonly string[],
  of: (method: string, entry: Entry) => Messages,
): Messages =>
  together(
    methods.map((method) => {
      const entry = table[method];
      if (entry === undefined) throw new Error(`This revision has no ${method} from this side.`);
      return of(method, entry);
    }),
  );

/** The requests of these methods that `sender` may send. */
export const requestsOf = (sender: Side, methods: readonly string[]): Messages =>
  listed(sends(sender).requests, methods, (method, { request }) => paramsIn(method, request));

/** The results that answer requests of these methods that `sender` may send. */
export const resultsFor = (sender: Side, methods: readonly string[]): Messages =>
  listed(sends(sender).requests, methods, (method, { result }) => resultsNamed(method, result));

/** The notifications of these methods that `sender` may send. */
export const notificationsOf = (sender: Side, methods: readonly string[]): Messages =>
  listed(sends(sender).notifications, methods, paramsIn);

/** No frame at all, and a frame that names another method. */
const isOther = (definition: string, what: string): boolean =>
  what.startsWith(`${definition}: `) || what === `${definition}/method: another word`;

/** Frames of this definition, of a request or notification of this method or of what answers it. */
export const framesOf = (method: string, definition: string): Messages => {
  const { sound, wrong } = samplesOf(definition);
  const frame = (value: unknown, what = '') => {
    const isAnswer = definition.endsWith('Response') && !what.startsWith(`${definition}/id: `);
    return {
      method,
      value: undefined,
      whole: (id: unknown) => ({ ...(value as Json), ...(isAnswer && { id }) }),
    };
  };
  return {
    sound: sound.map((value) => frame(value)),
    wrong: wrong
      .filter(({ what }) => !isOther(definition, what))
      .map(({ what, value }) => ({ what, ...frame(value, what) })),
  };
};

const nested =
  /^(Tool|ToolAnnotations|ToolExecution|Icon|Annotations|ResourceLink|EmbeddedResource|\w+ResourceContents)\//;

/** Without what is wrong deep inside a message, in definitions that other messages have nearer: these would repeat it. */
export const shallow = ({ sound, wrong }: Messages): Messages => ({
  sound,
  wrong: wrong.filter(({ what }) => !nested.test(what)),
});

/** What is wrong with those of the messages whose label matches, each once and in order, as `Fates` has them. */
export const labelsIn = ({ wrong }: Messages, pattern: RegExp): string[] =>
  [...new Set(wrong.map(({ what }) => what).filter((what) => pattern.test(what)))].sort();
