/**
 * Builds the documentation site into `dist/` and checks it: every link leads somewhere, and with --check every code sample
 * compiles against the built packages.
 *
 *   npm run site -w marketplace-docs
 *   npm run check -w marketplace-docs
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { exampleFindings } from "../../../scripts/lib/doc-examples.mjs";
import { reportFindings } from "../../../scripts/lib/report-findings.mjs";
import { root } from "../../../scripts/lib/root.mjs";
import { toolEnv } from "../../../scripts/lib/tool-env.mjs";
import { standalone } from "./standalone.mjs";

const docs = join(root, "packages", "docs");
const began = performance.now();

run(join(root, "openapi"), "scripts/build.mjs");
run(root, "scripts/operation-examples.mjs");

const generator = join(docs, "node_modules", ".cache", "site.mjs");
buildSync({
  entryPoints: [join(docs, "src", "main.ts")],
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  outfile: generator,
});
const { buildSite } = await import(pathToFileURL(generator).href);
const out = process.env.DOCS_DIST ?? join(docs, "dist");
const { pages, findings, samples } = buildSite(root, out);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(`${pages} pages in ${seconds} s: ${join(out, "index.html")}`);

const compiled = process.argv.includes("--check")
  ? exampleFindings(samples.map(standalone), join(root, "packages", "storefront"), ["node"])
  : [];
const checked = process.argv.includes("--check") ? `, ${samples.length} code samples` : "";
reportFindings(`documentation site (links of ${pages} pages${checked})`, [...findings, ...compiled]);

/** Runs a script that makes what the site is built from. */
function run(cwd, script) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(cwd, script)], {
    cwd,
    env: toolEnv(),
    encoding: "utf8",
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(1);
}
