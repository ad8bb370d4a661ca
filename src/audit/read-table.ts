// The statements of a table: those in its cells, and one for each row that takes over the key word of a lead-in.

import type { Table } from './block.ts';
import { type FoundWord, keyWordsIn, levelOf } from './key-words.ts';
import type { Governor, Lead } from './lead.ts';
import { isMention } from './mention.ts';
import type { PageLedger } from './page-ledger.ts';
import { lineOf, type Prose } from './prose.ts';
import { sentencesOf } from './sentences.ts';

const no = /^(?:no|false|optional|not required|-|–|—|✗|✘|❌)?$/i;

/** Whether a column says that a lead-in does not speak of this row. */
const isExempt = (table: Table, row: readonly Prose[], { word }: Governor): boolean =>
  table.head.some(({ text: title }, column) => {
    const limits =
      /^supports?\b/i.test(title) || (levelOf(word) === 'must' && /^(?:required|mandatory)\b/i.test(title));
    return limits && no.test(row[column]?.text ?? '');
  });

/** Reads a cell: its statements go to the ledger, what holds no key word of its own comes back. */
const readCell = (ledger: PageLedger, cell: Prose, label: string): string => {
  const rest: string[] = [];
  for (const sentence of sentencesOf(cell)) {
    const words = keyWordsIn(sentence);
    const own = words.filter((word) => !isMention(sentence.text, word));
    ledger.mention(
      sentence,
      words.filter((word) => !own.includes(word)),
    );
    if (own.length === 0) rest.push(sentence.text);
    for (const word of own) stateOwn(ledger, sentence, words, word, label);
  }
  return rest.join(' ');
};

const stateOwn = (
  ledger: PageLedger,
  { text, lines }: Prose,
  words: readonly FoundWord[],
  own: FoundWord,
  label: string,
): void =>
  ledger.state({
    word: own.word,
    ordinal: 1 + words.indexOf(own) + keyWordCount(label),
    text: label === '' ? text : `${label} ${text}`,
    line: lines[own.from] ?? 1,
    form: 'row',
    direct: true,
  });

const keyWordCount = (text: string): number => keyWordsIn({ text, lines: [], code: [] }).length;

/** What stands before the text of a cell: the first cell of its row and, where no subject stands in it, its column. */
const labelOf = (table: Table, row: readonly Prose[], column: number): string => {
  if (column === 0) return '';
  const lacksSubject = keyWordsIn(row[column] ?? { text: '', lines: [], code: [] })[0]?.from === 0;
  const title = lacksSubject ? (table.head[column]?.text ?? '') : '';
  return [row[0]?.text ?? '', title].filter((text) => text !== '').join(' ');
};

/** @param lead what stands directly before the table */
export const readTable = (ledger: PageLedger, table: Table, lead?: Lead): void => {
  for (const title of table.head) ledger.mention(title);
  for (const row of table.rows) {
    const line = lineOf(row.find(({ text }) => text !== '') ?? { text: '', lines: [], code: [] });
    const rest = row.map((cell, column) => readCell(ledger, cell, labelOf(table, row, column)));
    if (lead?.governor === undefined || isExempt(table, row, lead.governor)) continue;
    const text = [lead.text, ...rest.filter((cell) => cell !== '')].join(' ');
    ledger.state({ ...lead.governor, text, line, form: 'row', direct: false });
  }
};
