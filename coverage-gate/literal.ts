// The value of a pure literal, read from its syntax: nothing is executed.

import { Node } from 'ts-morph';

/** A place that is not the literal it has to be. */
export class NotLiteralError extends Error {
  readonly code = 'NOT_LITERAL';
  override readonly name = 'NotLiteralError';
  readonly node: Node;

  constructor(node: Node, what = `\`${node.getText().split('\n')[0]}\` is computed`) {
    super(what);
    this.node = node;
  }
}

/** Takes `as const`, `satisfies …` and parentheses off an expression. */
export const bare = (node: Node): Node =>
  Node.isAsExpression(node) || Node.isSatisfiesExpression(node) || Node.isParenthesizedExpression(node)
    ? bare(node.getExpression())
    : node;

/**
 * The value an expression has by its syntax alone.
 *
 * @throws NotLiteralError at the first part that would have to be computed
 */
export const literalOf = (expression: Node): unknown => {
  const node = bare(expression);
  if (Node.isStringLiteral(node) || Node.isNoSubstitutionTemplateLiteral(node)) return node.getLiteralText();
  if (Node.isNumericLiteral(node)) return node.getLiteralValue();
  if (Node.isTrueLiteral(node) || Node.isFalseLiteral(node)) return node.getLiteralValue();
  if (Node.isNullLiteral(node)) return null;
  if (Node.isArrayLiteralExpression(node)) return node.getElements().map(literalOf);
  if (Node.isObjectLiteralExpression(node)) {
    return Object.fromEntries(membersOf(node).map(({ key, value }) => [key, literalOf(value)]));
  }
  throw new NotLiteralError(node);
};

/** The members of an object literal in order, doubles included; of anything else none. */
export const membersOf = (node: Node): { key: string; value: Node }[] =>
  Node.isObjectLiteralExpression(node)
    ? node.getProperties().map((property) => {
        const name = Node.isPropertyAssignment(property) ? property.getNameNode() : undefined;
        const value = Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
        if (value && Node.isIdentifier(name)) return { key: name.getText(), value };
        if (value && Node.isStringLiteral(name)) return { key: name.getLiteralText(), value };
        throw new NotLiteralError(property);
      })
    : [];

/** The line of a member of a literal, as near as it can be found: `['divergence', 1, 'versions']`. */
export const lineAt = (expression: Node, path: readonly (string | number)[]): number => {
  const node = bare(expression);
  const [step, ...rest] = path;
  const inner =
    typeof step === 'number'
      ? Node.isArrayLiteralExpression(node) && node.getElements()[step]
      : membersOf(node).find(({ key }) => key === step)?.value;
  return inner ? lineAt(inner, rest) : expression.getStartLineNumber();
};
