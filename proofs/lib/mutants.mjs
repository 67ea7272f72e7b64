import ts from "typescript";

/** @typedef {{ line: number, from: string, to: string, text: string }} Mutant one change, and the whole module with it */

const K = ts.SyntaxKind;
/** Replacements of each operator: a shifted boundary, its opposite, or another operation. */
const OPERATORS = new Map([
  [K.LessThanToken, ["<=", ">="]],
  [K.LessThanEqualsToken, ["<", ">"]],
  [K.GreaterThanToken, [">=", "<="]],
  [K.GreaterThanEqualsToken, [">", "<"]],
  [K.EqualsEqualsEqualsToken, ["!=="]],
  [K.ExclamationEqualsEqualsToken, ["==="]],
  [K.PlusToken, ["-"]],
  [K.MinusToken, ["+"]],
  [K.AsteriskToken, ["/"]],
  [K.SlashToken, ["*"]],
  [K.PercentToken, ["*"]],
  [K.AmpersandAmpersandToken, ["||"]],
  [K.BarBarToken, ["&&"]],
  [K.QuestionQuestionToken, ["&&"]],
]);
/** Methods that are easily confused with each other. */
const METHODS = new Map([
  ["max", "min"],
  ["min", "max"],
  ["padStart", "padEnd"],
  ["padEnd", "padStart"],
  ["every", "some"],
  ["some", "every"],
]);

/**
 * Mutants of a module, each with one small mistake in boundaries, arithmetic, logic, constants, texts or conditions. Types, imports
 * and error texts that no test compares stay as they are.
 *
 * @param {string} path
 * @param {string} text
 * @returns {Mutant[]}
 */
export function mutantsOf(path, text) {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {Mutant[]} */
  const mutants = [];
  /** @param {ts.Node} node @param {string} to */
  const replace = (node, to) => {
    const start = node.getStart(tree);
    mutants.push({
      line: tree.getLineAndCharacterOfPosition(start).line + 1,
      from: node.getText(tree),
      to,
      text: text.slice(0, start) + to + text.slice(node.getEnd()),
    });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isThrowStatement(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      for (const to of OPERATORS.get(node.operatorToken.kind) ?? []) replace(node.operatorToken, to);
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken)
      replace(node, node.operand.getText(tree));
    if (ts.isPrefixUnaryExpression(node) && node.operator === K.MinusToken)
      replace(node, node.operand.getText(tree));
    if (ts.isConditionalExpression(node) || ts.isIfStatement(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition;
      replace(condition, "true");
      replace(condition, "false");
    }
    if (ts.isNumericLiteral(node)) replace(node, `${Number(node.text) + 1}`);
    if (ts.isBigIntLiteral(node)) replace(node, `${BigInt(node.text.slice(0, -1)) + 1n}n`);
    if (node.kind === K.TrueKeyword) replace(node, "false");
    if (node.kind === K.FalseKeyword) replace(node, "true");
    if (isText(node)) replace(node, node.text === "" ? '"mutant"' : '""');
    if (ts.isPropertyAccessExpression(node)) {
      const to = METHODS.get(node.name.text);
      if (to) replace(node.name, to);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return mutants;
}

/** Properties of a state table that only describe it. */
const WORDS = new Set(["name", "guard", "effect"]);

/**
 * Texts that are values, which excludes names of properties and descriptions in tables.
 *
 * @param {ts.Node} node
 * @returns {node is ts.StringLiteral}
 */
function isText(node) {
  if (!ts.isStringLiteral(node)) return false;
  const { parent } = node;
  return !ts.isPropertyAssignment(parent) || (parent.name !== node && !WORDS.has(parent.name.getText()));
}
