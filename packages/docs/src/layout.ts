import { escapeHtml } from "./html";
import type { Heading } from "./markdown";
import { type HtmlPage, relativeUrl } from "./page";
import { twinUrl } from "./twin";

/** A group of links of the side bar. `open` ones are never folded. */
export interface NavGroup {
  title: string;
  pages: { url: string; title: string }[];
  open: boolean;
}

const SITE = "Marketplace documentation";

/** A complete page with head, search bar, side bar, table of contents and footer. All its addresses are relative. */
export function frame(page: HtmlPage, nav: readonly NavGroup[]): string {
  const to = (url: string) => relativeUrl(page.url, url);
  const title = page.title === SITE ? SITE : `${page.title} · ${SITE}`;
  return `<!doctype html>
<html lang="en" data-root="${to("")}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(page.summary)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${to("assets/icon.svg")}">
<link rel="alternate" type="text/markdown" href="${to(twinUrl(page.url))}">
<link rel="stylesheet" href="${to("assets/site.css")}">
<script src="${to("assets/theme.js")}"></script>
<script src="${to("assets/site.js")}" defer></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar">
<a class="home" href="${to("index.html")}"><img src="${to("assets/icon.svg")}" alt="" width="28" height="28"> Marketplace <span>docs</span></a>
<div class="search" role="search" hidden><input type="search" placeholder="Search" aria-label="Search the documentation" aria-controls="found" autocomplete="off" spellcheck="false"><div id="found" hidden></div><p class="said" role="status"></p></div>
<button class="theme" type="button" hidden aria-label="Dark colors" aria-pressed="false"></button>
</header>
<div class="columns">
<nav class="side" aria-label="Documentation"><details class="menu"><summary>Menu</summary>${navHtml(nav, page.url)}</details></nav>
<main id="content" tabindex="-1">
${page.html}
${neighbors(nav, page.url)}
</main>
${contents(page.headings)}
</div>
</body>
</html>
`;
}

function navHtml(nav: readonly NavGroup[], at: string): string {
  return nav
    .map(({ title, pages, open }) => {
      const links = pages
        .map(({ url, title: name }) => {
          const current = url === at ? ' aria-current="page"' : "";
          return `<li><a class="to" href="${relativeUrl(at, url)}"${current}>${escapeHtml(name)}</a></li>`;
        })
        .join("");
      if (open) return `<p class="group">${escapeHtml(title)}</p><ul>${links}</ul>`;
      const here = pages.some(({ url }) => url === at) ? " open" : "";
      return `<details class="fold"${here}><summary>${escapeHtml(title)}</summary><ul>${links}</ul></details>`;
    })
    .join("\n");
}

/** A page with fewer sections needs no table of contents. */
const MIN_PARTS = 2;

function contents(headings: readonly Heading[]): string {
  const shown = headings.filter(({ level }) => level <= 3);
  if (shown.length < MIN_PARTS) return '<div class="contents"></div>';
  const links = shown
    .map(
      ({ id, text, level }) =>
        `<li class="level-${level}"><a class="to" href="#${id}">${escapeHtml(text)}</a></li>`,
    )
    .join("");
  return `<nav class="contents" aria-label="On this page"><p class="group">On this page</p><ul>${links}</ul></nav>`;
}

/** Links to the previous and the next page, in the order of the side bar. */
function neighbors(nav: readonly NavGroup[], at: string): string {
  const pages = nav.flatMap((group) => group.pages);
  const index = pages.findIndex(({ url }) => url === at);
  const link = (page: { url: string; title: string } | undefined, rel: string, label: string) =>
    page && index >= 0
      ? `<a rel="${rel}" href="${relativeUrl(at, page.url)}"><small>${label}</small> ${escapeHtml(page.title)}</a>`
      : "<span></span>";
  return `<nav class="neighbors" aria-label="Previous and next page">${link(pages[index - 1], "prev", "Before")}${link(pages[index + 1], "next", "Next")}</nav>`;
}
