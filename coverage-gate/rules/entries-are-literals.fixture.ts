// A miniature project that breaks entries-are-literals.

import { area, type Fixture } from '../fixture.ts';

const tools = 'requirements/features/tools.ts';
const spread = 'requirements/features/sampling.ts';
const misnamed = 'requirements/features/roots.ts';
const remedy = 'but an entry is a literal with source, behavior and level.\nWrite it out.';

export const fixture: Fixture = {
  files: {
    [tools]: area(
      'tools',
      `  'tools:list': { source: ['sdk'], behavior: sentence, level: 'own' },
  'tools:call': { source: ['sdk'], level: 'own' },
  'tools:page': { source: [], behavior: 'The server lists.', level: 'own' },
  'tools:tag': { source: [{ at: 'server/tools', tags: '0001' }], behavior: 'The server lists.', level: 'must' },`,
    ),
    [spread]: area('sampling', '  ...more,'),
    [misnamed]: area('rootz', ''),
  },
  findings: [
    {
      file: misnamed,
      line: 1,
      message: 'the area must be `export const roots = { … }`, and there is none.\nName it after its file.',
    },
    { file: spread, line: 2, message: `\`...more\` is computed, ${remedy}` },
    { file: tools, line: 2, message: `\`sentence\` is computed, ${remedy}` },
    { file: tools, line: 3, message: `tools:call is incomplete, ${remedy}` },
    { file: tools, line: 4, message: `tools:page is incomplete, ${remedy}` },
    { file: tools, line: 5, message: `tools:tag: tags is no list, ${remedy}` },
  ],
};
