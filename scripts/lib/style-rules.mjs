import { lineAt } from "./line-at.mjs";

/** @typedef {import("./report-findings.mjs").Finding} Finding */
/** @typedef {import("./source-files.mjs").SourceFile} SourceFile */

const SIDES = "(top|right|bottom|left)";
const PHYSICAL = [
  new RegExp(`(?<=^|[{;\\s])((scroll-)?(margin|padding)|border)-${SIDES}(-(width|style|color))?\\s*:`, "g"),
  new RegExp(`(?<=^|[{;\\s])${SIDES}\\s*:`, "g"),
  /(?<=^|[{;\s])border-(top|bottom)-(left|right)-radius\s*:/g,
  /(?<=^|[{;\s])(text-align|float|clear)\s*:\s*(left|right)\b/g,
];
const COLOR = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;
const PHYSICAL_NAME =
  /(?<=[{,]\s*)((margin|padding|border|scrollMargin|scrollPadding)(Top|Right|Bottom|Left)|top|right|bottom|left)\s*:/g;
const QUOTED_COLOR = /(["'])(#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})|(rgba?|hsla?|oklch)\([^"']*\))\1/gi;

/**
 * Style sheets use logical properties, so that right-to-left languages mirror by themselves, and take every color
 * from tokens.css, so that the dark theme is complete.
 *
 * @param {SourceFile} file a .css file
 * @returns {Finding[]}
 */
export function cssFindings({ path, text }) {
  const css = blankComments(text);
  const physical = PHYSICAL.flatMap((pattern) =>
    matches(
      path,
      css,
      pattern,
      (found) => `${found.replace(/\s*:.*/, "")} is physical: use the logical property`,
    ),
  );
  // The default theme, and others that set its tokens again.
  if (path.endsWith("/tokens.css") || path.includes("/ui/themes/")) return physical;
  const colors = matches(path, css, COLOR, (found) => `${found}: colors are tokens of tokens.css`);
  return [...physical, ...colors];
}

/**
 * The same for styles written in components.
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

/** @param {string} css */
function blankComments(css) {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
}
