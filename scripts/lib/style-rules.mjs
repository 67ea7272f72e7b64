import { posix } from "node:path";
import { lineAt } from "./line-at.mjs";

/** @typedef {import("./report-findings.mjs").Finding} Finding */
/** @typedef {import("./source-files.mjs").SourceFile} SourceFile */

const PHYSICAL_NAME =
  /(?<=[{,]\s*)((margin|padding|border|scrollMargin|scrollPadding)(Top|Right|Bottom|Left)|top|right|bottom|left)\s*:/g;
const QUOTED_COLOR = /(["'])(#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})|(rgba?|hsla?|oklch)\([^"']*\))\1/gi;

/**
 * Styles written in components follow the rules of style sheets (tools/style-rules.mjs): logical properties, so that right-to-left
 * languages mirror by themselves, and colors from tokens.css, so that the dark theme is complete.
 *
 * @param {SourceFile} file a .tsx file
 * @returns {Finding[]}
 */
export function inlineStyleFindings({ path, text }) {
  const colors = matches(path, text, QUOTED_COLOR, (found) => `${found}: colors are tokens of tokens.css`);
  const physical = [...text.matchAll(/style=\{(\{[^}]*\})\}/g)].flatMap((style) =>
    matches(
      path,
      style[1] ?? "",
      PHYSICAL_NAME,
      (found) => `${found} is physical: use the logical property`,
    ).map((finding) => ({ ...finding, line: finding.line + lineAt(text, style.index) - 1 })),
  );
  return [...colors, ...physical];
}

/**
 * Class names that a component takes from a style sheet that does not define them. The element would have no style, and types don't
 * help because they do not know the names.
 *
 * @param {SourceFile} file a .tsx file
 * @param {ReadonlyMap<string, string>} sheets texts of the `.module.css` files, by path
 * @returns {Finding[]}
 */
export function classFindings({ path, text }, sheets) {
  return [...text.matchAll(/^import (\w+) from "(\.[^"]+\.module\.css)";$/gm)].flatMap(
    ([statement, name = "", address = ""]) => {
      const sheet = sheets.get(posix.join(posix.dirname(path), address));
      if (sheet === undefined)
        return [{ path, line: lineAt(text, text.indexOf(statement)), message: `${address} is not there` }];
      const used = text.replaceAll(/^import .*$/gm, "").matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"));
      return [...used]
        .filter(([, used]) => !new RegExp(`\\.${used}\\b`).test(sheet))
        .map(([found]) => ({
          path,
          line: lineAt(text, text.indexOf(found)),
          message: `${found}: ${address} has no such class`,
        }));
    },
  );
}

/**
 * @param {string} path
 * @param {string} text
 * @param {RegExp} pattern
 * @param {(found: string) => string} say
 * @returns {Finding[]}
 */
function matches(path, text, pattern, say) {
  return [...text.matchAll(pattern)].map((match) => ({
    path,
    line: lineAt(text, match.index),
    message: say(match[0].trim()),
  }));
}
