// requirements/index.ts is what the generator writes: an area that nobody gathers proves nothing.

import { areasOf } from '../project.ts';
import { indexFile, renderIndex } from '../requirements-index.ts';
import type { Rule } from '../rule.ts';

export const indexIsCurrent: Rule = {
  name: 'index-is-current',
  find: (project) =>
    project.files.find(({ path }) => path === indexFile)?.text === renderIndex(areasOf(project))
      ? []
      : [
          {
            file: indexFile,
            line: 1,
            message: 'this file does not match the area files.\nRun pnpm requirements:index.',
          },
        ],
};
