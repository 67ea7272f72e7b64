/** Signs that a text can turn its surroundings around with, and signs that can't be seen; words and emoji need the joiners U+200C and U+200D. */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/**
 * A text of whoever wrote it as one line of plain text: without signs that turn writing direction or can't be seen.
 *
 * @param most characters; what is longer ends at a word, with an ellipsis
 */
export function plainText(text: unknown, most = Number.POSITIVE_INFINITY): string {
  if (typeof text !== "string") return "";
  const line = text.replace(/\s+/g, " ").replace(UNSEEN, "").trim();
  const characters = Array.from(line);
  if (characters.length <= most) return line;
  const cut = characters.slice(0, most - 1).join("");
  // Languages without spaces are cut anywhere.
  const atWord = cut.replace(/\s+\S*$/, "");
  return `${atWord.length > cut.length / 2 ? atWord : cut}…`;
}

/** The text of HTML, paragraph by paragraph, without any of its marks. */
export function textOfHtml(html: unknown): readonly string[] {
  if (typeof html !== "string") return [];
  return html
    .replace(/<(script|style|template)\b[\s\S]*?(<\/\1\s*>|$)/gi, "")
    .replace(/<\/?(p|div|h[1-6]|li|ul|ol|br|tr|table|section|blockquote)\b[^<>]*>/gi, "\n")
    .replace(/<!--[\s\S]*?(-->|$)|<\/?[a-z][^>]*(>|$)/gi, "")
    .split("\n")
    .map((line) => plainText(decoded(line)))
    .filter((line) => line !== "");
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** The entities that writers of HTML can't do without; others stay as they are. */
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal, hexadecimal, name = "") => {
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
    if (Number.isNaN(code)) return ENTITIES[name.toLowerCase()] ?? all;
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
