/** Formatting of a product text; everything else falls away. */
const KEPT = new Set(
  "p br h2 h3 h4 ul ol li b strong i em u s small blockquote hr table thead tbody tr th td img".split(" "),
);
const VOID = new Set(["br", "hr", "img"]);
/** Elements whose content is no text for users. */
const WITH_CONTENT =
  /<(script|style|iframe|object|embed|template|noscript|noembed|noframes|svg|math|textarea|title|head|select|xmp)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** No `<` or `>` inside a tag: one that has them ends early, and its rest is text. That keeps reading linear. */
const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]{0,15})(?=[\s/>])([^<>]*)>|[^<]+|</gi;
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=`]+))/gi;
/** Pictures of this site only: a page must not make its readers call other servers. */
const PICTURE = /^\/uploads\/(?:[\w-]+\/)*[\w-]+\.[a-z\d]{2,5}$/;
const NUMBER = /^[1-9]\d{0,3}$/;
const ENTITY = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi;
const DEEPEST = 40;

/**
 * A safe part of untrusted HTML: text, simple formatting, tables and pictures of this site. The result is written anew from what
 * was understood, with every element closed, so that nothing of it depends on how a browser reads broken HTML.
 */
export function cleanHtml(html: string): string {
  const open: string[] = [];
  let result = "";
  for (const [token, slash, name = "", attributes = ""] of html.replace(WITH_CONTENT, "").matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    if (token.startsWith("<!--")) continue;
    if (tag === "") result += escapeText(token);
    else if (!KEPT.has(tag)) continue;
    else if (slash === "/") result += closeFrom(open, open.lastIndexOf(tag));
    else result += openTag(open, tag, attributes);
  }
  return (result + closeFrom(open, 0)).trim();
}

function openTag(open: string[], tag: string, attributes: string): string {
  const kept = keptAttributes(tag, attributes);
  if (kept === undefined || (!VOID.has(tag) && open.length >= DEEPEST)) return "";
  if (!VOID.has(tag)) open.push(tag);
  return `<${tag}${kept}>`;
}

/** Closes what is open from this place on; an end without a beginning closes nothing. */
const closeFrom = (open: string[], place: number) =>
  place < 0
    ? ""
    : open
        .splice(place)
        .reverse()
        .map((name) => `</${name}>`)
        .join("");

/** @returns undefined for a picture that is not one of this site */
function keptAttributes(tag: string, text: string): string | undefined {
  if (tag !== "img" && tag !== "td" && tag !== "th") return "";
  const found = new Map<string, string>();
  for (const [, name = "", double, single, bare] of text.matchAll(ATTRIBUTE)) {
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), double ?? single ?? bare ?? "");
  }
  const numbers = (names: readonly string[]) =>
    names.map((name) => (NUMBER.test(found.get(name) ?? "") ? ` ${name}="${found.get(name)}"` : "")).join("");
  if (tag !== "img") return numbers(["colspan", "rowspan"]);
  const src = found.get("src") ?? "";
  if (!PICTURE.test(src)) return undefined;
  return ` src="${src}" alt="${escapeText(found.get("alt") ?? "").replaceAll('"', "&quot;")}"${numbers(["width", "height"])}`;
}

const escapeText = (text: string) =>
  text.replace(ENTITY, "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
