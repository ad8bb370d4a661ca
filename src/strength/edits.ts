// All single faults that the operators can plant in a text. Pure: text in, changes of the text out.

import { ts } from 'ts-morph';
import type { Edit, Operator } from './fault.ts';

type Found = Pick<Edit, 'at' | 'start' | 'end' | 'replacement'>;
type Finder = (node: ts.Node, source: ts.SourceFile) => Found | undefined;

const replaced = (node: ts.Node, source: ts.SourceFile, replacement: string): Found => ({
  at: node.getStart(source),
  start: node.getStart(source),
  end: node.getEnd(),
  replacement,
});

const bounds: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const equalities: Readonly<Record<string, string>> = { '===': '!==', '!==': '===', '==': '!=', '!=': '==' };

/** Exchanges the sign of a comparison that stands in the table. */
const exchangedSign =
  (table: Readonly<Record<string, string>>): Finder =>
  (node, source) => {
    if (!ts.isBinaryExpression(node)) return undefined;
    const sign = table[node.operatorToken.getText(source)];
    return sign === undefined
      ? undefined
      : { ...replaced(node.operatorToken, source, sign), at: node.getStart(source) };
  };

const conditionOf = (node: ts.Node): ts.Expression | undefined => {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) || ts.isForStatement(node) ? node.condition : undefined;
};

const isEquality = (node: ts.Expression, source: ts.SourceFile): boolean =>
  ts.isBinaryExpression(node) && node.operatorToken.getText(source) in equalities;

/** An equality has an operator of its own, with the same effect. */
const negatedCondition: Finder = (node, source) => {
  const condition = conditionOf(node);
  if (!condition || isEquality(condition, source)) return undefined;
  return replaced(condition, source, `!(${condition.getText(source)})`);
};

const isDirective = (node: ts.ExpressionStatement): boolean => ts.isStringLiteral(node.expression);

const isSuperCall = (node: ts.ExpressionStatement): boolean =>
  ts.isCallExpression(node.expression) && node.expression.expression.kind === ts.SyntaxKind.SuperKeyword;

const droppedStatement: Finder = (node, source) => {
  const drops = ts.isExpressionStatement(node)
    ? !isDirective(node) && !isSuperCall(node)
    : ts.isThrowStatement(node) || ts.isBreakStatement(node) || ts.isContinueStatement(node);
  return drops ? replaced(node, source, ';') : undefined;
};

/** A member of a list goes with the comma behind it. */
const withoutMember = (node: ts.Node, source: ts.SourceFile): Found => {
  const comma = /^\s*,/.exec(source.text.slice(node.getEnd()))?.[0].length ?? 0;
  return { ...replaced(node, source, ''), end: node.getEnd() + comma };
};

const droppedProperty: Finder = (node, source) =>
  ts.isObjectLiteralExpression(node.parent) && !ts.isSpreadAssignment(node) && !isTarget(node.parent)
    ? withoutMember(node, source)
    : undefined;

/** Whether an object or array literal is what an assignment takes apart. */
const isTarget = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) &&
  parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  (ts.isObjectLiteralExpression(parent.left) || ts.isArrayLiteralExpression(parent.left));

const droppedSpread: Finder = (node, source) =>
  (ts.isSpreadAssignment(node) || ts.isSpreadElement(node)) && !isTarget(node.parent)
    ? withoutMember(node, source)
    : undefined;

/** Names of modules and of properties are no values. */
const isName = ({ parent }: ts.Node, node: ts.Node): boolean =>
  ts.isImportDeclaration(parent) ||
  ts.isExportDeclaration(parent) ||
  ts.isExpressionStatement(parent) ||
  (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) ||
  ('name' in parent && parent.name === node);

const changedLiteral: Finder = (node, source) => {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return replaced(node, source, 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) return replaced(node, source, 'true');
  if (ts.isNumericLiteral(node)) return replaced(node, source, `(${node.getText(source)} + 1)`);
  if (!ts.isStringLiteralLike(node) || isName(node, node)) return undefined;
  return replaced(node, source, node.text === '' ? "'~'" : "''");
};

const returnedNothing: Finder = (node, source) => {
  if (ts.isReturnStatement(node) && node.expression) return replaced(node, source, 'return;');
  const body = ts.isArrowFunction(node) && !ts.isBlock(node.body) ? node.body : undefined;
  return body && replaced(body, source, 'undefined');
};

const finders: Readonly<Record<Operator, Finder>> = {
  'negated-condition': negatedCondition,
  'dropped-statement': droppedStatement,
  'dropped-property': droppedProperty,
  'dropped-spread': droppedSpread,
  'changed-literal': changedLiteral,
  'changed-bound': exchangedSign(bounds),
  'changed-equality': exchangedSign(equalities),
  'returned-nothing': returnedNothing,
};

/** Every fault that can be planted in a JavaScript text, in the order of its nodes. */
export const editsOf = (text: string): Edit[] => {
  const source = ts.createSourceFile('code.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    for (const [operator, find] of Object.entries(finders)) {
      const found = find(node, source);
      if (!found) continue;
      const { line, character } = source.getLineAndCharacterOfPosition(found.start);
      edits.push({ operator: operator as Operator, ...found, line: line + 1, column: character + 1 });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return edits;
};
