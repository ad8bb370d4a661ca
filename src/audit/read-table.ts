// The statements of a table: those in its cells, and one for each row that takes over the key word of a lead-in.

import type { Table } from './block.ts';
import { type FoundWord, keyWordsIn, levelOf } from './key-words.ts';
import type { Governor, Lead } from './lead.ts';
import { isMention } from './mention.ts';
import type { PageLedger } from './page-ledger.ts';
import { lineOf, noProse, type Prose } from './prose.ts';
import { sentencesOf } from './sentences.ts';

type Row = readonly Prose[];

const no = /^(?:no|false|optional|not required|-|–|—|✗|✘|❌)?$/i;

/** Whether a column says that a lead-in does not speak of this row. */
const isExempt = (table: Table, row: Row, { word }: Governor): boolean =>
  table.head.some(({ text: title }, column) => {
    const limits =
      /^supports?\b/i.test(title) || (levelOf(word) === 'must' && /^(?:required|mandatory)\b/i.test(title));
    return limits && no.test(row[column]?.text ?? '');
  });

const ownWords = (sentence: Prose): readonly FoundWord[] =>
  keyWordsIn(sentence).filter((word) => !isMention(sentence.text, word));

const isPlain = (cell: Prose): boolean =>
  sentencesOf(cell).every((sentence) => ownWords(sentence).length === 0);

/** What stands before a statement in a cell: the cells that name the row and, where it lacks a subject, the column. */
const labelOf = (table: Table, row: Row, column: number): Prose[] => {
  const lacksSubject = keyWordsIn(row[column] ?? noProse)[0]?.from === 0;
  const title = lacksSubject ? [table.head[column] ?? noProse] : [];
  return [...row.slice(0, column).filter(isPlain), ...title].filter(({ text }) => text !== '');
};

const stateOwn = (ledger: PageLedger, sentence: Prose, own: FoundWord, label: readonly Prose[]): void => {
  const before = label.reduce((sum, prose) => sum + keyWordsIn(prose).length, 0);
  ledger.state({
    word: own.word,
    ordinal: 1 + before + keyWordsIn(sentence).findIndex(({ from }) => from === own.from),
    text: [...label, sentence].map(({ text }) => text).join(' '),
    line: lineOf(sentence, own.from),
    form: 'row',
    direct: true,
  });
};

/** Reads a cell: its statements go to the ledger, the sentences without a key word of their own come back. */
const readCell = (ledger: PageLedger, cell: Prose, label: readonly Prose[]): string => {
  const rest: string[] = [];
  for (const sentence of sentencesOf(cell)) {
    const own = ownWords(sentence);
    ledger.mention(
      sentence,
      keyWordsIn(sentence).filter(({ from }) => own.every((word) => word.from !== from)),
    );
    if (own.length === 0) rest.push(sentence.text);
    for (const word of own) stateOwn(ledger, sentence, word, label);
  }
  return rest.join(' ');
};

/** @param lead what stands directly before the table */
export const readTable = (ledger: PageLedger, table: Table, lead?: Lead): void => {
  for (const title of table.head) ledger.mention(title);
  for (const row of table.rows) {
    const line = lineOf(row.find(({ text }) => text !== '') ?? noProse);
    const rest = row.map((cell, column) => readCell(ledger, cell, labelOf(table, row, column)));
    if (lead?.governor === undefined || isExempt(table, row, lead.governor)) continue;
    const text = [lead.text, ...rest.filter((cell) => cell !== '')].join(' ');
    ledger.state({ ...lead.governor, text, line, form: 'row', direct: false });
  }
};
