import { type FormDraft, useFormDraft, type WithdrawalProblem } from "marketplace-react";
import { isDecimal, readAmount, typedAmount } from "marketplace-sdk/money";
import { useState } from "react";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { useConfig } from "../../shared/site";

/**
 * A draft that keeps amounts as plain decimal strings, because the user may have changed the language, in which the typed text
 * would mean another amount. Anything but an amount stays as typed.
 *
 * @param tag BCP-47 tag of the reader's language
 * @param names of the fields that hold amounts
 */
export function amountDraft<Name extends string>(
  draft: FormDraft<Name>,
  tag: string,
  names: readonly NoInfer<Name>[],
): FormDraft<Name> {
  type Values = Readonly<Partial<Record<Name, string>>>;
  const amounts = (values: Values, change: (text: string) => string): Partial<Record<Name, string>> => {
    const changed: Partial<Record<Name, string>> = { ...values };
    for (const name of names) {
      const text = values[name];
      if (text) changed[name] = change(text);
    }
    return changed;
  };
  return {
    ...draft,
    read: () => amounts(draft.read(), (text) => (isDecimal(text) ? typedAmount(text, tag) : text)),
    write: (values) => draft.write(amounts(values, (text) => readAmount(text, tag) ?? text)),
  };
}

/** `useFormDraft` for a form with amounts. */
export function useAmountDraft<const Name extends string>(
  name: string,
  fields: readonly Name[],
  amounts: readonly NoInfer<Name>[],
): FormDraft<Name> {
  const { tag } = useI18n();
  const kept = useFormDraft(name, fields);
  const [draft] = useState(() => amountDraft(kept, tag, amounts));
  return draft;
}

const TEXTS: Readonly<Record<WithdrawalProblem, PlainKey>> = {
  missing: "wallet.amountMissing",
  invalid: "wallet.amountInvalid",
  tooManyDecimals: "wallet.amountDigits",
  tooSmall: "wallet.amountSmall",
  tooLarge: "wallet.amountLarge",
  insufficientBalance: "withdraw.insufficient",
  overDailyLimit: "withdraw.overDaily",
};

/** Error text for an amount that can't be used. */
export const amountText = (problem: WithdrawalProblem | undefined): PlainKey | undefined =>
  problem && TEXTS[problem];

/** Decimal digits of a price if the server names none. */
const USUAL_DIGITS = 2;

/**
 * Reads a price that a user typed.
 *
 * @param digits decimal digits, as set by the operator
 * @param tag BCP-47 tag of the reader's language
 * @returns a plain decimal string; undefined for an empty field; null for anything else
 */
export const readPrice = (typed: string, digits: number, tag: string): string | undefined | null =>
  readAmount(typed, tag, { whole: 9, fraction: digits });

/** Error text of a field without a valid price. */
export const priceRule = (digits: number) => (digits === 0 ? "requests.priceWhole" : "requests.priceRule");

/** Decimal digits of prices that users type, as set by the operator. */
export const usePriceDigits = (): number => useConfig()?.currency?.scale ?? USUAL_DIGITS;
