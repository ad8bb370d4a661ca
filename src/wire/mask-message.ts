// Masks the request ids in a message: at the places where the protocol puts them, and nowhere else.

import type { Side } from '../../transports/recorder.ts';
import type { IdMasks } from './id-masks.ts';
import { type Fields, isFields, kindOf } from './message-kind.ts';
import { otherSide } from './sides.ts';

const subscriptionId = 'io.modelcontextprotocol/subscriptionId';

/** The same object with the value at `path` mapped, where there is one. */
const mapAt = (object: Fields, path: readonly string[], map: (value: unknown) => unknown): Fields => {
  const [name, ...rest] = path;
  if (name === undefined || object[name] === undefined) return object;
  const inner = object[name];
  if (rest.length === 0) return { ...object, [name]: map(inner) };
  return isFields(inner) ? { ...object, [name]: mapAt(inner, rest, map) } : object;
};

const maskRequest = (message: Fields, sender: Side, masks: IdMasks): Fields =>
  mapAt(
    mapAt(message, ['id'], (id) => masks.of(sender, id)),
    ['params', '_meta', 'progressToken'],
    (token) => masks.of(sender, token),
  );

const maskNotification = (message: Fields, sender: Side, masks: IdMasks): Fields => {
  const receiver = otherSide(sender);
  const tagged = mapAt(message, ['params', '_meta', subscriptionId], (id) => masks.of(receiver, id));
  if (message.method === 'notifications/progress') {
    return mapAt(tagged, ['params', 'progressToken'], (token) => masks.of(receiver, token));
  }
  if (message.method === 'notifications/cancelled') {
    // A server may also end a subscription, which is a request of the client.
    return mapAt(tagged, ['params', 'requestId'], (id) =>
      masks.of(!masks.knows(sender, id) && masks.knows(receiver, id) ? receiver : sender, id),
    );
  }
  return tagged;
};

const maskAnswer = (message: Fields, sender: Side, masks: IdMasks): Fields => {
  const asker = otherSide(sender);
  return mapAt(
    mapAt(message, ['id'], (id) => masks.of(asker, id)),
    ['result', '_meta', subscriptionId],
    (id) => masks.of(asker, id),
  );
};

/** The frame that `sender` sent, with masked ids. */
export const maskMessage = (frame: unknown, sender: Side, masks: IdMasks): unknown => {
  if (Array.isArray(frame)) return frame.map((each) => maskMessage(each, sender, masks));
  if (!isFields(frame)) return frame;
  switch (kindOf(frame)) {
    case 'request':
      return maskRequest(frame, sender, masks);
    case 'notification':
      return maskNotification(frame, sender, masks);
    case 'result':
    case 'error':
      return maskAnswer(frame, sender, masks);
    default:
      return frame;
  }
};
