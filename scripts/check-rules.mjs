/** Checks the house rules that plain text shows: no machine paths, no unfinished work, nothing silenced. */
import { reportFindings } from "./lib/report-findings.mjs";
import { root } from "./lib/root.mjs";
import { sourceFiles } from "./lib/source-files.mjs";
import { textFindings } from "./lib/text-rules.mjs";

/** Those that must spell out what they forbid. */
const SPELLED_OUT = /^(CONTRIBUTING\.md|scripts\/(lib|test)\/text-rules\.(test\.)?mjs)$/;

const files = sourceFiles(root, /\.([cm]?[jt]s|tsx|css|html|ya?ml|md|sh)$/).filter(
  ({ path }) => !SPELLED_OUT.test(path),
);
reportFindings("house rules", files.flatMap(textFindings));
