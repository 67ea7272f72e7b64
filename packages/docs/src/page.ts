import { posix } from "node:path";
import type { Heading } from "./markdown";

/** A finished page, before the frame is put around it. */
export interface HtmlPage {
  /** Address below the site's root: `concepts/errors.html`. */
  url: string;
  title: string;
  /** One sentence for search engines and lists. */
  summary: string;
  /** Content with its `h1`. */
  html: string;
  headings: Heading[];
}

/** A page with its Markdown twin. */
export interface Page extends HtmlPage {
  markdown: string;
}

/** Way from one page to an address of the site, so that it works from any host, any folder and from a file. */
export function relativeUrl(from: string, to: string): string {
  const [path = "", anchor] = to.split("#");
  const hash = anchor === undefined ? "" : `#${anchor}`;
  if (path === from && hash) return hash;
  return posix.relative(posix.dirname(from), path) + hash;
}
