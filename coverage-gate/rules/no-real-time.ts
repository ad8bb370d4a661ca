// No test of the suites waits for, or reads, a clock: a wait is on a named event and bounded by the machine.

import { Node, SyntaxKind } from 'ts-morph';
import { suiteFilesOf } from '../project.ts';
import type { Rule } from '../rule.ts';

/** A file without any of these words breaks nothing here, and need not be looked at node by node. */
const suspicious = /setTimeout|setInterval|hrtime|performance|sleep|Date|timers/;

const clocks = new Set(['setTimeout', 'setInterval', 'hrtime', 'performance']);

export const noRealTime: Rule = {
  name: 'no-real-time',
  *find(project) {
    for (const { source, path: file, text } of suiteFilesOf(project)) {
      if (!suspicious.test(text)) continue;
      for (const name of source.getDescendantsOfKind(SyntaxKind.Identifier)) {
        if (!readsAClock(name)) continue;
        const message = `${name.getText()} is real time.\nWait for a named event, or for quiet().`;
        yield { file, line: name.getStartLineNumber(), message };
      }
      for (const literal of source.getDescendantsOfKind(SyntaxKind.StringLiteral)) {
        const importsTimers =
          /^(node:)?timers/.test(literal.getLiteralText()) || clocks.has(literal.getLiteralText());
        if (!importsTimers) continue;
        const message = `"${literal.getLiteralText()}" is real time.\nWait for a named event, or for quiet().`;
        yield { file, line: literal.getStartLineNumber(), message };
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
