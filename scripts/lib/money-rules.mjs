import ts from "typescript";
import { lineAt } from "./line-at.mjs";

/** @typedef {import("./report-findings.mjs").Finding} Finding */
/** @typedef {import("./source-files.mjs").SourceFile} SourceFile */

/** Modules that work with amounts. Times and check digits of addresses aren't amounts. */
const MONEY =
  /^packages\/(marketplace-react\/src\/(money\/|cart\/lines)|storefront\/src\/(entities\/money\/|features\/wallet\/loan\/loan\.)|sandbox\/src\/(domain\/(money|ledger\/)|db\/ledger\/|features\/(orders|payments|wallet|loans)\/))/;
const NO_AMOUNTS = /\.test\.ts$|\/(price-token|address-forms)\.ts$/;

const FLOATS = new Set(["Number", "parseFloat", "parseInt"]);
const ROUNDING = new Set(["toFixed", "toPrecision", "toExponential"]);
/** Functions of Math that keep integers integers. */
const WHOLE = new Set(["max", "min", "trunc"]);
const MESSAGE = "amounts are decimal strings and bigint, never floating point";

/**
 * Finds code that could turn an amount into floating point. TypeScript already refuses arithmetic on strings.
 *
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
export function moneyFindings({ path, text }) {
  if (!MONEY.test(path) || NO_AMOUNTS.test(path)) return [];
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {Finding[]} */
  const findings = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isFloating(node)) {
      findings.push({
        path,
        line: lineAt(text, node.getStart(tree)),
        message: `"${node.getText(tree)}": ${MESSAGE}`,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return findings;
}

/** @param {ts.Node} node */
function isFloating(node) {
  if (ts.isIdentifier(node)) return FLOATS.has(node.text);
  if (ts.isNumericLiteral(node)) return !/^\d+$/.test(node.text);
  if (ts.isPrefixUnaryExpression(node)) return node.operator === ts.SyntaxKind.PlusToken;
  if (!ts.isPropertyAccessExpression(node)) return false;
  const isMath = node.expression.getText() === "Math";
  return isMath ? !WHOLE.has(node.name.text) : ROUNDING.has(node.name.text);
}
