import { readFileSync } from "node:fs";
import { join } from "node:path";
import { API_INDEX, apiIndexPage, TYPES, typesPage } from "./api-index";
import { operationPage, operationUrl } from "./api-page";
import { apiIndexTwin, operationTwin, typesTwin } from "./api-twin";
import { operationsOf, readBundle } from "./contract";
import { type Download, downloadsOf } from "./downloads";
import { plainText } from "./html";
import { expand } from "./include";
import type { NavGroup } from "./layout";
import { linksOf, type Places, repositoryPlaces, wordPlaces } from "./links";
import { render } from "./markdown";
import { SECTIONS } from "./nav";
import { type Page, relativeUrl } from "./page";
import { readSdk } from "./sdk";
import { modulePage, moduleUrl } from "./sdk-pages";
import { moduleTwin } from "./sdk-twin";
import { twinText } from "./twin";

/** A code block of a page that has to compile. */
export interface CodeSample {
  path: string;
  text: string;
}

/** The whole site before it is written. */
export interface Site {
  pages: Page[];
  nav: NavGroup[];
  samples: CodeSample[];
  downloads: Download[];
}

/** @param root of the repository; the contract's bundle and the programs of the operations must be in place */
export function makeSite(root: string): Site {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  const bundle = readBundle(join(root, "openapi/dist/openapi.json"));
  const operations = operationsOf(bundle);
  const modules = readSdk(join(root, "packages/marketplace-sdk"));
  const written = SECTIONS.flatMap(({ pages }) => pages).map((name) => {
    const path = `packages/docs/content/${name}.md`;
    return { name, path, url: `${name}.html`, ...expand(read(path), read) };
  });
  const places: Places = {
    words: wordPlaces(operations, modules),
    repository: repositoryPlaces(written),
  };
  const generated = (url: string) => linksOf(url, undefined, places);

  const texts = written.map(({ path, url, text }): Page => {
    const links = linksOf(url, path, places);
    const page = render(text, links);
    return { url, summary: summaryOf(page.html), ...page, markdown: twinText(text, links) };
  });
  const programs = operations.map((operation) => {
    const path = `examples/operations/programs/${operation.id}.ts`;
    return { operation, code: { path, text: read(path).trim() } };
  });
  const downloads = downloadsOf(root);
  const api: Page[] = [
    {
      ...apiIndexPage(bundle, operations, downloads, generated(API_INDEX)),
      markdown: apiIndexTwin(bundle, operations, generated(API_INDEX)),
    },
    ...programs.map(({ operation, code }) => {
      const url = operationUrl(operation.id);
      const source = { bundle, operation, code, links: generated(url), typesUrl: relativeUrl(url, TYPES) };
      return { ...operationPage(source), markdown: operationTwin(source) };
    }),
    { ...typesPage(bundle, generated(TYPES)), markdown: typesTwin(bundle, generated(TYPES)) },
  ];
  const sdk = modules.map((module): Page => {
    const links = generated(moduleUrl(module.specifier));
    return { ...modulePage(module, links), markdown: moduleTwin(module, links) };
  });
  return {
    pages: [...texts, ...api, ...sdk],
    nav: [...textNav(texts), ...referenceNav(api, sdk, bundle.tags)],
    samples: [
      ...written.flatMap(({ path, text }) => samplesOf(path, text)),
      ...programs.map(({ code }) => code),
    ],
    downloads,
  };
}

const textNav = (texts: readonly Page[]): NavGroup[] =>
  SECTIONS.map(({ title, pages }) => ({
    title,
    open: true,
    pages: pages.flatMap((name) => texts.find(({ url }) => url === `${name}.html`) ?? []),
  }));

function referenceNav(
  api: readonly Page[],
  sdk: readonly Page[],
  tags: readonly { name: string }[],
): NavGroup[] {
  const overview = api.filter(({ url }) => url === "api/index.html" || url === TYPES);
  return [
    { title: "SDK reference", open: true, pages: [...sdk] },
    { title: "API reference", open: true, pages: overview.map(({ url, title }) => ({ url, title })) },
    ...tags.map(({ name }) => ({
      title: name,
      open: false,
      pages: api.filter(({ url }) => url.startsWith(`api/${name}.`)),
    })),
  ];
}

/** The first paragraph, for search engines. */
function summaryOf(html: string): string {
  return plainText(/<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? "");
}

/**
 * `ts` and `tsx` blocks of a page, including included ones. A file that imports its neighbors is left out, because it only compiles
 * with them, which the run of the examples does.
 */
function samplesOf(path: string, markdown: string): CodeSample[] {
  return [...markdown.matchAll(/^(`{3,})(?:ts|tsx|typescript)(?: [^\n]*)?\n([\s\S]*?)^\1/gm)]
    .map((match) => ({ path, text: match[2] ?? "" }))
    .filter(({ text }) => !/ from "\.\.?\//.test(text));
}
