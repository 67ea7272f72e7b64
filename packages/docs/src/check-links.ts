import { posix } from "node:path";

/** An HTML file of the finished site. */
export interface WrittenPage {
  url: string;
  html: string;
}

/** A mistake on a page. */
export interface Finding {
  path: string;
  line: number;
  message: string;
}

/**
 * Links, pictures, scripts and styles of the finished pages that lead to no file of the site, or to no anchor of a page.
 * Addresses of other sites are not followed.
 *
 * @param files paths of all other files, relative to the root
 */
export function brokenLinks(pages: readonly WrittenPage[], files: ReadonlySet<string>): Finding[] {
  const anchors = new Map(pages.map(({ url, html }) => [url, anchorsOf(html)]));
  return pages.flatMap(({ url, html }) =>
    addressesOf(html).flatMap((address) => {
      if (/^[a-z]+:/.test(address)) return [];
      const [place = "", anchor] = address.split("#");
      const [target = ""] = place.split("?");
      const path = target === "" ? url : posix.join(posix.dirname(url), target);
      const found = anchors.get(path);
      if (!found) return files.has(path) ? [] : [finding(url, `the link to ${address} leads nowhere`)];
      if (anchor === undefined || anchor === "" || found.has(anchor)) return [];
      return [finding(url, `the link to ${address} leads to a page without that anchor`)];
    }),
  );
}

/** Duplicate anchors of a page: links can only lead to the first. */
export function doubleAnchors(pages: readonly WrittenPage[]): Finding[] {
  return pages.flatMap(({ url, html }) => {
    const seen = new Set<string>();
    return idsOf(html).flatMap((id) => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [finding(url, `two elements have the id "${id}"`)];
    });
  });
}

const finding = (path: string, message: string): Finding => ({ path, line: 0, message });

const idsOf = (html: string): string[] =>
  [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? "");

const anchorsOf = (html: string): Set<string> => new Set(idsOf(html));

const addressesOf = (html: string): string[] =>
  [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map((match) => (match[1] ?? "").replaceAll("&amp;", "&"));
