import ts from "typescript";
import { lineAt } from "./line-at.mjs";

/** @typedef {import("./report-findings.mjs").Finding} Finding */
/** @typedef {import("./source-files.mjs").SourceFile} SourceFile */

const MAX_LINES = 400;
/** Texts of a language and the glossary are lists, so they may be longer. */
const TEXTS = /^packages\/storefront\/src\/i18n\/locales\/|\/glossary-terms\.mjs$/;
/** A package's public face: its index, and the index of each subpath of the SDK. */
const ENTRY = /^(packages\/[^/]+|openapi)\/src\/([^/]+\/)?index\.tsx?$/;
const APP = /^packages\/storefront\/src\//;
/** The service worker answers the browser's own requests, so it must make them. */
const WORKER = /^packages\/storefront\/src\/sw\//;
const TEST = /\.(test|test-d)\.tsx?$/;
const LINKS = new Set(["href", "to"]);
const NAVIGATORS = new Set(["navigate", "setLocation"]);

/**
 * @param {SourceFile} file
 * @returns {Finding[]} one finding for a file that is too long
 */
export function lengthFindings({ path, text }) {
  const lines = text.trimEnd().split("\n").length;
  if (lines <= MAX_LINES || TEXTS.test(path)) return [];
  return [{ path, line: 0, message: `${lines} lines: split it, ${MAX_LINES} is the limit` }];
}

/**
 * Findings in the syntax of a module: barrels anywhere, and in the storefront also direct requests and hand-made URLs.
 *
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
export function syntaxFindings({ path, text }) {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const barrel = isBarrel(tree) && !ENTRY.test(path);
  /** @type {Finding[]} */
  const findings = barrel
    ? [{ path, line: 0, message: "a barrel: import from the module that defines it" }]
    : [];
  if (!APP.test(path) || WORKER.test(path) || TEST.test(path)) return findings;

  /** @param {ts.Node} node */
  const visit = (node) => {
    const message = requestMessage(node) ?? urlMessage(node, path);
    if (message) findings.push({ path, line: lineAt(text, node.getStart(tree)), message });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return findings;
}

/**
 * A module that only re-exports others. A module that re-exports a single one, as the storefront's route files do, doesn't count.
 *
 * @param {ts.SourceFile} tree
 */
function isBarrel(tree) {
  const passedOn = tree.statements.filter(
    (statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined,
  );
  return passedOn.length > 1 && passedOn.length === tree.statements.length;
}

/** @param {ts.Node} node */
function requestMessage(node) {
  if (ts.isNewExpression(node) && node.expression.getText() === "XMLHttpRequest") {
    return "the storefront talks to the API through the SDK only";
  }
  if (!ts.isCallExpression(node)) return undefined;
  return /^(globalThis\.|window\.|self\.)?fetch$/.test(node.expression.getText())
    ? "the storefront talks to the API through the SDK only"
    : undefined;
}

/**
 * @param {ts.Node} node
 * @param {string} path
 */
function urlMessage(node, path) {
  if (path.startsWith("packages/storefront/src/shared/navigation/")) return undefined;
  if (ts.isJsxAttribute(node) && LINKS.has(node.name.getText())) {
    const value =
      node.initializer && ts.isJsxExpression(node.initializer)
        ? node.initializer.expression
        : node.initializer;
    return isPath(value) ? "URLs are built in shared/navigation/paths.ts" : undefined;
  }
  if (ts.isCallExpression(node)) {
    const name = node.expression.getText().split(".").at(-1) ?? "";
    return NAVIGATORS.has(name) && isPath(node.arguments[0])
      ? "URLs are built in shared/navigation/paths.ts"
      : undefined;
  }
  return undefined;
}

/** @param {ts.Node | undefined} node */
function isPath(node) {
  return node !== undefined && /^["'`]\//.test(node.getText());
}
