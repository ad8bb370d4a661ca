// A suite sees the subject only through #case, or a wrong constant of the subject would agree with itself.

import { importsOf } from '../imports.ts';
import { suiteFilesOf } from '../project.ts';
import type { Rule } from '../rule.ts';

export const noSubjectImports: Rule = {
  name: 'no-subject-imports',
  *find(project) {
    for (const { source, path: file } of suiteFilesOf(project)) {
      for (const { specifier, line, names } of importsOf(source)) {
        if (specifier.startsWith('.') || isAllowed(specifier, names, file)) continue;
        const message = `a suite must not import ${specifier}${names ? ` { ${names.join(', ')} }` : ''}.\nTake what it needs from #case, and expected values from the specification as literals.`;
        yield { file, line, message };
      }
    }
  },
};

const isAllowed = (specifier: string, names: readonly string[] | undefined, file: string): boolean => {
  if (specifier === '#case') return names !== undefined;
  if (specifier === 'vitest') return names?.every((name) => name === 'expect') ?? false;
  return file.startsWith('suites/transports/') && (specifier === 'undici' || specifier.startsWith('node:'));
};
