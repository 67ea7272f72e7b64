import type { Data } from "../../contract/operations";
import { formatUnits, PRICE_STEP, priceText, SITE_CURRENCY, shareUp } from "../../domain/money";
import type { Language } from "../../i18n/languages";
import { translate } from "../../i18n/translate";
import type { LoanSettings } from "../../kernel/settings";

const MILLION = 1_000_000n;
const YEAR_DAYS = 365n;

/** One term of a lender. */
export type Term = LoanSettings["terms"][number];

/** What a loan costs. */
export interface Cost {
  /** Interest and fee together, in whole cents. Ledger units of the site currency. */
  readonly fee: bigint;
  /** Annual percentage rate including all costs, in parts per million. */
  readonly aprPpm: bigint;
}

/** Total cost of borrowing `amount` for a term and repaying it in one sum. Interest and fee round up, so it is never understated. */
export function costOf({ termDays, aprPpm, feePpm }: Term, amount: bigint): Cost {
  const days = BigInt(termDays);
  const interest = shareUp(amount, BigInt(aprPpm) * days, MILLION * YEAR_DAYS);
  const once = shareUp(amount, BigInt(feePpm), MILLION);
  const perYear = BigInt(aprPpm) + shareUp(BigInt(feePpm), YEAR_DAYS, days);
  return { fee: shareUp(interest + once, 1n, PRICE_STEP) * PRICE_STEP, aprPpm: perYear };
}

/** A term as the contract returns it, with the smallest amount as its worked example. */
export function termDto(term: Term, language: Language): Data<"loans.terms">["terms"][number] {
  const { fee, aprPpm } = costOf(term, term.min);
  const example = translate(language, "loan_example", {
    amount: priceText(term.min),
    currency: SITE_CURRENCY,
    days: term.termDays,
    fee: priceText(fee),
    total: priceText(term.min + fee),
    apr: percentText(aprPpm),
  });
  return {
    term_days: term.termDays,
    min: priceText(term.min),
    max: priceText(term.max),
    apr: aprText(aprPpm),
    fee: priceText(fee),
    example,
  };
}

/** The lender's terms in a language, one paragraph per line. */
export const termsHtml = ({ termsText }: LoanSettings, language: Language): string =>
  termsText[language]
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .split("\n")
    .map((line) => `<p>${line}</p>`)
    .join("");

/** `"0.18"` for 180 000 parts per million. */
export const aprText = (ppm: number | bigint) => withoutZeros(formatUnits(BigInt(ppm), 6));

/** A percentage with two decimals, rounded up. */
const percentText = (ppm: bigint) => formatUnits(shareUp(ppm, 1n, 100n), 2);

const withoutZeros = (decimal: string) => decimal.replace(/\.?0+$/, "");
