// Everything a source file imports: statements, re-exports, dynamic imports, `require` and import types.

import { Node, type SourceFile, SyntaxKind } from 'ts-morph';

export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** The names a statement takes; undefined where it takes everything, or is no statement. */
  readonly names: readonly string[] | undefined;
}

export const importsOf = (source: SourceFile): Import[] => {
  const statements = source.getImportDeclarations().map((node) => ({
    specifier: node.getModuleSpecifierValue(),
    line: node.getStartLineNumber(),
    names:
      node.getNamespaceImport() || node.getDefaultImport()
        ? undefined
        : node.getNamedImports().map((one) => one.getName()),
  }));
  const passedOn = source.getExportDeclarations().flatMap((node) => {
    const specifier = node.getModuleSpecifierValue();
    return specifier === undefined ? [] : [{ specifier, line: node.getStartLineNumber(), names: undefined }];
  });
  // Most files call nothing of the kind, and looking at every node of them would take a second.
  const calls = /\b(import|require)\s*\(/.test(source.getFullText());
  return [...statements, ...passedOn, ...(calls ? [...importCallsOf(source), ...importTypesOf(source)] : [])];
};

const importCallsOf = (source: SourceFile): Import[] =>
  source.getDescendantsOfKind(SyntaxKind.CallExpression).flatMap((call) => {
    const callee = call.getExpression();
    const [first] = call.getArguments();
    const imports = callee.getKind() === SyntaxKind.ImportKeyword || callee.getText() === 'require';
    return imports && Node.isStringLiteral(first)
      ? [{ specifier: first.getLiteralText(), line: call.getStartLineNumber(), names: undefined }]
      : [];
  });

const importTypesOf = (source: SourceFile): Import[] =>
  source.getDescendantsOfKind(SyntaxKind.ImportType).flatMap((node) => {
    const argument = node.getArgument();
    const literal = Node.isLiteralTypeNode(argument) ? argument.getLiteral() : undefined;
    return Node.isStringLiteral(literal)
      ? [{ specifier: literal.getLiteralText(), line: node.getStartLineNumber(), names: undefined }]
      : [];
  });
