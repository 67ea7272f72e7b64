import ts from "typescript";

/** Names of errors and operations: text in code that no type declares by a symbol. */
const NAME_IN_TEXT = /^[a-z]+([_.][A-Za-z]+)+$/;

/**
 * What a program takes from the SDK: each imported name, method, field and option that the built package declares, and the
 * names of errors and operations in its texts.
 *
 * @param file absolute path of the program
 * @param folder of the SDK's package
 */
export function sdkNames(program: ts.Program, file: string, folder: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`${file} is not part of the program`);
  const names = new Set<string>();

  const isOurs = (symbol: ts.Symbol | undefined): boolean => {
    if (!symbol) return false;
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (target.declarations ?? []).some((each) => each.getSourceFile().fileName.startsWith(`${folder}/`));
  };
  /** The field of the SDK that a name in an object or a pattern means. */
  const fieldOf = (node: ts.Identifier): ts.Symbol | undefined => {
    const { parent } = node;
    if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node) {
      return checker.getTypeAtLocation(parent.parent).getProperty(node.text);
    }
    if (
      (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) &&
      parent.name === node
    ) {
      return checker.getContextualType(parent.parent)?.getProperty(node.text);
    }
    return undefined;
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && (isOurs(checker.getSymbolAtLocation(node)) || isOurs(fieldOf(node)))) {
      names.add(node.text);
    }
    if (ts.isStringLiteral(node) && !ts.isImportDeclaration(node.parent) && NAME_IN_TEXT.test(node.text)) {
      names.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...names].sort();
}
