import { TYPES } from "./api-index";
import { operationUrl } from "./api-page";
import { headingsOf, type Included } from "./include";
import type { Links } from "./markdown";
import { relativeUrl } from "./page";
import type { Module } from "./sdk";
import { moduleUrl } from "./sdk-pages";

/** Targets of links on the site. */
export interface Places {
  /** Word in code quotes → address below the site's root. */
  words: ReadonlyMap<string, string>;
  /** File of the repository, with its anchor if any → address of the page that has it. */
  repository: ReadonlyMap<string, string>;
}

/** Names that become links wherever a text has them in code quotes: operations, `market.…` calls, exports. */
export function wordPlaces(
  operations: readonly { id: string }[],
  modules: readonly Module[],
): Map<string, string> {
  const words = new Map<string, string>();
  for (const { specifier, exports } of modules) {
    words.set(specifier, moduleUrl(specifier));
    for (const { name, origin } of exports) {
      // An everyday word rarely means the export with that name.
      if (origin === "schema" || !/[A-Z]/.test(name)) continue;
      if (!words.has(name)) words.set(name, `${moduleUrl(specifier)}#${name}`);
    }
  }
  for (const { id } of operations) {
    words.set(id, operationUrl(id));
    words.set(`market.${id}`, operationUrl(id));
  }
  return words;
}

/** A hand-written page: its address, its file, its Markdown, and its included parts. */
export interface WrittenPage {
  url: string;
  path: string;
  text: string;
  included: Included[];
}

/** Addresses of included parts of other pages, for links between them. */
export function repositoryPlaces(pages: readonly WrittenPage[]): Map<string, string> {
  const places = new Map<string, string>();
  for (const { url, path, text, included } of pages) {
    const own = headingsOf(text);
    places.set(path, url);
    for (const piece of included) {
      if (!places.has(piece.path)) places.set(piece.path, url);
      for (const anchor of piece.anchors) places.set(`${piece.path}#${anchor}`, `${url}#${anchor}`);
      // The part was included without its heading, so the page may have the same heading, or start with the part.
      const { part } = piece;
      if (part) places.set(`${piece.path}#${part}`, own.includes(part) ? `${url}#${part}` : url);
    }
  }
  return places;
}

/**
 * The links of one page.
 *
 * @param at the page's address below the root
 * @param path its file in the repository, undefined for a page that was generated
 */
export function linksOf(at: string, path: string | undefined, { words, repository }: Places): Links {
  return {
    word: (code) => {
      const to = words.get(code.replace(/\(.*\)$/, ""));
      return to === undefined || to === at ? undefined : relativeUrl(at, to);
    },
    target: (href) => {
      if (/^(https?|mailto):/.test(href) || href.startsWith("#")) return href;
      const [, kind, rest = ""] = /^(repo|api|sdk|type):(.*)$/.exec(href) ?? [];
      if (kind === "api") return relativeUrl(at, rest ? found(words, rest, at) : "api/index.html");
      if (kind === "type") return relativeUrl(at, `${TYPES}#${rest}`);
      if (kind === "sdk") return relativeUrl(at, rest ? found(words, rest, at) : "sdk/index.html");
      if (kind === "repo") {
        // A README may link to files for contributors, which are not on the site: show these as plain text.
        const to = repository.get(rest);
        return to === undefined ? undefined : relativeUrl(at, to);
      }
      const file = new URL(href, `repo:/${path ?? ""}`).pathname.slice(1);
      const anchor = href.includes("#") ? href.slice(href.indexOf("#")) : "";
      return relativeUrl(at, found(repository, file, at) + anchor);
    },
  };
}

function found(places: ReadonlyMap<string, string>, name: string, at: string): string {
  const exact = places.get(name);
  if (exact === undefined) throw new Error(`${at}: a link to ${name}, which no page of the site has`);
  return exact;
}
