import type { SearchEntry } from "../client/search-rank";
import { plainText } from "./html";
import type { HtmlPage } from "./page";

/** Longest indexed text of a section, whose beginning has what matters. */
const MAX_TEXT = 700;

/** Search entries of a page: its introduction and each section with a heading. */
export function searchEntries(page: HtmlPage): SearchEntry[] {
  const parts = page.html.replace(/<(form|nav)\b[\s\S]*?<\/\1>/g, "").split(/(?=<h[2-6] id=")/);
  return parts.map((html, index) => {
    const heading = index === 0 ? null : /^<h\d id="([^"]+)">([\s\S]*?)<\/h\d>/.exec(html);
    const body = plainText(html.replace(/^[\s\S]*?<\/h\d>/, "").replace(/<button[\s\S]*?<\/button>/g, ""));
    return {
      url: heading ? `${page.url}#${heading[1]}` : page.url,
      page: page.title,
      title: heading
        ? plainText((heading[2] ?? "").replace(/<a class="anchor"[\s\S]*?<\/a>/, ""))
        : page.title,
      text: body.slice(0, MAX_TEXT),
    };
  });
}
