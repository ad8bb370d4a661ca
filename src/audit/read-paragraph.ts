// The statements of one paragraph, and what its last sentence passes on when it is a lead-in.

import { explains, isImperative, isImperativeAround } from './inheritance.ts';
import { type FoundWord, keyWordsIn } from './key-words.ts';
import type { Lead, Subject } from './lead.ts';
import { leadInOf } from './lead-in.ts';
import { isMention } from './mention.ts';
import type { PageLedger } from './page-ledger.ts';
import { lineOf, type Prose } from './prose.ts';
import { sentencesOf } from './sentences.ts';

export interface Surroundings {
  /** The lead-in of the list that this paragraph begins an item of. */
  readonly lead?: Lead | undefined;
  /** Whether an item of a list begins here: what is nested in it is about what it says. */
  readonly beginsItem: boolean;
  /** Whether a list or a table is the very next block. */
  readonly leads: boolean;
}

interface Sentence {
  readonly prose: Prose;
  readonly words: readonly FoundWord[];
  /** Its key words that are no mentions. */
  readonly own: readonly FoundWord[];
}

const read = (prose: Prose): Sentence => {
  const words = keyWordsIn(prose);
  return { prose, words, own: words.filter((word) => !isMention(prose.text, word)) };
};

const mention = (ledger: PageLedger, { prose, words, own }: Sentence): void =>
  ledger.mention(
    prose,
    words.filter((word) => !own.includes(word)),
  );

/** A sentence that begins with its key word has its subject in the lead-in. */
const lacksSubject = /^(?:(?:If|Unless|When|Where|Otherwise)\b[^,]*, )?$/;

const stateOwn = (ledger: PageLedger, sentence: Sentence, word: FoundWord, lead?: Lead): void => {
  const { prose, words, own } = sentence;
  const subject = lacksSubject.test(prose.text.slice(0, own[0]?.from)) ? lead?.subject : undefined;
  ledger.state({
    word: word.word,
    ordinal: 1 + words.indexOf(word) + (subject?.words ?? 0),
    text: subject === undefined ? prose.text : `${subject.text} ${prose.text}`,
    line: lineOf(prose, word.from),
    form: 'sentence',
    direct: true,
  });
};

const stateInherited = (ledger: PageLedger, { prose }: Sentence, { text, governor }: Lead): void => {
  if (governor === undefined) return;
  const line = lineOf(prose);
  ledger.state({ ...governor, text: `${text} ${prose.text}`, line, form: 'item', direct: false });
};

const inherits = ({ prose, own: [own] }: Sentence, isFirst: boolean): boolean => {
  if (own !== undefined) return isImperativeAround(prose.text, own);
  return isFirst ? !explains(prose.text) : isImperative(prose.text);
};

const subjectOf = ({ prose, words }: Sentence): Subject => ({ text: prose.text, words: words.length });

/** A lead-in with a key word of its own. */
const readOwnLeadIn = (ledger: PageLedger, sentence: Sentence, governing: FoundWord, lead?: Lead): Lead => {
  const { prose, words, own } = sentence;
  const { gives, obliges } = leadInOf(prose.text, governing);
  for (const word of own) {
    if (word === governing && !obliges) ledger.leadIn(prose, [word]);
    else stateOwn(ledger, sentence, word, lead);
  }
  const governor = { word: governing.word, ordinal: 1 + words.indexOf(governing) };
  return { text: prose.text, subject: subjectOf(sentence), ...(gives && { governor }) };
};

/** A lead-in without one passes on what it was given itself. */
const readPlainLeadIn = (ledger: PageLedger, sentence: Sentence, lead?: Lead): Lead => {
  const { prose } = sentence;
  const subject = subjectOf(sentence);
  if (lead?.governor === undefined) return { text: prose.text, subject };
  const { gives, obliges } = leadInOf(prose.text, {
    word: lead.governor.word,
    from: 0,
    to: 0,
    inCode: false,
  });
  const isStated = obliges && !explains(prose.text);
  if (isStated) stateInherited(ledger, sentence, lead);
  const text = `${lead.text} ${prose.text}`;
  return { text, subject, ...(gives && !explains(prose.text) && { governor: lead.governor }) };
};

/** A sentence that leads into nothing; whether what it inherited goes on to a list nested in its item. */
const readSentence = (ledger: PageLedger, sentence: Sentence, isFirst: boolean, lead?: Lead): boolean => {
  const takes = lead !== undefined && inherits(sentence, isFirst);
  if (takes) stateInherited(ledger, sentence, lead);
  for (const word of sentence.own) stateOwn(ledger, sentence, word, isFirst ? lead : undefined);
  return takes;
};

/**
 * Reads a paragraph into the ledger.
 *
 * @returns what the list or table after it, or the list within the same item, takes over
 */
export const readParagraph = (
  ledger: PageLedger,
  paragraph: Prose,
  around: Surroundings,
): Lead | undefined => {
  const { lead, beginsItem, leads } = around;
  const sentences = sentencesOf(paragraph).map(read);
  let governor = lead?.governor;
  for (const [index, sentence] of sentences.entries()) {
    const isFirst = index === 0;
    mention(ledger, sentence);
    if (leads && index === sentences.length - 1 && sentence.prose.text.endsWith(':')) {
      const governing = sentence.own.at(-1);
      if (governing === undefined) return readPlainLeadIn(ledger, sentence, lead);
      return readOwnLeadIn(ledger, sentence, governing, isFirst ? lead : undefined);
    }
    if (!readSentence(ledger, sentence, isFirst, lead) && isFirst) governor = undefined;
  }
  const [first] = sentences;
  if (first === undefined || !beginsItem) return undefined;
  return { text: lead?.text ?? '', subject: subjectOf(first), ...(governor && { governor }) };
};
