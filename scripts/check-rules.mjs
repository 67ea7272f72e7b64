/**
 * Checks house rules on the text of files: no machine paths, no unfinished work, no silenced checks, no citations of missing
 * headings; and that everything public has a docstring.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { citationFindings, headingsOf } from "./lib/citation-rules.mjs";
import { docstringFindings } from "./lib/docstring-rules.mjs";
import { metadataFindings } from "./lib/metadata-rules.mjs";
import { reportFindings } from "./lib/report-findings.mjs";
import { root } from "./lib/root.mjs";
import { sourceFiles } from "./lib/source-files.mjs";
import { textFindings } from "./lib/text-rules.mjs";
import { readManifest, workspaces } from "./lib/workspaces.mjs";

/** Files that must spell out what they forbid. */
const SPELLED_OUT = /^(CONTRIBUTING\.md|scripts\/(lib|test)\/(text|citation)-rules\.(test\.)?mjs)$/;

const files = sourceFiles(root, /\.([cm]?[jt]s|tsx|css|html|ya?ml|md|sh)$/).filter(
  ({ path }) => !SPELLED_OUT.test(path),
);
const product = headingsOf(readFileSync(join(root, "docs", "product.md"), "utf8"));
const packages = workspaces(root).map(({ folder }) => ({
  folder,
  manifest: { ...readManifest(join(root, folder)) },
}));
reportFindings("house rules", [
  ...files.flatMap((file) => [...textFindings(file), ...citationFindings(file, product)]),
  ...packages.flatMap((workspace) =>
    metadataFindings(workspace, (name) => existsSync(join(root, workspace.folder, name))),
  ),
  ...docstringFindings(root, packages),
]);
