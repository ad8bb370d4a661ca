// A miniature project that breaks sources-fit-the-window.

import { area, type Fixture } from '../fixture.ts';

const file = 'requirements/features/kettle.ts';
const sources = [
  "{ at: 'basic/ping', in: ['2025-06-18', '2026-07-28'] }",
  "{ at: 'basic/ping', in: ['2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] }",
  "{ at: 'basic/ping' }, { at: 'basic/ping', in: ['2025-11-25'] }",
  "'sdk', { at: 'basic/ping', in: ['2025-11-25', '2025-11-25'] }",
  "'sdk', { at: 'basic/ping', in: [] }",
  "{ at: 'basic/ping', tags: [] }",
  "{ at: 'basic/ping', tags: ['f001', 'f001'] }",
  "{ at: 'basic/ping', in: ['2025-06-18'] }, { at: 'basic/ping#timing', in: ['2025-11-25', '2026-07-28'] }",
];
const at = (index: number, problem: string) => ({
  file,
  line: 2 * index + 3,
  message: `kettle:n${index} ${problem}`,
});

export const fixture: Fixture = {
  files: {
    [file]: area(
      'kettle',
      sources
        .map(
          (source, index) =>
            `  'kettle:n${index}': { since: '2025-06-18', level: 'must', behavior: 'The kettle boils.',
    source: [${source}], deferred: { reason: 'unwritten', note: 'to do' } },`,
        )
        .join('\n'),
    ),
  },
  findings: [
    at(
      0,
      'holds in 2025-11-25, but no source is for it.\nAdd an address, or narrow the window with since or until.',
    ),
    at(
      1,
      'cites basic/ping for 2025-03-26, where it does not hold.\nDrop that from in, or widen the window.',
    ),
    at(2, 'cites basic/ping twice for 2025-11-25.\nName it once, with all its tags.'),
    at(3, 'cites basic/ping twice for 2025-11-25.\nName it once, with all its tags.'),
    at(4, 'cites basic/ping for no revision.\nList some in in, or drop the address.'),
    at(5, 'claims no tag under basic/ping.\nList some in tags, or leave tags out.'),
    at(6, 'claims f001 twice under basic/ping.\nName it once.'),
  ],
};
