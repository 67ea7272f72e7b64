import { posix } from "node:path";
import type { Heading } from "./markdown";

/** A finished page without its layout. */
export interface HtmlPage {
  /** Address below the site's root: `concepts/errors.html`. */
  url: string;
  title: string;
  /** One sentence for search engines and lists. */
  summary: string;
  /** Content including its `h1`. */
  html: string;
  headings: Heading[];
}

/** A page with its Markdown twin. */
export interface Page extends HtmlPage {
  markdown: string;
}

/** The relative path from one page to another, so that the site works on any host, in any folder and as files. */
export function relativeUrl(from: string, to: string): string {
  const [path = "", anchor] = to.split("#");
  const hash = anchor === undefined ? "" : `#${anchor}`;
  if (path === from && hash) return hash;
  return posix.relative(posix.dirname(from), path) + hash;
}
