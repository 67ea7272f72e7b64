import type { Data } from "../../contract/operations";
import { priceText, scaleOf, walletText } from "../../domain/money";
import type { Language } from "../../i18n/languages";
import { depositWarnings, paymentUri } from "../wallet/payment-uri";
import type { PayRow } from "./payment-rows";

type Payment = Data<"payments.get">;

/** A payment as responses contain it. @param methods how it can be paid, included while it is open */
export function payDto(row: PayRow, language: Language, methods?: Payment["pay_methods"]): Payment {
  return {
    ...withoutCoin(row),
    ...(row.status === "created" && methods ? { pay_methods: methods } : {}),
    ...(row.method === "crypto" ? coinDto(row, language) : {}),
  };
}

type WithoutCoin = Pick<
  PayRow,
  | "pay_no"
  | "status"
  | "additional_status"
  | "method"
  | "currency"
  | "total"
  | "order_nos"
  | "createtime"
  | "expires_at"
  | "paytime"
>;

/** What every payment shows, whatever it is paid with. */
export const withoutCoin = ({ total, order_nos, paytime, ...row }: WithoutCoin) => ({
  pay_no: row.pay_no,
  status: row.status,
  additional_status: row.additional_status,
  method: row.method,
  currency: row.currency,
  total: priceText(total),
  order_nos: [...order_nos],
  createtime: row.createtime,
  expires_at: row.expires_at,
  paytime: paytime ?? 0,
});

/** The amount still missing from a payment in a coin; never below zero. */
export const amountDue = (amount: bigint, paid: bigint) => (paid < amount ? amount - paid : 0n);

function coinDto(row: PayRow, language: Language): Partial<Payment> {
  const { coin, network, address, amount, rate } = row;
  if (coin === null || network === null || address === null || amount === null || rate === null) return {};
  const name = row.network_name ?? network;
  const due = amountDue(amount, row.amount_paid);
  const chain = {
    coin,
    family: row.family ?? "tron",
    chain_id: row.chain_id,
    contract: row.contract ?? "",
    decimals: row.decimals ?? scaleOf(coin),
  };
  return {
    coin,
    network,
    network_name: name,
    address,
    memo: row.memo,
    amount: walletText(amount, coin),
    amount_paid: walletText(row.amount_paid, coin),
    amount_due: walletText(due, coin),
    credit_money: walletText(row.credit_money),
    rate: walletText(rate),
    qr: address,
    uri: paymentUri(chain, address, due),
    confirmations: row.confirmations,
    confirmations_required: row.confirmations_required,
    txids: [...row.txids],
    warnings: depositWarnings(language, { coin, network_name: name }),
  };
}
