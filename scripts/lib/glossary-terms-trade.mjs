/** @typedef {import("./glossary-terms.mjs").Term} Term */

/**
 * More of {@link import("./glossary-terms.mjs").TERMS}: what is chosen, what is paid with, and who decides.
 *
 * @type {Readonly<Record<string, Term>>}
 */
export const TRADE_TERMS = {
  // A choice, such as color, and what it can be; German and Russian have a word for each.
  option: {
    english: "\\boptions?\\b",
    is: {
      "zh-CN": "规格",
      tw: "規格",
      ja: "バリエーション",
      ko: "옵션",
      vi: "phân loại",
      de: "option|variante",
      es: "opci",
      pt: "opç",
      ru: "вариант|параметр",
      ar: "خيار",
      hi: "विकल्प",
      fr: "option",
    },
    never: {
      ja: "オプション",
      vi: "biến thể",
    },
    free: [
      // Says what one chooses by, without the word.
      "ja dashboard.variantsHint",
      "ja dashboard.choiceRule",
      "ko dashboard.variantsHint",
      "vi dashboard.variantsHint",
      "de dashboard.variantsHint",
      "ar dashboard.variantsHint",
      "hi dashboard.variantsHint",
    ],
  },
  coin: {
    english: "\\bcoins?\\b",
    is: {
      "zh-CN": "币种",
      tw: "幣別",
      ja: "コイン",
      ko: "코인",
      vi: "coin",
      de: "coin",
      es: "moneda",
      pt: "moeda",
      ru: "монет",
      ar: "عملة|عملات",
      hi: "कॉइन",
      fr: "crypto",
    },
    never: {
      ja: "通貨(?!単位)",
      ko: "통화(?!하)",
      hi: "करेंसी",
    },
    // “Send the coins”: the others say the transfer or the amount.
    free: ["* wallet.createdText"],
  },
  // The site as the party that decides, and in its own title; elsewhere it says “we”.
  marketplace: {
    english: "\\bmarketplace\\b",
    is: {
      "zh-CN": "平台",
      tw: "平台",
      ja: "運営|マーケット",
      ko: "운영팀|마켓",
      vi: "sàn",
      de: "marktplatz",
      es: "plataforma",
      pt: "plataforma",
      ru: "площадк",
      ar: "منصة",
      hi: "मार्केटप्लेस",
      fr: "place de marché",
    },
    never: {
      en: "\\bplatform\\b",
    },
    // The contract's text is signed by version; it changes with the next one.
    free: ["* site.contract.clauses.0.0"],
  },
};
