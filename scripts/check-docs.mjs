/** Checks the pages in Markdown: links lead to files and headings, commands exist, complete programs compile against the built packages. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { exampleFindings, examplesOf } from "./lib/doc-examples.mjs";
import { reportFindings } from "./lib/report-findings.mjs";
import { root } from "./lib/root.mjs";
import { sourceFiles } from "./lib/source-files.mjs";

/** @typedef {import("./lib/source-files.mjs").SourceFile} SourceFile */

const pages = sourceFiles(root, /\.md$/);
const manifests = sourceFiles(root, /(^|\/)package\.json$/).map(({ path, text }) => ({
  folder: dirname(path),
  .../** @type {import("./lib/workspaces.mjs").Manifest} */ (JSON.parse(text)),
}));
const examples = pages.flatMap(examplesOf);
reportFindings(`documentation (${pages.length} pages, ${examples.length} programs)`, [
  ...pages.flatMap(brokenLinks),
  ...pages.flatMap(unknownCommands),
  ...exampleFindings(examples, join(root, "packages", "storefront")),
]);

/** Links to files and headings of the repository that are not there. @param {SourceFile} page */
function brokenLinks({ path, text }) {
  const prose = text.replace(/^```[\s\S]*?^```|`[^`\n]+`/gm, (code) => code.replace(/[^\n]/g, " "));
  return [...prose.matchAll(/\]\((?![a-z]+:|\/)([^)\s#]*)(?:#([^)\s]+))?\)/g)].flatMap((match) => {
    const [, file = "", anchor] = match;
    const target = file ? join(dirname(path), file) : path;
    const isThere = existsSync(join(root, target)) && (!anchor || anchorsOf(target).has(anchor));
    if (isThere) return [];
    const line = prose.slice(0, match.index).split("\n").length;
    return [{ path, line, message: `the link to ${file}${anchor ? `#${anchor}` : ""} leads nowhere` }];
  });
}

/** The headings of a page as addresses, as GitHub makes them. @param {string} path */
function anchorsOf(path) {
  if (statSync(join(root, path)).isDirectory()) return new Set();
  const headings = readFileSync(join(root, path), "utf8").matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replace(/\s/g, "-"),
    ),
  );
}

/** Commands as `npm run x`, also with `-w workspace`, that neither the root nor the page's own package has. @param {SourceFile} page */
function unknownCommands({ path, text }) {
  return [...text.matchAll(/npm run ([\w:-]+)(?: (?:-w|--workspace) ([\w-]+))?/g)].flatMap((match) => {
    const [command, script = "", workspace] = match;
    const asked = manifests.filter(({ folder, name }) =>
      workspace ? name === workspace : folder === "." || path.startsWith(`${folder}/`),
    );
    if (asked.some(({ scripts }) => scripts?.[script] !== undefined)) return [];
    const line = text.slice(0, match.index).split("\n").length;
    return [{ path, line, message: `there is no command "${command}"` }];
  });
}
