// Judges every message of a transcript by the shapes of a revision: requests and notifications by their method,
// results by the request they answer. It only records; when to speak is up to the test.

import { isDeepStrictEqual } from 'node:util';
import type { Revision } from '../../requirements/revisions.ts';
import { type Exchange, type Exchanges, exchanges } from '../../requirements/spec/exchanges.ts';
import type { Carrier, MessageRecord, Side, WireRecord } from '../../transports/recorder.ts';
import { type Finding, findings } from './findings.ts';
import { type Fields, isFields, kindOf, messagesIn } from './message-kind.ts';
import { messageName } from './message-name.ts';
import { type Shapes, shapesOf } from './shapes.ts';
import { otherSide } from './sides.ts';

export interface Violation extends Finding {
  /** The end that sent the message. */
  readonly side: Side;
  /** Such as `tools/list result`, `tools/call error`, `notifications/progress notification`. */
  readonly message: string;
}

export interface Oracle {
  /**
   * What is wrong with the messages of one connection, each judged once, where it was sent.
   * @param garbage frames that a test sends wrong on purpose; equal ones are passed over
   */
  judge(records: readonly WireRecord[], garbage?: readonly unknown[]): Violation[];
}

interface Asked {
  readonly method: string;
  readonly params: Fields;
}

interface Rules {
  readonly shapes: Shapes;
  readonly exchanges: Exchanges;
}

/**
 * The requests seen so far, by the end that sent them and their id: the latest of all, and the latest of each carrier,
 * as two clients may use the same ids at the same time.
 */
type Questions = Map<string, Asked>;

const questionKey = (asker: Side, id: unknown, over?: Carrier): string =>
  `${asker} ${JSON.stringify(id)}${over ? ` ${over.kind} ${over.ordinal}` : ''}`;

const questionOf = (questions: Questions, asker: Side, id: unknown, over: Carrier): Asked | undefined =>
  questions.get(questionKey(asker, id, over)) ?? questions.get(questionKey(asker, id));

/** A subject may use any word as a method, `constructor` too. */
const entry = <T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined =>
  Object.hasOwn(table, String(key)) ? table[String(key)] : undefined;

const envelope = (shapes: Shapes, newName: string, oldName: string): string =>
  shapes.has(newName) ? newName : oldName;

const unique = (found: readonly Finding[]): Finding[] => [
  ...new Map(found.map((each) => [`${each.pointer} ${each.keyword}`, each])).values(),
];

const answerTo = (exchange: Exchange, asked: Asked, result: unknown): string => {
  const fields = isFields(result) ? result : {};
  if (exchange.needsInput && fields.resultType === 'input_required') return exchange.needsInput;
  if (exchange.asTask && asked.params.task !== undefined && fields.task !== undefined) return exchange.asTask;
  return exchange.result;
};

const judgeRequest = ({ shapes, exchanges }: Rules, side: Side, message: Fields): Finding[] => {
  const exchange = entry(exchanges[side].requests, message.method);
  return [
    ...findings(shapes, 'JSONRPCRequest', message),
    ...(exchange ? findings(shapes, exchange.request, message) : []),
  ];
};

const judgeNotification = ({ shapes, exchanges }: Rules, side: Side, message: Fields): Finding[] => {
  const definition = entry(exchanges[side].notifications, message.method);
  return [
    ...findings(shapes, 'JSONRPCNotification', message),
    ...(definition ? findings(shapes, definition, message) : []),
  ];
};

const judgeResult = (rules: Rules, side: Side, message: Fields, asked: Asked | undefined): Finding[] => {
  const { shapes } = rules;
  const found = findings(shapes, envelope(shapes, 'JSONRPCResultResponse', 'JSONRPCResponse'), message);
  if (message.error !== undefined) {
    found.push({ pointer: '/error', keyword: 'not', text: 'stands beside a result' });
  }
  const exchange = asked && entry(rules.exchanges[otherSide(side)].requests, asked.method);
  if (!exchange) return found;
  const inner = findings(shapes, answerTo(exchange, asked, message.result), message.result);
  return [...found, ...inner.map((each) => ({ ...each, pointer: `/result${each.pointer}` }))];
};

const judgeError = ({ shapes, exchanges }: Rules, message: Fields): Finding[] => {
  // JSON-RPC 2.0 gives an error to a request whose id could not be read the id null, which no schema here mentions.
  const judged = message.id === null ? { ...message, id: 0 } : message;
  const definition = isFields(message.error) ? entry(exchanges.errors, message.error.code) : undefined;
  return [
    ...findings(shapes, envelope(shapes, 'JSONRPCErrorResponse', 'JSONRPCError'), judged),
    ...(definition ? findings(shapes, definition, judged) : []),
  ];
};

const other: Finding = { pointer: '', keyword: 'anyOf', text: 'is no JSON-RPC message' };
const text: Finding = { pointer: '', keyword: 'type', text: 'is not JSON' };

const judgeFields = (rules: Rules, side: Side, message: unknown, asked: Asked | undefined): Finding[] => {
  if (!isFields(message)) return [other];
  switch (kindOf(message)) {
    case 'request':
      return judgeRequest(rules, side, message);
    case 'notification':
      return judgeNotification(rules, side, message);
    case 'result':
      return judgeResult(rules, side, message, asked);
    case 'error':
      return judgeError(rules, message);
    case 'text':
      return [text];
    default:
      return [other];
  }
};

const judgeMessage = (
  rules: Rules,
  questions: Questions,
  { at: side, over }: MessageRecord,
  message: unknown,
): Violation[] => {
  const asked = isFields(message) ? questionOf(questions, otherSide(side), message.id, over) : undefined;
  const name = messageName(message, asked?.method);
  return unique(judgeFields(rules, side, message, asked)).map((each) => ({ side, message: name, ...each }));
};

const remember = (questions: Questions, { at, over }: MessageRecord, message: unknown): void => {
  if (!isFields(message) || kindOf(message) !== 'request') return;
  const params = isFields(message.params) ? message.params : {};
  const asked = { method: message.method as string, params };
  questions.set(questionKey(at, message.id), asked);
  questions.set(questionKey(at, message.id, over), asked);
};

const judgeFrame = (rules: Rules, questions: Questions, record: MessageRecord): Violation[] => {
  const { at, message } = record;
  if (!Array.isArray(message)) return judgeMessage(rules, questions, record, message);
  if (!rules.exchanges.batches) {
    return [
      { side: at, message: 'batch', pointer: '', keyword: 'type', text: 'this revision has no batches' },
    ];
  }
  return message.flatMap((each, index) =>
    judgeMessage(rules, questions, record, each).map((violation) => ({
      ...violation,
      pointer: `/${index}${violation.pointer}`,
    })),
  );
};

/** The judge of one revision. Its shapes are read and compiled once in a process, each when first needed. */
export const createOracle = (revision: Revision): Oracle => ({
  judge(records, garbage = []) {
    const rules = { shapes: shapesOf(revision), exchanges: exchanges[revision] };
    const questions: Questions = new Map();
    const violations: Violation[] = [];
    for (const record of records) {
      if (record.kind !== 'message' || record.did !== 'sent') continue;
      for (const message of messagesIn(record.message)) remember(questions, record, message);
      if (garbage.some((frame) => isDeepStrictEqual(frame, record.message))) continue;
      violations.push(...judgeFrame(rules, questions, record));
    }
    return violations;
  },
});
