import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/**
 * Links of the built site to an anchor that its page does not have. VitePress itself finds pages that are not there.
 *
 * @param {string} dist
 * @returns {string[]}
 */
export function brokenAnchors(dist) {
  const pages = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => name.endsWith(".html") && !name.startsWith("gallery/"));
  const read = new Map(
    pages.map((name) => {
      const html = readFileSync(join(dist, name), "utf8");
      const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id));
      const links = [...html.matchAll(/<a[^>]* href="([^"#]*)#([^"]+)"/g)].map(([, to = "", id = ""]) => ({
        to,
        id: decodeURIComponent(id.replaceAll("&amp;", "&")),
      }));
      return [name, { ids, links }];
    }),
  );
  return [...read].flatMap(([name, { links }]) =>
    links.flatMap(({ to, id }) => {
      if (/^[a-z]+:/.test(to)) return [];
      const path = to === "" ? name : posix.join("/", posix.dirname(name), to).slice(1);
      const target = to.startsWith("/") ? to.slice(1) : path;
      const page = read.get(target === "" || target.endsWith("/") ? `${target}index.html` : target);
      return page && !page.ids.has(id) ? [`${name}: ${to}#${id}`] : [];
    }),
  );
}
