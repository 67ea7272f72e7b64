import { validateAmount } from "marketplace-react";
import type { Data } from "marketplace-sdk";
import { PLAIN, readAmount, typedAmount } from "marketplace-sdk/money";
import { amountText } from "../../../entities/money/amount";
import { coinsOf, findMethod } from "../../../entities/money/transfer-methods";
import type { FieldErrors } from "../../../shared/forms/field-errors";
import type { FieldValues } from "../../../shared/forms/form-values";

/** A coin on a network, as offered by the server. */
export type Method = Data<"recharges.methods">["methods"][number];

/** Fields of the form; `ack` is set once the network is confirmed. */
export type RechargeField = "coin" | "network" | "amount" | "ack";

/** Fields to keep in a draft. The network is confirmed each time. */
export const DRAFT_FIELDS = ["coin", "network", "amount"] as const;

/**
 * What the form begins with.
 *
 * @param currency of the balance
 * @param lacking missing amount, from the address
 * @param tag of the reader's language
 */
export function initialValues(
  methods: readonly Method[],
  currency: string | undefined,
  lacking: string | null,
  tag: string,
): FieldValues<RechargeField> {
  const coins = coinsOf(methods);
  const own = coins.find((coin) => coin === currency);
  const amount = (own && readAmount(lacking ?? "", PLAIN)) || "";
  return {
    coin: (amount && own) || (coins[0] ?? ""),
    network: "",
    amount: typedAmount(amount, tag),
    ack: "",
  };
}

/** Everything that keeps a recharge from starting. */
export function validateRecharge(
  methods: readonly Method[],
  values: FieldValues<RechargeField>,
  tag: string,
): FieldErrors<RechargeField> {
  const method = findMethod(methods, values);
  return {
    network: method ? undefined : "wallet.networkMissing",
    amount: amountText(
      validateAmount(values.amount, tag, {
        min: method?.min_amount,
        max: method?.max_amount,
        decimals: method?.decimals,
      }),
    ),
    ack: values.ack || !method ? undefined : "wallet.ackMissing",
  };
}
