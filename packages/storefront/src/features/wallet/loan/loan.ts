import { validateAmount } from "marketplace-react";
import { isDecimal, readAmount } from "marketplace-react/money";
import type { Data, Loan } from "marketplace-sdk";
import { amountText } from "../../../entities/money/amount-text";
import type { StatusView } from "../../../i18n/status-view";
import type { FieldErrors, FieldValues } from "../../../shared/forms/use-form";

/** What is offered. */
export type Offer = Data<"loans.terms">;
export type Term = Offer["terms"][number];

/** Fields of the application; `agree` holds the version of the terms that were accepted. */
export type LoanField = "term" | "amount" | "purpose" | "agree";

/** What may be kept in a draft. Agreements are given anew each time. */
export const DRAFT_FIELDS = ["term", "amount", "purpose"] as const;

/** Longest purpose the contract takes. */
export const MAX_PURPOSE_LENGTH = 200;

/** The term that is chosen. */
export const chosenTerm = (terms: readonly Term[], days: string): Term | undefined =>
  terms.find(({ term_days }) => String(term_days) === days);

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
        decimals: term && (term.min.split(".")[1]?.length ?? 0),
      }),
    ),
    agree: values.agree !== "" && values.agree === terms_version ? undefined : "loan.agreeMissing",
  };
}

/** The rate is read in millionths. */
const PPM = 1_000_000n;
const YEAR_DAYS = 365n;

/** What borrowing costs, in hundredths rounded up: a cost is never understated. */
export interface Cost {
  fee: string;
  total: string;
}

/** The cost of an amount by its annual rate, which includes all costs; undefined without an amount. */
export function costOf(typed: string, tag: string, { apr, term_days }: Term): Cost | undefined {
  const amount = readAmount(typed, tag);
  if (!amount || !isDecimal(apr)) return undefined;
  const borrowed = units(amount, 2);
  const parts = borrowed * units(apr, 6) * BigInt(term_days);
  const whole = PPM * YEAR_DAYS;
  const fee = (parts + whole - 1n) / whole;
  return { fee: hundredths(fee), total: hundredths(borrowed + fee) };
}

/** A decimal string as a whole number of its smallest parts, cut off after `scale` digits. */
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

/** The view of a state; those that are not known count as under review (contract: Loan). */
export const statusView = ({ status }: Loan): StatusView =>
  STATUS.get(status) ?? { text: "loan.reviewing", tone: "accent" };
