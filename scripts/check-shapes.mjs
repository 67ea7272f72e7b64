/** Checks shapes that the linter has no rule for: file lengths, barrels, requests, URLs, styles and money. */
import { moneyFindings } from "./lib/money-rules.mjs";
import { reportFindings } from "./lib/report-findings.mjs";
import { root } from "./lib/root.mjs";
import { lengthFindings, syntaxFindings } from "./lib/shape-rules.mjs";
import { sourceFiles } from "./lib/source-files.mjs";
import { classFindings, inlineStyleFindings } from "./lib/style-rules.mjs";

const code = sourceFiles(root, /\.([cm]?[jt]s|tsx)$/);
const components = sourceFiles(root, /^packages\/(storefront|marketplace-react)\/src\/.*\.tsx$/);
const written = sourceFiles(root, /\.(ya?ml|css)$/);
const sheets = new Map(written.map(({ path, text }) => [path, text]));

reportFindings("shapes", [
  ...[...code, ...written].flatMap(lengthFindings),
  ...code.filter(({ path }) => /\.tsx?$/.test(path)).flatMap(syntaxFindings),
  ...code.flatMap(moneyFindings),
  ...components.flatMap((file) => [...inlineStyleFindings(file), ...classFindings(file, sheets)]),
]);
