/** Compiles the examples of the documentation against the built SDK, and follows the links between pages. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { exampleFindings, examplesOf } from "./lib/doc-examples.mjs";
import { brokenLinks } from "./lib/doc-links.mjs";
import { reportFindings } from "./lib/report-findings.mjs";
import { root } from "./lib/root.mjs";
import { sourceFiles } from "./lib/source-files.mjs";

const pages = sourceFiles(root, /\.md$/);
const examples = pages.flatMap(examplesOf);
reportFindings(`documentation (${pages.length} pages, ${examples.length} complete examples)`, [
  ...exampleFindings(examples, join(root, "packages", "storefront")),
  ...pages.flatMap((page) => brokenLinks(page, (path) => existsSync(join(root, path)))),
]);
