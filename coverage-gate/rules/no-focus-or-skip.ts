// Every test of the suites runs, and only through `verifies`: what a subject lacks is decided by `offers`.

import { Node, SyntaxKind } from 'ts-morph';
import { suiteFilesOf } from '../project.ts';
import type { Rule } from '../rule.ts';

const switches = new Set(['only', 'skip', 'todo', 'fails', 'skipIf', 'runIf']);
const runners = new Set(['test', 'it', 'describe', 'suite', 'bench']);

export const noFocusOrSkip: Rule = {
  name: 'no-focus-or-skip',
  *find(project) {
    for (const { source, path: file } of suiteFilesOf(project)) {
      for (const access of source.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)) {
        const called = Node.isCallExpression(access.getParent()) || Node.isIdentifier(access.getExpression());
        if (!switches.has(access.getName()) || !called) continue;
        const line = access.getNameNode().getStartLineNumber();
        const message = `.${access.getName()} decides which tests run.\nDelete it; filters are given on the command line.`;
        yield { file, line, message };
      }
      for (const call of source.getDescendantsOfKind(SyntaxKind.CallExpression)) {
        const callee = call.getExpression();
        if (!Node.isIdentifier(callee) || !runners.has(callee.getText())) continue;
        const message = `${callee.getText()}(…) proves no requirement.\nWrite verifies(…) instead.`;
        yield { file, line: call.getStartLineNumber(), message };
      }
    }
  },
};
