import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitepress";
import llms from "vitepress-plugin-llms";
import { slug } from "../scripts/include.mjs";

const site = join(fileURLToPath(import.meta.url), "../..");
/** Written by `scripts/build.mjs`. */
const { sidebar, figures } = JSON.parse(readFileSync(join(site, ".pages/navigation.json"), "utf8"));

export default defineConfig({
  title: "Marketplace",
  description:
    "A wholesale marketplace: its API, a typed client, React parts, a shop and a server to try them on.",
  lang: "en",
  srcDir: ".pages",
  outDir: "../dist",
  cacheDir: "node_modules/.vitepress",
  // Below another address: DOCS_BASE=/docs/ npm run docs
  base: process.env.DOCS_BASE ?? "/",
  head: [["link", { rel: "icon", href: `${process.env.DOCS_BASE ?? "/"}icon.svg` }]],
  vite: {
    plugins: [llms({ domain: "", generateLLMsFullTxt: true, excludeIndexPage: false })],
    build: { chunkSizeWarningLimit: 2000 },
    publicDir: "public",
  },
  // Each page would carry the whole list of pages otherwise.
  metaChunk: true,
  // As GitHub does, so that links to a heading work in both.
  markdown: {
    anchor: { slugify: slug },
    // The usual ones have less than 4.5 to 1 on the ground of a code block.
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
  },
  themeConfig: {
    nav: [
      {
        text: "Guide",
        link: "/start/first-call",
        activeMatch: "^/(start|guides/(?!gallery)|concepts|tasks|operate)",
      },
      { text: "API", link: "/api/", activeMatch: "^/api/" },
      { text: "Reference", link: "/reference/marketplace-sdk", activeMatch: "^/(reference/|commands)" },
      { text: "Gallery", link: "/guides/gallery" },
    ],
    sidebar,
    figures,
    outline: { level: [2, 3] },
    search: {
      provider: "local",
      options: {
        miniSearch: { searchOptions: { boost: { title: 6, titles: 2 }, fuzzy: 0.1, prefix: true } },
      },
    },
    docFooter: { prev: "Before", next: "Next" },
    footer: { message: "MIT license" },
  },
});
