import type { NavGroup } from "./layout";
import type { Page } from "./page";
import { fromRoot, twinUrl } from "./twin";

const TITLE = "# Marketplace documentation";
const SUMMARY =
  "> An online wholesale marketplace's API, its typed client `marketplace-sdk`, a storefront, and a server to develop against.";

/** `llms.txt`: the twins by section, each with its summary (https://llmstxt.org). */
export function llmsIndex(pages: readonly Page[], nav: readonly NavGroup[]): string {
  const sections = nav.map(({ title, pages: listed }) => {
    const lines = listed.map(({ url, title: name }) => {
      const summary = pages.find((page) => page.url === url)?.summary;
      return `- [${name}](${twinUrl(url)})${summary ? `: ${firstSentence(summary)}` : ""}`;
    });
    return `## ${title}\n\n${lines.join("\n")}`;
  });
  return `${[TITLE, SUMMARY, ...sections].join("\n\n")}\n`;
}

const firstSentence = (text: string): string => /^.*?[.:](?= |$)/.exec(text)?.[0] ?? text;

/** `llms-full.txt`: all pages in one file, with links relative to the site's root. */
export const llmsFull = (pages: readonly Page[]): string =>
  pages.map(({ url, markdown }) => `<!-- ${twinUrl(url)} -->\n\n${fromRoot(markdown, url)}`).join("\n");
