// What changed between the messages of two revisions: methods, notifications, types and, where a type is in both, its
// fields. Both sides are shapes, JSON Schemas without prose.

import { compareFields, type FieldChange } from './compare-fields.ts';
import { type Definitions, definitionsOf, nameIn, type Schema } from './definitions.ts';

export interface Difference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** A method that both revisions have, and who may send it in each. */
export interface SenderChange {
  readonly method: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export interface ShapeChanges {
  readonly methods: Difference;
  readonly notifications: Difference;
  readonly types: Difference;
  readonly senders: readonly SenderChange[];
  readonly fields: readonly FieldChange[];
}

const differenceOf = (before: readonly string[], after: readonly string[]): Difference => ({
  added: after.filter((one) => !before.includes(one)),
  removed: before.filter((one) => !after.includes(one)),
});

const methodOf = (type: Schema): string | undefined => {
  const { method } = (type.properties ?? {}) as { method?: { const?: unknown } };
  return typeof method?.const === 'string' ? method.const : undefined;
};

/** Every method with the ends that send it as a message of its own, by the unions of each end. */
const sendersIn = (definitions: Definitions): Map<string, string[]> => {
  const methods = Object.values(definitions).flatMap((type) => methodOf(type) ?? []);
  const senders = new Map<string, string[]>(methods.sort().map((method) => [method, []]));
  for (const end of ['Client', 'Server']) {
    for (const kind of ['Request', 'Notification']) {
      const { anyOf, ...alone } = definitions[`${end}${kind}`] ?? {};
      for (const part of (anyOf as Schema[] | undefined) ?? [alone]) {
        const method = methodOf(definitions[nameIn(part.$ref) ?? ''] ?? {});
        if (method !== undefined) senders.get(method)?.push(end.toLowerCase());
      }
    }
  }
  return senders;
};

const isNotification = (method: string): boolean => method.startsWith('notifications/');

/** Everything that differs between the shapes of two revisions. */
export const compareShapes = (from: unknown, to: unknown): ShapeChanges => {
  const [before, after] = [definitionsOf(from), definitionsOf(to)];
  const [oldSenders, newSenders] = [sendersIn(before), sendersIn(after)];
  const methods = differenceOf([...oldSenders.keys()], [...newSenders.keys()]);
  const only = (wanted: boolean): Difference => ({
    added: methods.added.filter((method) => isNotification(method) === wanted),
    removed: methods.removed.filter((method) => isNotification(method) === wanted),
  });
  const senders = [...oldSenders].flatMap(([method, ends]) => {
    const now = newSenders.get(method);
    return now === undefined || now.join() === ends.join() ? [] : [{ method, before: ends, after: now }];
  });
  return {
    methods: only(false),
    notifications: only(true),
    types: differenceOf(Object.keys(before).sort(), Object.keys(after).sort()),
    senders,
    fields: compareFields(before, after),
  };
};
