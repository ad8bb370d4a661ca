// Lead-ins: a sentence that ends in a colon before a list or a table. Which of them give their key word to what
// follows, and which oblige by themselves.

import type { FoundWord } from './key-words.ts';

export interface LeadIn {
  /** Whether the items or rows take over its key word. */
  readonly gives: boolean;
  /** Whether it is a statement of its own; a bare one ("Servers SHOULD:") is none. */
  readonly obliges: boolean;
}

/** One of what follows is enough, so that no item is required. */
const choice =
  /\b(?:one|any|some|either|at least \w+)(?: or more)? of (?:the following|these|those|the \w+ below)\b.*:$|\bone of:$/i;

/** The key word stands in an aside: the main clause, and the list with it, goes on without it. */
const concession = /\b(?:although|though|while|whereas|even if|whether or not)\b[^,]*$/i;

/** What follows are reasons or examples. */
const explains = /\b(?:because|since|for example|for instance|e\.g\.)[^,]*:$/i;

/** The sentence is not complete without what follows. */
const incomplete =
  /^\s*(?:(?:\w+ly|also|only|then)\s+)?(?:\w+)?:$|\b(?:if|that|which|by|when|where|unless|to|for|of|with|are|is|be|include|includes)\s*:$/i;

/** `include the following …:`, with nothing beside it that the sentence would oblige to. */
const namesItems =
  /^(?:(?!\b(?:and|or)\b)[^,])*\b(?:the following|these|as follows|this (?:\w+ )*(?:order|list))\b[^:]*:$/i;

/** `The following … MUST be …:` */
const namesItemsFirst = /^(?:the following|these)\b/i;

/**
 * How a lead-in treats its key word.
 *
 * @param sentence ends in a colon
 * @param governing its last key word that is no mention
 */
export const leadInOf = (sentence: string, { word, from, to }: FoundWord): LeadIn => {
  const before = sentence.slice(0, from);
  const after = sentence.slice(to);
  const chooses = choice.test(after) && !(word.endsWith('NOT') && /\bany of\b/.test(after));
  const gives = !chooses && !concession.test(before) && !explains.test(after);
  const isBare = incomplete.test(after) || namesItems.test(after) || namesItemsFirst.test(before);
  return { gives, obliges: !gives || !isBare };
};
