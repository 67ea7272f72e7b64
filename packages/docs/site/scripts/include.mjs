/** Reads the written pages, inserts what they include from elsewhere in the repository, and resolves their links. */
import { posix } from "node:path";

/** @typedef {(path: string) => string} ReadFile a file of the repository by its path from the root */
/** @typedef {{ name: string, path: string, text: string, included: { path: string, part?: string, anchors: string[] }[] }} Page */

const DIRECTIVE = /^<!-- (include|code) ([\w./@-]+)(?:#([\w-]+))? -->$/gm;
/** Code blocks and headings, which stay as they are; or a link; or a name in code quotes. */
const LINKS =
  /^(`{3,})[^\n]*\n[\s\S]*?^\1[^\S\n]*$|^#.*$|(?<!!)\[((?:[^\][]|\[[^\]]*\])*)\]\(([^)\s]+)\)|(?<!`)`([^`\n]+)`(?!`)/gm;
const CODE = /^(`{3,})[^\n]*\n[\s\S]*?^\1[^\S\n]*$/gm;

/** The anchor of a heading, as GitHub makes it. @param {string} text */
export const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

/**
 * Inserts parts of other files, so that they always match their source:
 *
 *     <!-- include packages/marketplace-sdk/README.md#errors -->    the text under that heading
 *     <!-- include packages/conformance/README.md -->               all below the title
 *     <!-- code examples/catalog-csv/export.mjs -->                 a file
 *
 * @param {string} name of the page: its address without a suffix
 * @param {ReadFile} read
 * @returns {Page}
 */
export function readPage(name, read) {
  const path = `packages/docs/content/${name}.md`;
  /** @type {Page["included"]} */
  const included = [];
  const text = read(path).replace(DIRECTIVE, (_, kind, from, part) => {
    const source = read(from);
    if (kind === "code") {
      const language = from.split(".").at(-1)?.replace("mjs", "js");
      return `\`${from}\`:\n\n\`\`\`\`${language}\n${source.trimEnd()}\n\`\`\`\``;
    }
    const piece = part ? sectionOf(source, part, from) : source.replace(/^# .*\n/, "").trim();
    included.push({ path: from, part, anchors: headingsOf(piece).map(({ anchor }) => anchor) });
    return piece.replace(LINKS, (all, _fence, label, target) =>
      target && !/^[a-z]+:/.test(target) ? `[${label}](repo:${targetOf(from, target)})` : all,
    );
  });
  return { name, path, text, included };
}

/** @param {string} from @param {string} target */
const targetOf = (from, target) =>
  target.startsWith("#") ? from + target : posix.join(posix.dirname(from), target);

/** The headings of a page with their anchors. @param {string} markdown */
export function headingsOf(markdown) {
  const hidden = markdown.replace(CODE, (block) => block.replace(/^#/gm, " "));
  return [...hidden.matchAll(/^(#+) (.*)$/gm)].map(({ 1: marks = "", 2: text = "", index }) => ({
    level: marks.length,
    anchor: slug(text),
    index,
    end: index + marks.length + 1 + text.length,
  }));
}

/**
 * @param {string} markdown
 * @param {string} anchor of the heading
 * @param {string} path for the message
 * @throws {Error} if there is no such heading: a guide must not silently lose content
 */
export function sectionOf(markdown, anchor, path) {
  const headings = headingsOf(markdown);
  const at = headings.findIndex((heading) => heading.anchor === anchor);
  const own = headings[at];
  if (!own) throw new Error(`${path} has no heading "${anchor}"`);
  const next = headings.slice(at + 1).find(({ level }) => level <= own.level);
  return markdown.slice(own.end, next?.index).trim();
}

/**
 * Where a page shows a file of the repository, or a part of it.
 *
 * @param {readonly Page[]} pages
 * @returns {Map<string, string>} path of the file, with its anchor if any → address on the site
 */
export function placesOf(pages) {
  const places = new Map();
  for (const { name, path, included } of pages) {
    places.set(path, `/${name}`);
    for (const piece of included) {
      if (!places.has(piece.path)) places.set(piece.path, `/${name}`);
      if (piece.part) places.set(`${piece.path}#${piece.part}`, `/${name}`);
      for (const anchor of piece.anchors) places.set(`${piece.path}#${anchor}`, `/${name}#${anchor}`);
    }
  }
  return places;
}

/**
 * Resolves `api:`, `sdk:`, `type:` and links of included parts; names in code quotes that the references describe become links.
 *
 * @param {Page} page
 * @param {ReadonlyMap<string, string>} places
 * @param {ReadonlyMap<string, string>} names of operations, types and exports → address on the site
 */
export function resolveLinks({ path, name, text }, places, names) {
  return text.replace(LINKS, (all, _fence, label, target, word) => {
    if (word !== undefined) {
      const to = names.get(word.replace(/\(.*\)$/, ""));
      return to && to !== `/${name}` ? `[\`${word}\`](${to})` : all;
    }
    const [, kind = "", rest = ""] = /^(repo|api|sdk|type):(.*)$/.exec(target ?? "") ?? [];
    if (!kind) return all;
    // A README may link to files for contributors, which are not on the site: only their text is shown.
    if (kind === "repo") return places.has(rest) ? `[${label}](${places.get(rest)})` : label;
    const to = rest ? names.get(kind === "type" ? `type:${rest}` : rest) : `/${kind}/`;
    if (!to) throw new Error(`${path}: a link to ${target}, which no page of the site has`);
    return `[${label}](${to})`;
  });
}
