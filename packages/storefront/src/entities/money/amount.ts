import { type FormDraft, useFormDraft, type WithdrawalProblem } from "marketplace-react";
import { isDecimal, readAmount, typedAmount } from "marketplace-react/money";
import { useState } from "react";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";

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
