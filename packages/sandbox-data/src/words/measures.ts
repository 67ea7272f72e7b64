import type { Language } from "../languages";

const NUMBERS = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** Units that these languages write in their own script. */
const UNITS: { readonly [Code in Language]?: Readonly<Record<string, string>> } = {
  ru: {
    mm: "мм",
    cm: "см",
    m: "м",
    l: "л",
    ml: "мл",
    cl: "сл",
    g: "г",
    kg: "кг",
    W: "Вт",
    V: "В",
    mAh: "мА·ч",
    MP: "Мп",
    h: "ч",
    "g/m²": "г/м²",
    inch: "″",
  },
  ar: {
    mm: "مم",
    cm: "سم",
    m: "م",
    l: "لتر",
    ml: "مل",
    cl: "سل",
    g: "غ",
    kg: "كغ",
    W: "واط",
    V: "فولت",
    mAh: "مللي أمبير",
    MP: "ميغابكسل",
    h: "ساعة",
    "g/m²": "غ/م²",
    inch: "بوصة",
  },
};

/** Languages with a decimal comma. */
const COMMA: ReadonlySet<Language> = new Set(["vi", "de", "es", "pt", "ru", "fr"]);

const MEASURE =
  /(?<![\p{L}\d])(−?\d[\d.,]*(?: ?[×–/] ?\d[\d.,]*)*) ?(mAh|g\/m²|mm|cm|ml|cl|kg|MP|inch|GB|°C|dB|lm|m|l|g|W|V|h|Ω|%)(?![\p{L}\d/])/gu;
const CODE =
  /(?<![\p{L}\d])(?:E27|E14|IP68|UV400|SPF 30|USB-C|DAB\+|DVB-T2|CR2032|AAA|AA|A[456]|4K|M\d+ × \d+|PH2 × 100|S3|XLR|HB|6B|V4A|size (\d))(?![\p{L}\d])/gu;
const PIECES =
  /(?:(?:set|box|tin|tube|pack) of (\d[\d,]*|[a-z]+)|(\d[\d,]*|[a-z]+) (?:pieces|tubes|rolls))|(\d+) parts/i;

const COUNTED: Readonly<Record<Language, string>> = {
  en: "{n} pcs",
  "zh-CN": "{n} 件",
  tw: "{n} 件",
  ja: "{n}個",
  ko: "{n}개",
  vi: "{n} cái",
  de: "{n} Stück",
  es: "{n} uds.",
  pt: "{n} un.",
  ru: "{n} шт.",
  ar: "عدد {n}",
  hi: "{n} नग",
  fr: "{n} pièces",
};

/** Parts of a puzzle or a construction kit. */
const PARTS: Readonly<Record<Language, string>> = {
  en: "{n} pieces",
  "zh-CN": "{n} 片",
  tw: "{n} 片",
  ja: "{n}ピース",
  ko: "{n}조각",
  vi: "{n} mảnh",
  de: "{n} Teile",
  es: "{n} piezas",
  pt: "{n} peças",
  ru: "{n} эл.",
  ar: "قطع: {n}",
  hi: "{n} टुकड़े",
  fr: "{n} pièces",
};
const IN_PARTS: ReadonlySet<string> = new Set(["jigsaw", "track set", "building set"]);

const SIZES: Readonly<Record<Language, string>> = {
  en: "size {n}",
  "zh-CN": "{n} 号",
  tw: "{n} 號",
  ja: "{n}号",
  ko: "{n}호",
  vi: "số {n}",
  de: "Größe {n}",
  es: "talla {n}",
  pt: "nº {n}",
  ru: "размер {n}",
  ar: "مقاس {n}",
  hi: "साइज़ {n}",
  fr: "taille {n}",
};

function inLanguage(number: string, unit: string, language: Language): string {
  const plain = number.replaceAll(/(\d),(\d{3})/g, "$1$2");
  const digits = COMMA.has(language) ? plain.replaceAll(".", ",") : plain;
  const symbol = UNITS[language]?.[unit] ?? (unit === "inch" ? "″" : unit);
  return symbol === "″" || unit === "%" ? `${digits}${symbol}` : `${digits}\u00a0${symbol}`;
}

function countOf(title: string): number | undefined {
  const [, ofMany, many, parts] = PIECES.exec(title) ?? [];
  const word = (ofMany ?? many ?? parts)?.toLowerCase().replace(",", "");
  if (word === undefined) return undefined;
  const count = NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 1 : Number(word);
  return Number.isNaN(count) ? undefined : count;
}

/** Translates sizes, amounts and model codes of an English title. */
export function measuresOf(title: string, language: Language, noun: string): readonly string[] {
  const measures = [...title.matchAll(MEASURE)].map(([, number = "", unit = ""]) =>
    inLanguage(number, unit, language),
  );
  const codes = [...title.matchAll(CODE)].map(([code, size]) =>
    size === undefined ? code : SIZES[language].replace("{n}", size),
  );
  const count = countOf(title);
  const counted = IN_PARTS.has(noun) ? PARTS : COUNTED;
  return [
    ...codes,
    ...measures,
    ...(count === undefined ? [] : [counted[language].replace("{n}", String(count))]),
  ];
}
