// The one way in which a real child is bound to read differently: a client of the stateless era that starts its server
// first starts a sibling, asks that one alone what the server speaks, and lets it go. Inside one process there is no
// second child to start, so the question and the talk share one stream.

import type { TranscriptLine } from './model.ts';

const sibling = 'stream';
const talk = 'stream (2)';

const places = ['client sent', 'server got', 'server sent', 'client got'];

type Message = Extract<TranscriptLine, { did: string }>;

const isMessage = (line: TranscriptLine): line is Message => 'did' in line;

const placeOf = ({ at, did }: Message): number => places.indexOf(`${at} ${did}`);

const isQuestion = ({ message }: Message): boolean =>
  (message as { method?: unknown }).method === 'server/discover';

const isAnswer = ({ message }: Message): boolean => !('method' in (message as object));

/** One question, whatever the answer, each as both ends saw it. */
const isDiscovery = (lines: readonly Message[]): boolean =>
  lines.length === places.length &&
  lines.every((line, place) => placeOf(line) === place && (place < 2 ? isQuestion(line) : isAnswer(line)));

/**
 * The transcript as it reads where both children are one stream. Any other transcript comes back as it is: one stream
 * alone, or a first one that holds anything but the one question and its answer.
 */
export const discoveryJoined = (lines: readonly TranscriptLine[]): readonly TranscriptLine[] => {
  const messages = lines.filter(isMessage);
  const overs = new Set(lines.map(({ over }) => over));
  const isPair = messages.length === lines.length && overs.size === 2 && overs.has(talk);
  if (!isPair || !isDiscovery(messages.filter(({ over }) => over === sibling))) return lines;
  return messages
    .map((line) => ({ ...line, over: sibling }))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
};
