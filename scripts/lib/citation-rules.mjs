import { lineAt } from "./line-at.mjs";

/** @typedef {import("./report-findings.mjs").Finding} Finding */
/** @typedef {import("./source-files.mjs").SourceFile} SourceFile */

/** `docs/product.md, "Cart"` or `docs/product.md, "Cart" and "Sessions"`. */
const CITATION = /docs\/product\.md, ("[^"]+"(?: and "[^"]+")*)/g;

/**
 * The headings of a Markdown page, without their numbers.
 *
 * @param {string} markdown
 */
export const headingsOf = (markdown) =>
  new Set([...markdown.matchAll(/^#+ (?:[\d.]+ )?(.+)$/gm)].map((match) => match[1] ?? ""));

/**
 * The lines under a heading, up to the next heading.
 *
 * @param {string} markdown
 * @param {string} heading without its number
 */
export function sectionLines(markdown, heading) {
  const lines = markdown.split("\n");
  const start = lines.findIndex((line) => /^#+ /.test(line) && headingsOf(line).has(heading));
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^#+ /.test(line));
  return start < 0 ? [] : rest.slice(0, end < 0 ? undefined : end);
}

/**
 * Citations of headings that are not in docs/product.md.
 *
 * @param {SourceFile} file
 * @param {ReadonlySet<string>} headings
 * @returns {Finding[]}
 */
export function citationFindings({ path, text }, headings) {
  return [...text.matchAll(CITATION)].flatMap((match) =>
    [...(match[1] ?? "").matchAll(/"([^"]+)"/g)]
      .filter(([, heading = ""]) => !headings.has(heading))
      .map(([quoted]) => ({
        path,
        line: lineAt(text, match.index),
        message: `docs/product.md has no heading ${quoted}`,
      })),
  );
}
