// Reads a page of the specification: its anchors, its statements, and every other key word on it.

import type { Block, List } from './block.ts';
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

const readList = (ledger: PageLedger, list: List, lead: Lead | undefined): void => {
  for (const item of list.items) readSequence(ledger, item, { lead });
};

/** Reads blocks that follow each other; an item of a list stands under the lead-in of the list. */
const readSequence = (
  ledger: PageLedger,
  blocks: readonly Block[],
  item?: { readonly lead: Lead | undefined },
): void => {
  let passedOn: Lead | undefined;
  let interrupted: Interrupted | undefined;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'paragraph') {
      const leads = takesLead(blocks[index + 1]);
      passedOn = readParagraph(ledger, block.prose, {
        lead: index === 0 ? item?.lead : undefined,
        beginsItem: index === 0 && item !== undefined,
        leads,
      });
      interrupted = undefined;
    } else if (block.kind === 'list') {
      const resumes = interrupted !== undefined && block.start === interrupted.next;
      const governing = resumes ? interrupted?.lead : passedOn;
      readList(ledger, block, governing);
      interrupted =
        block.start === undefined ? undefined : { next: block.start + block.items.length, lead: governing };
      passedOn = undefined;
    } else {
      if (block.kind === 'table') readTable(ledger, block, passedOn);
      else if (block.kind === 'heading') ledger.enterHeading(block.prose);
      else if (block.kind === 'group') {
        if (block.id !== undefined) ledger.enterId(block.id, block.line);
        ledger.within(() => readSequence(ledger, block.blocks));
      }
      if (block.kind !== 'opaque') interrupted = undefined;
      passedOn = undefined;
    }
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
