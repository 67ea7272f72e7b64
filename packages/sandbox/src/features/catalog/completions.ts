import { SITE_CURRENCY } from "../../domain/money";

/** Rows of a completion list. */
export interface Suggestion {
  readonly text: string;
  readonly type: "pro" | "shop" | "category";
  readonly id?: number;
  readonly image?: string;
  readonly price?: string;
  readonly currency?: string;
  readonly category?: string;
}

/** A product whose title has what was typed. */
export interface TitledProduct {
  readonly id: number;
  readonly title: string;
  readonly image: string;
  readonly price: string;
  readonly category: string;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'-]*/gu;
/** Shorter texts complete nothing worth searching for. */
const SHORTEST = 3;

/** Words of scripts that have no spaces between them, or whose characters are words. */
export const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Arabic letters that are often written for another. */
const WRITTEN_ALSO = new Map([
  ["ٱ", "ا"],
  ["ة", "ه"],
  ["ى", "ي"],
]);

/** Soft hyphens, signs without width and marks of direction. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text without what can't be seen, with the apostrophe of keyboards for every other, as the database folds them. */
export const plain = (text: string) => text.replace(INVISIBLE, "").replace(/[’‘‛ʼ′´`＇]/g, "'");

/** Without accents and case, hamza, vowel signs and kashida, as the database folds what it searches. */
export const fold = (text: string) =>
  plain(text)
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u0640\u064b-\u0655\u0670]/g, "")
    .replace(/[ٱةى]/g, (letter) => WRITTEN_ALSO.get(letter) ?? letter)
    .toLowerCase();

/**
 * Completions of what was typed: words of product titles (the commonest first), then stores, then categories, then products. Words
 * leave room for at least some of the others.
 *
 * @param products whose titles match what was typed, the best sellers first
 * @param shops stores, and `categories`, that may match
 */
export function completions(
  typed: string,
  products: readonly TitledProduct[],
  shops: readonly Named[],
  categories: readonly Named[],
  limit: number,
): Suggestion[] {
  const begun = fold(typed).trim();
  const fits = ({ name }: Named) => ` ${fold(name)}`.includes(` ${begun}`);
  const named = (type: "shop" | "category") => (row: Named) => ({ text: row.name, type, id: row.id });
  const room = Math.ceil(limit * 0.3);
  const others: Suggestion[] = [
    ...shops.filter(fits).slice(0, room).map(named("shop")),
    ...categories.filter(fits).slice(0, room).map(named("category")),
  ];
  const titles = products.map(({ title }) => title);
  const words = completedWords(begun, titles).map((text): Suggestion => ({ text, type: "pro" }));
  const fewest = Math.ceil(limit * 0.4);
  const opened = products
    .filter(({ title }) => hasBegun(title, begun))
    .slice(0, room)
    .map(openedProduct);
  const wordsKept = Math.max(limit - others.length - opened.length, fewest);
  return [...words.slice(0, wordsKept), ...others, ...opened].slice(0, limit);
}

/** Whether every word that was typed begins one of the title, as it is shown. In scripts without spaces every place begins one. */
function hasBegun(title: string, begun: string): boolean {
  const folded = fold(title);
  const words = folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return begun
    .split(/[\s-]+/)
    .every(
      (typed) =>
        words.some((word) => word.startsWith(typed)) || (UNSPACED.test(typed) && folded.includes(typed)),
    );
}

const openedProduct = ({ title, ...product }: TitledProduct): Suggestion => ({
  ...product,
  text: title,
  type: "pro",
  currency: SITE_CURRENCY,
});

/** The last word completed, those before it as they are. */
function completedWords(begun: string, titles: readonly string[]): string[] {
  const before = begun.split(/\s+/);
  const start = before.pop() ?? "";
  const counts = new Map<string, number>();
  for (const title of titles) {
    const words = new Set(
      (plain(title).toLowerCase().match(WORD) ?? []).filter((word) => word.length >= SHORTEST),
    );
    for (const word of words) if (fold(word).startsWith(start)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const ranked = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
  return ranked.filter((word) => !before.includes(fold(word))).map((word) => [...before, word].join(" "));
}
