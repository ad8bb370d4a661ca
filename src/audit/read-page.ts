// Reads a page of the specification: its anchors, its statements, and every other key word on it.

import type { Block, Group, List, Paragraph } from './block.ts';
import type { Lead } from './lead.ts';
import { PageLedger } from './page-ledger.ts';
import { parsePage } from './parse-page.ts';
import { readBlocks } from './read-blocks.ts';
import { readParagraph } from './read-paragraph.ts';
import type { ReadPage } from './read-statement.ts';
import { readTable } from './read-table.ts';
import { withTags } from './statement-tag.ts';

/** A list that may be resumed after a block of code. */
interface Interrupted {
  readonly next: number;
  readonly lead: Lead | undefined;
}

const takesLead = (block: Block | undefined): boolean => block?.kind === 'list' || block?.kind === 'table';

/** What one block passes on to the next. */
interface Passed {
  /** From a lead-in to the very next block. */
  readonly lead?: Lead | undefined;
  readonly interrupted?: Interrupted | undefined;
}

/** The lead-in of the list whose item is read. */
interface Item {
  readonly lead: Lead | undefined;
}

const readList = (ledger: PageLedger, list: List, { lead, interrupted }: Passed): Passed => {
  const resumes = interrupted !== undefined && list.start === interrupted.next;
  const governing = resumes ? interrupted.lead : lead;
  for (const item of list.items) readSequence(ledger, item, { lead: governing });
  if (list.start === undefined) return {};
  return { interrupted: { next: list.start + list.items.length, lead: governing } };
};

const readGroup = (ledger: PageLedger, { blocks, id, line }: Group): void => {
  if (id !== undefined) ledger.enterId(id, line);
  ledger.within(() => readSequence(ledger, blocks));
};

const readBlock = (ledger: PageLedger, block: Exclude<Block, Paragraph>, passed: Passed): Passed => {
  if (block.kind === 'list') return readList(ledger, block, passed);
  if (block.kind === 'opaque') return { interrupted: passed.interrupted };
  if (block.kind === 'table') readTable(ledger, block, passed.lead);
  else if (block.kind === 'heading') ledger.enterHeading(block.prose);
  else readGroup(ledger, block);
  return {};
};

/** Reads blocks that follow each other; the first paragraph of an item stands under the lead-in of its list. */
const readSequence = (ledger: PageLedger, blocks: readonly Block[], item?: Item): void => {
  let passed: Passed = {};
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'paragraph') {
      const leads = takesLead(blocks[index + 1]);
      const its = index === 0 ? item : undefined;
      const beginsItem = its !== undefined;
      passed = { lead: readParagraph(ledger, block.prose, { lead: its?.lead, beginsItem, leads }) };
    } else passed = readBlock(ledger, block, passed);
  }
};

/**
 * Reads a page.
 *
 * @param page its address below the revision's base URL
 * @param file below the checkout; it names the page in messages
 * @throws PageError `unparsable-page`, `tag-collision`
 */
export const readPage = (page: string, file: string, text: string): ReadPage => {
  const { blocks, asides } = readBlocks(parsePage(file, text));
  const ledger = new PageLedger(page);
  readSequence(ledger, blocks);
  for (const aside of asides) ledger.mention(aside);
  const { anchors, found, leadIns, mentions } = ledger;
  const statements = withTags(file, found).map(({ ordinal, ...statement }) => ({ page, ...statement }));
  return { page, file, anchors, statements, leadIns, mentions };
};
