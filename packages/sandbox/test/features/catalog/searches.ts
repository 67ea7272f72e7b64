import type { Language } from "../../../src/i18n/languages";

/** A search that buyers make, and what must come first. */
export interface Search {
  readonly language: Language;
  readonly typed: string;
  /** What the first products are, by their English titles. */
  readonly first: RegExp;
  /** Whether a catalog that has no such thing may have a few that are called by its words. */
  readonly few?: boolean;
  /** What must not be among the first ten. */
  readonly never?: RegExp;
  /** Words that were meant; they are looked for among what `corrected` says. */
  readonly meant?: RegExp;
}

/** To add a search, add a line. Whatever the catalog has of `first` must come first; searches for what it lacks are skipped. */
const table: Readonly<Partial<Record<Language, readonly Omit<Search, "language">[]>>> = {
  en: [
    { typed: "shirt", first: /shirt/i, never: /croissant/i },
    { typed: "shirts", first: /shirt/i, never: /croissant/i },
    { typed: "tshirt", first: /t-?shirt/i },
    { typed: "t-shirt", first: /t-?shirt/i },
    { typed: "t shirt", first: /t-?shirt/i },
    { typed: "T Shirts", first: /t-?shirt/i },
    { typed: "tee shirt", first: /shirt/i },
    { typed: "suitcase", first: /suitcase|luggage/i },
    { typed: "cup", first: /\b(cup|mug)s?\b/i, never: /laser-cut/i },
    { typed: "cups", first: /\b(cup|mug)s?\b/i, never: /laser-cut/i },
    { typed: "phone case", first: /\b(phone|case)\b/i, few: true, never: /compass/i },
    { typed: "phone", first: /\bphone\b/i, never: /compass|gloves/i },
    { typed: "office chair", first: /\bchair\b/i },
    { typed: "screw m8", first: /bolt.*M8/i },
    { typed: "bolt m8", first: /bolt.*M8/i },
    { typed: "soc", first: /\bsocks?\b/i, never: /t-shirt/i },
    { typed: "sock", first: /\bsocks?\b/i },
    { typed: "cheap shoes", first: /shoe|sneaker|trainer|boot|sandal|slipper|loafer/i },
    { typed: "shoes", first: /shoe|sneaker|trainer|boot|sandal|slipper|loafer|espadrille|flat|slingback/i },
    {
      typed: "shoos",
      first: /shoe|sneaker|trainer|boot|sandal|slipper|loafer|espadrille|flat|slingback/i,
      meant: /^shoes?$/,
    },
    { typed: "teapto", first: /teapot/i, meant: /^teapots?$/ },
    { typed: "umbrela", first: /umbrella/i },
    { typed: "umbrellas", first: /umbrella/i },
    { typed: "tea pot", first: /teapot/i },
    { typed: "back pack", first: /backpack/i },
    { typed: "head phones", first: /headphone|headset/i },
    { typed: "knives", first: /kni(fe|ves)/i },
    { typed: "kitchen knife", first: /kni(fe|ves)/i },
    { typed: "candles", first: /candle/i },
    { typed: "ladder", first: /ladder/i },
    { typed: "bread", first: /bread|toast/i },
    { typed: "rice", first: /\brice\b/i },
    { typed: "hammer", first: /hammer/i },
    { typed: "glasses", first: /glass|goggles/i },
    { typed: "gloves", first: /gloves/i },
    { typed: "paper bag", first: /paper.* bag/i },
    { typed: "olive oil", first: /olive oil/i, never: /lamp/i },
    { typed: "wine glasses", first: /wine glass/i },
    { typed: "tulips", first: /tulip/i },
    { typed: "fishing rod", first: /fishing|\brod\b/i },
    { typed: "purple teapot with dragons", first: /teapot/i },
  ],
  de: [
    { typed: "teekanne", first: /teapot/i },
    { typed: "rucksack", first: /backpack|daypack|pack \d/i },
    { typed: "schuhe", first: /shoe|sneaker|trainer|boot|sandal|slipper|loafer|espadrille|flat|slingback/i },
    { typed: "fahrrad", first: /bicycle|bike/i },
    { typed: "leiter", first: /ladder/i },
    { typed: "t-shirt", first: /t-?shirt/i },
    { typed: "kerze", first: /candle/i },
    { typed: "handschuhe", first: /merino gloves/i },
    { typed: "olivenöl", first: /olive oil/i },
  ],
  es: [
    { typed: "tetera", first: /teapot/i },
    { typed: "mochila", first: /backpack|daypack|pack \d/i },
    { typed: "camisetas", first: /t-?shirt|tank|running vest|jersey/i, never: /high-visibility/i },
    { typed: "guantes", first: /gloves/i },
    { typed: "aceite de oliva", first: /olive oil/i },
    { typed: "bicicleta", first: /bicycle|bike/i },
    { typed: "martillo", first: /hammer|mallet/i },
    { typed: "paraguas azul marino", first: /umbrella/i },
    { typed: "calcetines", first: /socks?/i },
  ],
  "zh-CN": [
    { typed: "茶壶", first: /teapot/i },
    { typed: "背包", first: /backpack|daypack|pack \d/i },
    { typed: "自行车", first: /bicycle|bike/i },
    { typed: "雨伞", first: /umbrella/i },
    { typed: "T恤", first: /t-?shirt/i },
    { typed: "蜡烛", first: /candle/i },
    { typed: "手套", first: /gloves/i },
  ],
  ar: [
    { typed: "مظلة", first: /umbrella/i },
    { typed: "كرسي", first: /chair/i },
    { typed: "حقيبة ظهر", first: /backpack|daypack|pack \d/i },
    { typed: "دراجة", first: /bicycle|bike/i },
    { typed: "شمعة", first: /candle/i },
    { typed: "قفازات", first: /gloves/i },
    { typed: "خيمة", first: /tent|gazebo/i },
  ],
};

export const searches: readonly Search[] = Object.entries(table).flatMap(([language, rows]) =>
  rows.map((row) => ({ language: language as Language, ...row })),
);
