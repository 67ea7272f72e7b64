/** What stands for a value that is not known: no screen shows 0, "NaN" or a day in 1970 instead, and none breaks. */
export const UNKNOWN = "–";

/** A money amount split for display: the number, its currency, and which of them the language puts first. */
export interface MoneyParts {
  amount: string;
  currency: string;
  currencyFirst: boolean;
}

/** Formats numbers, money and dates for one language. Any value can be given: one that can't be shown is a dash. */
export interface Format {
  /** A number; text that isn't a decimal number stays unchanged. @param decimals minimum of decimal digits, for scores such as 5.0 */
  number(value: number | string | undefined, decimals?: number): string;
  /** A large number abbreviated, such as "12K". */
  compact(value: number | undefined): string;
  /** A decimal string (a fraction) as a percentage: "0.08" → "8%". */
  percent(fraction: string | undefined): string;
  /** A length of time in words: "14 days". */
  duration(value: number | undefined, unit: "hour" | "day" | "month" | "year"): string;
  /**
   * `amount` is a decimal string. It is never rounded, but zeros after the second decimal digit are left out. `currency` is a code
   * such as USDT or EUR.
   */
  moneyParts(amount: string | undefined, currency: string): MoneyParts;
  /** Amount and currency in one text, for labels and sentences. */
  money(amount: string | undefined, currency: string): string;
  /** Unix seconds as a day; 0 is none. */
  date(seconds: number | undefined): string;
  /** Unix seconds as a day in UTC, for figures that a server has cut by such days. Say so next to it. */
  utcDate(seconds: number | undefined): string;
  /** Unix seconds as a day and time; 0 is none. */
  dateTime(seconds: number | undefined): string;
}

const DECIMAL = /^-?\d{1,21}(?:\.(\d{1,18}))?$/;

const isDecimal = (text: unknown): text is `${number}` => typeof text === "string" && DECIMAL.test(text);

const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value);

/** Whether a Date can hold the time, and it has come: the contract writes 0 for one that hasn't. */
const isTime = (seconds: unknown): seconds is number =>
  isFiniteNumber(seconds) && seconds > 0 && seconds <= 8.64e12;

/** The tag to pass to `Intl`. Arabic needs the digits of the texts around it, because browsers disagree on the default. */
export const intlTag = (tag: string): string => (tag === "ar" ? "ar-u-nu-latn" : tag);

const day = perTag((tag) => new Intl.DateTimeFormat(intlTag(tag), { dateStyle: "medium" }));
const utcDay = perTag(
  (tag) => new Intl.DateTimeFormat(intlTag(tag), { dateStyle: "medium", timeZone: "UTC" }),
);
const time = perTag((tag) => {
  // Korean shops write 18:11. With 12 hours, browsers disagree on the word for the afternoon.
  const hours = tag === "ko" ? { hourCycle: "h23" as const } : {};
  return new Intl.DateTimeFormat(intlTag(tag), { dateStyle: "medium", timeStyle: "short", ...hours });
});
/** Adds the words between day and time, or after them, that `Intl` leaves out. */
const COMPLETE_TIME: Readonly<Record<string, (text: string) => string>> = {
  de: (text) => `${text}\u00a0Uhr`,
  fr: (text) => text.replace(", ", " à\u00a0"),
};

/** Formatters of a language, created once. @param tag its BCP-47 tag */
export const createFormat: (tag: string) => Format = perTag(buildFormat);

function buildFormat(tag: string): Format {
  const formatters = new Map<string, Intl.NumberFormat>();
  const numberFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const key = JSON.stringify(options);
    const cached = formatters.get(key);
    if (cached) return cached;
    const formatter = new Intl.NumberFormat(intlTag(tag), options);
    formatters.set(key, formatter);
    return formatter;
  };

  const moneyParts = (amount: string | undefined, currency: string): MoneyParts => {
    if (!isDecimal(amount)) return { amount: UNKNOWN, currency: "", currencyFirst: false };
    const fractionDigits = DECIMAL.exec(amount)?.[1] ?? "";
    // Amounts in a wallet have all digits of the coin, but zeros after the second one are noise.
    const digits = Math.max(fractionDigits.replace(/0+$/, "").length, Math.min(fractionDigits.length, 2));
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    // Intl only accepts three-letter codes; others, such as USDT, follow the number as text.
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
      // A code without a symbol, such as BTC, follows the number, like longer codes.
      currencyFirst: symbol !== currency && at < parts.findIndex((part) => part.type === "integer"),
    };
  };

  return {
    number: (value, decimals) =>
      isFiniteNumber(value) || isDecimal(value)
        ? numberFormat({ minimumFractionDigits: decimals }).format(value)
        : typeof value === "string" && value
          ? value
          : UNKNOWN,
    compact: (value) =>
      isFiniteNumber(value)
        ? numberFormat({ notation: "compact", maximumFractionDigits: 1 }).format(value)
        : UNKNOWN,
    percent: (fraction) =>
      isDecimal(fraction)
        ? numberFormat({ style: "percent", maximumFractionDigits: 2 }).format(fraction)
        : UNKNOWN,
    duration: (value, unit) =>
      isFiniteNumber(value)
        ? numberFormat({ style: "unit", unit, unitDisplay: "long" }).format(value)
        : UNKNOWN,
    moneyParts,
    money(amount, currency) {
      const parts = moneyParts(amount, currency);
      if (parts.currencyFirst) return `${parts.currency}${parts.amount}`;
      return parts.currency ? `${parts.amount}\u00a0${parts.currency}` : parts.amount;
    },
    date: (seconds) => (isTime(seconds) ? day(tag).format(seconds * 1000) : UNKNOWN),
    utcDate: (seconds) => (isTime(seconds) ? utcDay(tag).format(seconds * 1000) : UNKNOWN),
    dateTime(seconds) {
      if (!isTime(seconds)) return UNKNOWN;
      const text = time(tag).format(seconds * 1000);
      return COMPLETE_TIME[tag]?.(text) ?? text;
    },
  };
}

/**
 * Creates something once per language, on first use. `Intl` objects cost milliseconds each, few screens need all of them, and a
 * language's tables arrive in several steps.
 *
 * @param create gets the BCP-47 tag
 */
export function perTag<Value extends object>(create: (tag: string) => Value): (tag: string) => Value {
  const cache = new Map<string, Value>();
  return (tag) => {
    const value = cache.get(tag) ?? create(tag);
    cache.set(tag, value);
    return value;
  };
}
