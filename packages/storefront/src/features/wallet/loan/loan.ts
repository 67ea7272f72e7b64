import { validateAmount } from "marketplace-react";
import type { Data, Loan } from "marketplace-sdk";
import { isDecimal, readAmount } from "marketplace-sdk/money";
import { amountText } from "../../../entities/money/amount";
import type { StatusView } from "../../../i18n/types";
import type { FieldErrors } from "../../../shared/forms/field-errors";
import type { FieldValues } from "../../../shared/forms/form-values";

/** A lender's offer. */
export type Offer = Data<"loans.terms">;
export type Term = Offer["terms"][number];

/** Fields of the application; `agree` holds the accepted version of the terms. */
export type LoanField = "term" | "amount" | "purpose" | "agree";

/** Fields to keep in a draft. The consent is asked for each time. */
export const DRAFT_FIELDS = ["term", "amount", "purpose"] as const;

/** Terms whose days, cost and limits are known: nobody can agree to others. */
export const knownTerms = (terms: readonly Term[]): readonly Term[] =>
  terms.filter(
    ({ term_days, apr, min, max }) =>
      term_days !== undefined && [apr, min, max].every((text) => isDecimal(text)),
  );

/** The selected term. */
export const chosenTerm = (terms: readonly Term[], days: string): Term | undefined =>
  knownTerms(terms).find(({ term_days }) => String(term_days) === days);

/** Everything that keeps an application from being sent. @param tag of the reader's language */
export function validateLoan(
  { terms, terms_version }: Offer,
  values: FieldValues<LoanField>,
  tag: string,
): FieldErrors<LoanField> {
  const term = chosenTerm(terms, values.term);
  return {
    term: term ? undefined : "loan.termMissing",
    amount: amountText(
      validateAmount(values.amount, tag, {
        min: term?.min,
        max: term?.max,
        // The contract writes money with all digits of its currency.
        decimals: term && (term.min?.split(".")[1]?.length ?? 0),
      }),
    ),
    agree: values.agree !== "" && values.agree === terms_version ? undefined : "loan.agreeMissing",
  };
}

/** Rates are in millionths. */
const PPM = 1_000_000n;
const YEAR_DAYS = 365n;

/** The cost of a loan, in hundredths rounded up so that it is never understated. */
export interface Cost {
  fee: string;
  total: string;
}

/** The cost of an amount by its annual rate, which includes all fees; undefined without an amount. */
export function costOf(typed: string, tag: string, { apr, term_days }: Term): Cost | undefined {
  const amount = readAmount(typed, tag);
  if (!amount || !isDecimal(apr)) return undefined;
  const borrowed = units(amount, 2);
  const parts = borrowed * units(apr, 6) * BigInt(term_days);
  const whole = PPM * YEAR_DAYS;
  const fee = (parts + whole - 1n) / whole;
  return { fee: hundredths(fee), total: hundredths(borrowed + fee) };
}

/** A decimal string as an integer of its smallest units, truncated to `scale` digits. */
function units(decimal: string, scale: number): bigint {
  const [whole = "0", fraction = ""] = decimal.split(".");
  return BigInt(whole + fraction.slice(0, scale).padEnd(scale, "0"));
}

const hundredths = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, "0")}`;

const STATUS: ReadonlyMap<string, StatusView> = new Map([
  ["submitted", { text: "loan.submitted", tone: "warning" }],
  ["approved", { text: "loan.approved", tone: "success" }],
  ["rejected", { text: "loan.rejected", tone: "danger" }],
  ["cancelled", { text: "loan.cancelled", tone: "plain" }],
]);

/** The view of a state; an unknown one counts as under review (contract: Loan). */
export const statusView = ({ status }: Loan): StatusView =>
  STATUS.get(status) ?? { text: "loan.reviewing", tone: "info" };
