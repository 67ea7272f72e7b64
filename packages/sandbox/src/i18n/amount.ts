import { type Language, localeOf } from "./languages";

const formats = new Map<Language, Intl.NumberFormat>();

const isAmount = (value: string): value is `${number}` => /^\d{1,21}\.\d{2,18}$/.test(value);

/**
 * An amount as a language writes it. Wallets give all digits of their coin: zeros after the second one say nothing. What is no
 * decimal with at least two digits after the point stays as it is.
 */
export function amountIn(language: Language, value: string): string {
  if (!isAmount(value)) return value;
  let format = formats.get(language);
  if (!format) {
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 18 };
    format = new Intl.NumberFormat(localeOf(language), digits);
    formats.set(language, format);
  }
  return format.format(value);
}
