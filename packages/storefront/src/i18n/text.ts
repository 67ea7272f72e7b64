import { intlTag, perTag } from "./format";
import { plainText } from "./translate";

const lists = perTag((tag) => new Intl.ListFormat(intlTag(tag), { type: "conjunction", style: "narrow" }));

/** Joins names with the language's separators. @param tag BCP-47 tag */
export const listText = (tag: string, names: readonly string[]): string => lists(tag).format(names);

/** A text without accents and case, to match what a user types to search. */
export const searchKey = (text: string): string =>
  text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * A label and the colon after it, as the language sets it: a space before it in French, none after it in Chinese and Japanese.
 *
 * @param tag BCP-47 tag of the text's language
 */
export function labelled(tag: string, label: string): string {
  if (/^(?:zh|ja)/.test(tag)) return `${label}：`;
  return tag.startsWith("fr") ? `${label}\u00a0: ` : `${label}: `;
}

/** Letter for a user without a picture. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "";
}

/**
 * The server's notices that the shop's own sentences don't already say. The shop's warnings are binding and always shown, so a
 * notice that repeats one is left out.
 *
 * @param own sentences of the shop that are shown
 * @param notices what the server wants to be shown, empty ones among it
 */
export function withoutRepeats(
  own: readonly string[],
  notices: readonly (string | undefined)[] | null | undefined,
): string[] {
  const known = own.map(plain);
  return (notices ?? []).filter((words, at, all): words is string => {
    return Boolean(words) && !known.includes(plain(words ?? "")) && all.indexOf(words) === at;
  });
}

/** Without direction marks, and with one kind of space. */
const plain = (words: string): string => plainText(words).replace(/\s+/g, " ").trim();
