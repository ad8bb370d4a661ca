// What an item takes over from the lead-in of its list: a requirement written as an imperative or as a part of a
// sentence does, an explanation does not.

import type { FoundWord } from './key-words.ts';

const explanation =
  /^(?:For (?:example|instance)|E\.g\.|I\.e\.|Note\b|However|This|That|These|Those|It|They|There|Such|Otherwise|In (?:particular|other words|this case|that case|such)|See\b|As\b|Examples?\b)/;

/** Reasons and concessions explain behind a label too: "Spouts: While most kettles …". */
const reason = /^(?:[^:]{1,60}: )?(?:While|Although|Though|Since|Because)\b/;

/** Words that begin a clause with a subject, so that no verb in first place follows. */
const subjectBefore =
  /^(?:The|An?|All|Any|Each|Every|No|Some|Both|Either|If|When|Where|While|Once|After|Before|Until|Unless|Its?|Their|Your|Our|Only|Because|Since|Although|Though)\b/;

const subordinate =
  /\b(?:as|when|whether|because|since|that|thus|which|who|if|where|unless|until|so|while)\b|\([^)]*$/;

/** Whether a sentence without a key word of its own explains instead of requiring. */
export const explains = (sentence: string): boolean => explanation.test(sentence) || reason.test(sentence);

/** Whether a sentence after the first of an item is a requirement in its own right: an imperative. */
export const isImperative = (sentence: string): boolean => {
  const first = /^[A-Z][a-z]+/.exec(sentence)?.[0];
  if (first === undefined || explains(sentence) || subjectBefore.test(sentence)) return false;
  return (
    !/[^s]s$/.test(first) &&
    !/^[A-Z][a-z]+ (?:is|are|was|were|can|may|must|should|will|has|have|does)\b/.test(sentence)
  );
};

/** Whether an imperative takes over a key word though it holds one in a subordinate clause: "Do x, as y MAY z". */
export const isImperativeAround = (sentence: string, own: FoundWord): boolean =>
  isImperative(sentence) && subordinate.test(sentence.slice(0, own.from));
