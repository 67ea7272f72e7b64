import { lineAt } from "./line-at.mjs";

/** @typedef {import("./report-findings.mjs").Finding} Finding */
/** @typedef {import("./source-files.mjs").SourceFile} SourceFile */

/** Words that files must not contain. `except` names the files that may. */
const RULES = [
  { pattern: /(?<![\w.$}])\/(home|Users|root)\/[\w.-]+/g, message: "a path of one machine" },
  { pattern: /^(<{7}|>{7}) /gm, message: "a conflict marker" },
  { pattern: /\b(TODO|FIXME)\b/g, message: "unfinished work: do it, or open an issue" },
  { pattern: /@ts-(ignore|nocheck)\b/g, message: "silences the compiler" },
  { pattern: /@ts-expect-error\b/g, message: "silences the compiler", except: /\.test-d\.ts$/ },
  { pattern: /\bas (unknown as|any)\b/g, message: "a cast that silences the compiler" },
  { pattern: /\bbiome-ignore\b/g, message: "silences the linter" },
  {
    pattern:
      /\b(the specification\b|specification,? sections?|spec sections?|(quality|domain|models|architecture|vocabulary|toolchain|wire-conventions)\.md\b)/gi,
    message: "not in this repository: cite a heading of docs/product.md",
    // Being rewritten.
    except: /^packages\/marketplace-sdk\/scripts\//,
  },
  {
    pattern:
      /\b((npx|npm exec)(?! --no -- )|npm (install|i|add)|pnpm (add|dlx)|yarn add|bunx?( add)?)( -[-\w]+)* marketplace-\w+(?![-\w.]*\.tgz)/g,
    message:
      "the registry's package of this name may be someone else's: install the tarball, run it with npx --no --",
  },
];

/**
 * Checks the house rules on the text of a file.
 *
 * @param {SourceFile} file
 * @returns {Finding[]}
 */
export function textFindings({ path, text }) {
  return RULES.filter(({ except }) => !except?.test(path)).flatMap(({ pattern, message }) =>
    [...text.matchAll(pattern)].map((match) => ({
      path,
      line: lineAt(text, match.index),
      message: `"${match[0].trim()}": ${message}`,
    })),
  );
}
