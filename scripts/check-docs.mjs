/** Checks the documentation: its examples compile against the built SDK, its links lead somewhere, its commands exist. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { unknownCommands } from "./lib/doc-commands.mjs";
import { exampleFindings, examplesOf } from "./lib/doc-examples.mjs";
import { brokenLinks } from "./lib/doc-links.mjs";
import { reportFindings } from "./lib/report-findings.mjs";
import { root } from "./lib/root.mjs";
import { sourceFiles } from "./lib/source-files.mjs";
import { readManifest, workspaces } from "./lib/workspaces.mjs";

const pages = sourceFiles(root, /\.md$/);
const project = { root: readManifest(root), workspaces: [...workspaces(root), ...programs()] };
const examples = pages.flatMap(examplesOf);
reportFindings(`documentation (${pages.length} pages, ${examples.length} complete examples)`, [
  ...exampleFindings(examples, join(root, "packages", "storefront")),
  ...pages.flatMap((page) => brokenLinks(page, (path) => existsSync(join(root, path)))),
  ...pages.flatMap((page) => unknownCommands(page, project)),
]);

/** The examples are no workspaces, but have commands of their own. */
function programs() {
  return readdirSync(join(root, "examples"))
    .map((name) => `examples/${name}`)
    .filter((folder) => existsSync(join(root, folder, "package.json")))
    .map((folder) => ({ folder, manifest: readManifest(join(root, folder)) }));
}
