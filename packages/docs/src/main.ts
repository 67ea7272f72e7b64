import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildSync, transformSync } from "esbuild";
import { brokenLinks, doubleAnchors, type Finding } from "./check-links";
import { brokenTwinLinks } from "./check-twins";
import { galleryFiles } from "./gallery";
import { frame } from "./layout";
import { llmsFull, llmsIndex } from "./llms";
import { searchEntries } from "./search-entries";
import { type CodeSample, makeSite } from "./site";
import { twinUrl } from "./twin";

/** The result of building the site. */
export interface Built {
  pages: number;
  /** Broken links and duplicate anchors. */
  findings: Finding[];
  /** Code blocks that have to compile. */
  samples: CodeSample[];
}

/**
 * Writes the whole site into a folder, which is emptied first. The site consists of static files with relative addresses, so it works
 * on any host, in any folder, and opened as files.
 *
 * @param root of the repository
 * @param out folder of the site
 */
export function buildSite(root: string, out: string): Built {
  const site = makeSite(root);
  rmSync(out, { recursive: true, force: true });
  const written = site.pages.map((page) => ({ url: page.url, html: frame(page, site.nav) }));
  for (const { url, html } of written) write(join(out, url), html);
  const twins = site.pages.map(({ url, markdown }) => ({ url: twinUrl(url), markdown }));
  const index = { url: "llms.txt", markdown: llmsIndex(site.pages, site.nav) };
  const full = { url: "llms-full.txt", markdown: llmsFull(site.pages) };
  for (const { url, markdown } of [...twins, index, full]) write(join(out, url), markdown);

  const assets = assetsOf(root, site.pages.flatMap(searchEntries));
  for (const [name, text] of assets) write(join(out, "assets", name), text);
  cpSync(join(root, "packages/storefront/public/icon.svg"), join(out, "assets/icon.svg"));
  for (const { url, content } of site.downloads) write(join(out, url), content);
  const gallery = galleryFiles(root);
  for (const [url, text] of gallery) write(join(out, url), text);
  const files = new Set([...assets.map(([name]) => `assets/${name}`), "assets/icon.svg"]);
  for (const { url } of [...twins, ...site.downloads]) files.add(url);
  for (const [url] of gallery) files.add(url);
  return {
    pages: written.length,
    findings: [
      ...brokenLinks(written, files),
      ...doubleAnchors(written),
      ...brokenTwinLinks([...twins, index, full], twins),
    ],
    samples: site.samples,
  };
}

function assetsOf(root: string, entries: unknown): [string, string][] {
  const docs = join(root, "packages/docs");
  const client = buildSync({
    entryPoints: [join(docs, "client/site.ts"), join(docs, "client/theme.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    outdir: "assets",
    write: false,
  });
  // The site uses the shop's tokens, so that both have the same colors and sizes.
  const css = [
    "packages/marketplace-react/src/ui/tokens.css",
    "packages/docs/styles/site.css",
    "packages/docs/styles/search.css",
    "packages/docs/styles/text.css",
    "packages/docs/styles/code.css",
  ]
    .map((path) => readFileSync(join(root, path), "utf8"))
    .join("\n");
  return [
    ...client.outputFiles.map(({ path, text }): [string, string] => [path.split(/[\\/]/).at(-1) ?? "", text]),
    ["site.css", transformSync(css, { loader: "css", minify: true, target: "es2022" }).code],
    ["search-index.js", `globalThis.docsSearchIndex=${JSON.stringify(entries)};\n`],
  ];
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
