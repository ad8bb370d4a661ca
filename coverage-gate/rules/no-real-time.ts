// No test of the suites waits for, or reads, a clock: a wait is on a named event and bounded by the machine.

import { Node, SyntaxKind } from 'ts-morph';
import { suiteFilesOf } from '../project.ts';
import type { Rule } from '../rule.ts';

const clocks = new Set(['setTimeout', 'setInterval', 'hrtime', 'performance']);

export const noRealTime: Rule = {
  name: 'no-real-time',
  *find(project) {
    for (const { source, path: file } of suiteFilesOf(project)) {
      for (const name of source.getDescendantsOfKind(SyntaxKind.Identifier)) {
        if (!readsAClock(name)) continue;
        const message = `${name.getText()} is real time.\nWait for a named event, or for quiet().`;
        yield { file, line: name.getStartLineNumber(), message };
      }
      for (const text of source.getDescendantsOfKind(SyntaxKind.StringLiteral)) {
        const importsTimers =
          /^(node:)?timers/.test(text.getLiteralText()) || clocks.has(text.getLiteralText());
        if (!importsTimers) continue;
        const message = `"${text.getLiteralText()}" is real time.\nWait for a named event, or for quiet().`;
        yield { file, line: text.getStartLineNumber(), message };
      }
    }
  },
};

const readsAClock = (name: Node): boolean => {
  const text = name.getText();
  const parent = name.getParent();
  const called = Node.isCallExpression(parent) && parent.getExpression() === name;
  if (clocks.has(text)) return true;
  if (text === 'sleep') return called;
  return text === 'Date' && (called || readsNow(parent));
};

const readsNow = (parent: Node | undefined): boolean =>
  Node.isNewExpression(parent)
    ? parent.getArguments().length === 0
    : Node.isPropertyAccessExpression(parent) && parent.getName() === 'now';
