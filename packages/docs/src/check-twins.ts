import { posix } from "node:path";
import type { Finding } from "./check-links";
import { headingsOf } from "./include";
import { twinLinks } from "./twin";

/** A Markdown file of the finished site. */
export interface WrittenTwin {
  url: string;
  markdown: string;
}

/**
 * Links of Markdown files that lead to no twin, or to a heading that the twin does not have. Addresses of other sites are not
 * followed.
 */
export function brokenTwinLinks(files: readonly WrittenTwin[], twins: readonly WrittenTwin[]): Finding[] {
  const anchors = new Map(twins.map(({ url, markdown }) => [url, anchorsOf(markdown)]));
  return files.flatMap(({ url, markdown }) =>
    twinLinks(markdown).flatMap((link) => {
      if (/^[a-z]+:/.test(link)) return [];
      const [path = "", anchor] = link.split("#");
      const found = anchors.get(path ? posix.join(posix.dirname(url), path) : url);
      if (!found) return [{ path: url, line: 0, message: `the link to ${link} leads to no twin` }];
      if (!anchor || found.has(anchor)) return [];
      return [{ path: url, line: 0, message: `the link to ${link} leads to a twin without that heading` }];
    }),
  );
}

/** Numbers equal headings, as code hosts do. */
function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  for (const slug of headingsOf(markdown)) {
    let anchor = slug;
    for (let number = 1; anchors.has(anchor); number++) anchor = `${slug}-${number}`;
    anchors.add(anchor);
  }
  return anchors;
}
