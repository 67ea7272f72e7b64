import { allProductAttributes } from "../attributes/all-products";
import { categoryAttributes } from "../attributes/categories";
import type { ProductAttributes } from "../attributes/product-attributes";
import { pictureOf } from "../attributes/slug";
import type { Language } from "../languages";
import { measuresOf } from "./measures";
import { nounWords, qualityWords, type Word } from "./tables";

/** How many of its qualities and measures a title tells. */
const MAX_DETAILS = 3;

/** What stands between the parts of a title. */
const BETWEEN: { readonly [Code in Language]?: string } = {
  "zh-CN": " ",
  tw: " ",
  ja: " ",
  ar: "، ",
};

/** Tells products apart whose titles would be the same. */
const MODEL: Readonly<Record<Language, string>> = {
  en: "model {n}",
  "zh-CN": "{n} 号款",
  tw: "{n} 號款",
  ja: "モデル{n}",
  ko: "모델 {n}",
  vi: "mẫu {n}",
  de: "Modell {n}",
  es: "modelo {n}",
  pt: "modelo {n}",
  ru: "модель {n}",
  ar: "طراز {n}",
  hi: "मॉडल {n}",
  fr: "modèle {n}",
};

export interface ProductText {
  readonly title: string;
  readonly description: string;
  /** HTML. */
  readonly content: string;
}

interface Parts {
  readonly noun: string;
  readonly details: readonly string[];
}

/** English puts the noun last, and before the first comma and preposition. */
const HEAD_END = /, |: | (?:with|in|of|for|on) /;

/** Most words are in few titles: a text that lacks one is not searched for it as a word of its own. */
const find = ({ english, pattern }: Word, text: string) =>
  text.includes(english) ? pattern.exec(text) : null;

function nounOf(title: string) {
  const head = title.split(HEAD_END)[0] ?? title;
  for (const text of [head, title]) {
    const ends = nounWords.map((word) => {
      const match = find(word, text);
      return match ? match.index + match[0].length : -1;
    });
    const last = Math.max(...ends);
    // Of nouns that end at the same place, the first one is the longest.
    const word = last >= 0 ? nounWords[ends.indexOf(last)] : undefined;
    if (word) return word;
  }
  throw new Error(`No noun for “${title}”.`);
}

/** The words of a title that have names in every language. */
interface TitleWords {
  readonly noun: Word;
  /** In their order. */
  readonly qualities: readonly Word[];
}

const known = new Map<string, TitleWords>();

/** Reads a title once for all languages. */
function wordsOf(title: string): TitleWords {
  const before = known.get(title);
  if (before) return before;
  const low = title.toLowerCase();
  const noun = nounOf(low);
  let rest = low.replace(noun.pattern, "~");
  const found: { readonly at: number; readonly word: Word }[] = [];
  for (const word of qualityWords) {
    const match = find(word, rest);
    if (!match) continue;
    found.push({ at: match.index, word });
    rest = rest.replace(word.pattern, (text) => "_".repeat(text.length));
  }
  const words = { noun, qualities: found.sort((a, b) => a.at - b.at).map(({ word }) => word) };
  known.set(title, words);
  return words;
}

function partsOf({ title }: ProductAttributes, language: Language): Parts {
  const { noun, qualities } = wordsOf(title);
  const name = noun.texts[language];
  const said = qualities.map(({ texts }) => texts[language]);
  const news = said.filter((text) => !name.toLowerCase().includes(text.toLowerCase()));
  return {
    noun: name,
    details: [...new Set([...news.slice(0, MAX_DETAILS), ...measuresOf(title, language, noun.english)])],
  };
}

const capital = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(language === "tw" ? "zh-TW" : language) + text.slice(1);

function textOf(attributes: ProductAttributes, language: Language, parts: Parts, title: string): ProductText {
  const category = categoryAttributes.find(({ id }) => id === attributes.categoryId)?.names[language] ?? "";
  const points = [category, ...parts.details].map((point) => capital(point, language));
  return {
    title,
    description: points.join(" · "),
    content: `<ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul><p><img src="${pictureOf(attributes.id, "group")}" alt="" width="480" height="480"></p>`,
  };
}

/** What the demonstration says of its products in a language, by product id: titles differ, descriptions tell what the title tells. */
export function productTextsIn(language: Language): ReadonlyMap<number, ProductText> {
  const times = new Map<string, number>();
  return new Map(
    allProductAttributes.map((attributes) => {
      const parts = partsOf(attributes, language);
      const words = [parts.noun, ...parts.details.slice(0, MAX_DETAILS)];
      const plain = capital(words.join(BETWEEN[language] ?? ", "), language);
      const number = (times.get(plain) ?? 0) + 1;
      times.set(plain, number);
      const model = MODEL[language].replace("{n}", String(number));
      const title = number === 1 ? plain : `${plain}${BETWEEN[language] ?? ", "}${model}`;
      return [attributes.id, textOf(attributes, language, parts, title)];
    }),
  );
}
