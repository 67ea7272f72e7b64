/**
 * Checks what lib/house-rules.mjs says of every file, that components use only classes that their style sheets define, and that the React
 * package exports nothing that nobody uses.
 */
import { join } from "node:path/posix";
import { findingsOf } from "./lib/house-rules.mjs";
import { unusedExports } from "./lib/kit-exports.mjs";
import { reportFindings } from "./lib/report-findings.mjs";
import { root } from "./lib/root.mjs";
import { sourceFiles } from "./lib/source-files.mjs";

/** The order, which is kept word for word, and files that spell out what they forbid. */
const SPELLED_OUT = /^(docs\/order\.md|CONTRIBUTING\.md|scripts\/(lib|test)\/house-rules\.(test\.)?mjs)$/;
const CHECKED =
  /\.([cm]?[jt]sx?|css|html|ya?ml|json|webmanifest|md|txt|sh|sql|csv|svg|vue|png|jpe?g|webp|gif|ico|avif|bmp)$/i;

const files = sourceFiles(root, CHECKED).filter(({ path }) => !SPELLED_OUT.test(path));
const sheets = new Map(files.filter(({ path }) => /\.css$/.test(path)).map(({ path, text }) => [path, text]));
reportFindings(`house rules of ${files.length} files`, [
  ...files.flatMap(findingsOf),
  ...files.filter(({ path }) => /\.tsx$/.test(path)).flatMap(missingClasses),
  ...unusedExports(files),
]);

/**
 * Classes that a component takes from a CSS module that does not define them: it would have no style, and types do not know the names.
 *
 * @param {import("./lib/source-files.mjs").SourceFile} file
 */
function missingClasses({ path, text }) {
  return [...text.matchAll(/^import (\w+) from "(\.[^"]+\.module\.css)";$/gm)].flatMap(
    ([, name = "", address = ""]) => {
      const sheet = sheets.get(join(path, "..", address)) ?? "";
      return [...text.matchAll(new RegExp(`\\b${name}\\.(?!module\\b)(\\w+)`, "g"))]
        .filter(([, used]) => !new RegExp(`\\.${used}\\b`).test(sheet))
        .map(({ 0: found, index }) => ({
          path,
          line: text.slice(0, index).split("\n").length,
          message: `${found}: ${address} has no such class`,
        }));
    },
  );
}
