import { perTag } from "./per-tag";

/** A money amount cut up for display: the number, its currency, and which of them the language writes first. */
export interface MoneyParts {
  amount: string;
  currency: string;
  currencyFirst: boolean;
}

/** Writes numbers, money and dates the way of one language. */
export interface Format {
  /** A count or figure; text that isn't a decimal number stays as it is. @param decimals at least so many, for scores: 5.0 */
  number(value: number | string, decimals?: number): string;
  /** Large figures in short, such as "12K". */
  compact(value: number): string;
  /** A decimal string (a fraction) as a percentage: "0.08" → "8%". */
  percent(fraction: string): string;
  /**
   * `amount` is a decimal string: no digit is rounded away, zeros after the second decimal are left out. `currency` is a code such
   * as USDT or EUR.
   */
  moneyParts(amount: string, currency: string): MoneyParts;
  /** The same as one text, for labels and totals in sentences. */
  money(amount: string, currency: string): string;
  /** Unix seconds as a day. */
  date(seconds: number): string;
  /** Unix seconds as a day with the time. */
  dateTime(seconds: number): string;
}

const DECIMAL = /^-?\d{1,21}(?:\.(\d{1,18}))?$/;

function isDecimal(text: string): text is `${number}` {
  return DECIMAL.test(text);
}

/** What `Intl` is asked for: Arabic with the digits of the texts around it, as browsers disagree on them. */
export const intlTag = (tag: string): string => (tag === "ar" ? "ar-u-nu-latn" : tag);

const day = perTag((tag) => new Intl.DateTimeFormat(intlTag(tag), { dateStyle: "medium" }));
const time = perTag((tag) => {
  // Korean shops write 18:11, where browsers disagree on the word for the afternoon.
  const hours = tag === "ko" ? { hourCycle: "h23" as const } : {};
  return new Intl.DateTimeFormat(intlTag(tag), { dateStyle: "medium", timeStyle: "short", ...hours });
});
/** What a language says between day and time or after them, where "medium" dates leave it out. */
const SPOKEN_TIME: Readonly<Record<string, (text: string) => string>> = {
  de: (text) => `${text}\u00a0Uhr`,
  fr: (text) => text.replace(", ", " à\u00a0"),
};

/** The same for the same language. @param tag its BCP-47 tag */
export const createFormat: (tag: string) => Format = perTag(makeFormat);

function makeFormat(tag: string): Format {
  const formatters = new Map<string, Intl.NumberFormat>();
  const numberFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const key = JSON.stringify(options);
    const known = formatters.get(key);
    if (known) return known;
    const made = new Intl.NumberFormat(intlTag(tag), options);
    formatters.set(key, made);
    return made;
  };

  const moneyParts = (amount: string, currency: string): MoneyParts => {
    if (!isDecimal(amount)) return { amount, currency, currencyFirst: false };
    const given = DECIMAL.exec(amount)?.[1] ?? "";
    // Wallets come with all digits of the coin: zeros after the second one say nothing.
    const digits = Math.max(given.replace(/0+$/, "").length, Math.min(given.length, 2));
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    // Intl knows three-letter codes only; others (USDT) follow the number as text.
    if (!/^[A-Z]{3}$/.test(currency)) {
      return { amount: numberFormat(fraction).format(amount), currency, currencyFirst: false };
    }
    const style = { ...fraction, style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
    const parts = numberFormat(style).formatToParts(amount);
    const at = parts.findIndex((part) => part.type === "currency");
    const symbol = parts[at]?.value ?? currency;
    const number = parts.filter((part) => part.type !== "currency" && part.type !== "literal");
    return {
      amount: number.map((part) => part.value).join(""),
      currency: symbol,
      // A code without a symbol, such as BTC, follows the number like longer codes.
      currencyFirst: symbol !== currency && at < parts.findIndex((part) => part.type === "integer"),
    };
  };

  return {
    number: (value, decimals) =>
      typeof value === "number" || isDecimal(value)
        ? numberFormat({ minimumFractionDigits: decimals }).format(value)
        : value,
    compact: (value) => numberFormat({ notation: "compact", maximumFractionDigits: 1 }).format(value),
    percent: (fraction) =>
      isDecimal(fraction)
        ? numberFormat({ style: "percent", maximumFractionDigits: 2 }).format(fraction)
        : fraction,
    moneyParts,
    money(amount, currency) {
      const parts = moneyParts(amount, currency);
      return parts.currencyFirst
        ? `${parts.currency}${parts.amount}`
        : `${parts.amount}\u00a0${parts.currency}`;
    },
    date: (seconds) => day(tag).format(seconds * 1000),
    dateTime(seconds) {
      const text = time(tag).format(seconds * 1000);
      return SPOKEN_TIME[tag]?.(text) ?? text;
    },
  };
}
