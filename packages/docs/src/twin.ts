import { posix } from "node:path";
import { slug } from "./html";
import type { Links } from "./markdown";

/**
 * Twins: every page of the site also exists as Markdown, at the same address with the suffix `.md`, for readers that prefer text to
 * HTML. Links of a twin lead to other twins.
 */

const LINK = /\[((?:[^[\]`]|`[^`]*`|\[[^\]]*\])*)\]\(([^)\s]+)\)/g;
const FENCE = /^(`{3,})/;

/** Address of a page's twin: `concepts/errors.html` is `concepts/errors.md`. */
export const twinUrl = (url: string): string => url.replace(/\.html$/, ".md");

/** A link to a page of the site as a link to its twin. Anchors of names (`#Order`) become those of headings (`#order`). */
export function twinTarget(href: string): string {
  if (/^[a-z]+:/.test(href)) return href;
  const [path = "", anchor] = href.split("#");
  return twinUrl(path) + (anchor === undefined ? "" : `#${slug(decodeURIComponent(anchor))}`);
}

/** A page's Markdown with links to twins. Links to anything that is not on the site become plain text. */
export function twinText(markdown: string, links: Links): string {
  return mapProse(markdown, (line) =>
    line.replace(LINK, (_, text: string, href: string) => {
      const to = links.target(href);
      return to === undefined ? text : `[${text}](${twinTarget(to)})`;
    }),
  );
}

/** Inline HTML, such as a cell or a fact, as Markdown. */
export const inlineMarkdown = (html: string): string =>
  html
    .replace(/<code>([\s\S]*?)<\/code>/g, "`$1`")
    .replace(
      /<a href="([^"]*)">([\s\S]*?)<\/a>/g,
      (_, href: string, text: string) => `[${text}](${twinTarget(href)})`,
    )
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

/** A table whose cells are inline Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\s*\n\s*/g, " ").replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(line)].join("\n");
}

/** A fenced block, its fence longer than any inside. */
export function fenced(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${info}\n${code.trimEnd()}\n${fence}`;
}

/** A twin whose links are relative to the site's root instead of to its own folder. */
export function fromRoot(markdown: string, url: string): string {
  return mapProse(markdown, (line) =>
    line.replace(LINK, (whole: string, text: string, href: string) => {
      if (/^[a-z]+:/.test(href)) return whole;
      const to = href.startsWith("#") ? twinUrl(url) + href : posix.join(posix.dirname(url), href);
      return `[${text}](${to})`;
    }),
  );
}

/** Links of a twin, code left out. */
export function twinLinks(markdown: string): string[] {
  const found: string[] = [];
  mapProse(markdown, (line) => {
    for (const match of line.matchAll(LINK)) found.push(match[2] ?? "");
    return line;
  });
  return found;
}

/** Applies a change to every line that is not code. */
function mapProse(markdown: string, change: (line: string) => string): string {
  let fence = "";
  return markdown
    .split("\n")
    .map((line) => {
      const ticks = FENCE.exec(line)?.[1];
      if (ticks && !fence) fence = ticks;
      else if (ticks && line.trim() === fence) fence = "";
      else if (!fence) return change(line);
      return line;
    })
    .join("\n");
}
