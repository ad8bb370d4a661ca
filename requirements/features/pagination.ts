// What must hold of lists that come in pages: the cursors that servers hand out, and what clients make of them.

import type { Area } from '../model.ts';

export const pagination = {
  'pagination:pages': {
    source: [
      { at: 'server/utilities/pagination#response-format' },
      { at: 'server/utilities/pagination#request-format' },
      { at: 'server/utilities/pagination#operations-supporting-pagination' },
    ],
    behavior: 'The server sends each page with the cursor of the next, and the last one without.',
    level: 'must',
    tiers: ['lowlevel'],
  },
  'pagination:cursor:unchanged': {
    source: [{ at: 'server/utilities/pagination#request-format' }],
    behavior: 'The server hands its list handlers the cursor that was sent, character for character.',
    level: 'must',
    tiers: ['lowlevel'],
  },
  'pagination:cursor:stable': {
    source: [{ at: 'server/utilities/pagination#implementation-guidelines', tags: ['d399'] }],
    behavior: 'The server answers a cursor that was used before with the same page.',
    level: 'should',
    tiers: ['lowlevel'],
  },
  'pagination:cursor:refused': {
    source: [{ at: 'server/utilities/pagination#implementation-guidelines', tags: ['cd66'] }],
    behavior: 'The server goes on serving its list after it refused a cursor.',
    level: 'should',
    tiers: ['lowlevel'],
  },
  'pagination:cursor:invalid': {
    source: [{ at: 'server/utilities/pagination#error-handling', tags: ['2546'] }],
    behavior: 'The server refuses a cursor that it never handed out as invalid params.',
    level: 'should',
    tiers: ['highlevel'],
    divergence: [
      {
        pin: 'whole-list',
        sdk: 'v1',
        note: 'takes no notice of the cursor and sends the whole list once more',
        issue: '#2352',
      },
      {
        pin: 'whole-list',
        sdk: 'v2',
        note: 'takes no notice of the cursor and sends the whole list once more',
        issue: '#2352',
      },
    ],
  },
  'pagination:one-page': {
    source: ['sdk'],
    behavior: 'The server sends everything that is registered as one page without a cursor.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'pagination:template-list': {
    source: ['sdk'],
    behavior: 'The server leaves the cursor that a template lists with out of its own list.',
    level: 'own',
    tiers: ['highlevel'],
  },
  'pagination:client:cursor:opaque': {
    source: [{ at: 'server/utilities/pagination#implementation-guidelines', tags: ['b16a', 'a7ab', 'a8c8'] }],
    behavior: 'The client passes cursors on in both directions, character for character.',
    level: 'must',
  },
  'pagination:client:cursor:new-session': {
    source: [{ at: 'server/utilities/pagination#implementation-guidelines', tags: ['11f2'] }],
    behavior: 'The client begins a list anew on its next connection.',
    level: 'must',
    until: '2026-07-28',
  },
  'pagination:client:page-sizes': {
    source: [{ at: 'server/utilities/pagination#pagination-model', tags: ['377d'] }],
    behavior: 'The client takes pages of any size, empty ones included.',
    level: 'must',
  },
  'pagination:client:end': {
    source: [
      { at: 'server/utilities/pagination#implementation-guidelines', tags: ['2010', '6b2b'] },
      { at: 'server/prompts#implementation-considerations', tags: ['1529'] },
    ],
    behavior: 'The client ends a list that comes in pages at the page without a cursor.',
    level: 'should',
  },
  'pagination:client:not-paginated': {
    source: [{ at: 'server/utilities/pagination#implementation-guidelines', tags: ['6b2b'] }],
    behavior: 'The client gets a list that comes without a cursor by one request.',
    level: 'should',
  },
  'pagination:client:cursor:empty': {
    source: [{ at: 'server/utilities/pagination#implementation-guidelines', tags: ['af94', '766f'] }],
    behavior: 'The client asks for the page of an empty cursor like for any other.',
    level: 'must',
    since: '2026-07-28',
  },
  'pagination:client:cursor:repeated': {
    source: [{ at: 'server/utilities/pagination#implementation-guidelines', tags: ['af94'] }],
    behavior: 'The client follows a cursor that stays the same while the pages change.',
    level: 'must',
    since: '2026-07-28',
    divergence: [
      {
        pin: 'ends-early',
        sdk: 'v2',
        versions: '<2.2.0',
        note: 'ends the list at a cursor that it has seen before, and says nothing of the rest',
        issue: '#2735',
      },
    ],
  },
  'pagination:client:page:repeated': {
    source: [{ at: 'server/utilities/pagination#implementation-guidelines', tags: ['af94'] }],
    behavior: 'The client follows the cursor of a page that equals the one before.',
    level: 'must',
    since: '2026-07-28',
    divergence: [
      {
        pin: 'ends-before-it',
        sdk: 'v2',
        versions: '>=2.2.0',
        note: 'ends the list at a page that has the items and the cursor of the one before',
        issue: '#2735',
      },
      {
        pin: 'ends-after-it',
        sdk: 'v2',
        versions: '<2.2.0',
        note: 'ends the list at a cursor that it has seen before, and says nothing of the rest',
        issue: '#2735',
      },
    ],
  },
  'pagination:client:envelope': {
    source: [{ at: 'server/utilities/pagination', tags: ['c01d'] }],
    behavior: 'The client sends the metadata of a request along with every cursor.',
    level: 'must',
    since: '2026-07-28',
  },
  'pagination:client:whole-list': {
    source: ['sdk'],
    behavior: 'The client gathers all pages of a list that it is asked for without a cursor.',
    level: 'own',
    divergence: [
      { pin: 'first-page', sdk: 'v1', note: 'gives its user the first page and the cursor of the next' },
    ],
  },
  'pagination:client:most-pages': {
    source: ['sdk'],
    behavior: 'The client fails a list that has more pages than its user allows.',
    level: 'own',
    needs: ['client:gathers-pages'],
  },
  'pagination:client:page-fails': {
    source: ['sdk'],
    behavior: 'The client fails a list with the error that one of its pages is answered with.',
    level: 'own',
    needs: ['client:gathers-pages'],
  },
} as const satisfies Area;
