import type { Tx } from "../../db/connect";
import { post } from "../../db/ledger/post";
import { transition } from "../../db/transition";
import { available, escrow } from "../../domain/ledger/accounts";
import { coinPostings, splitAmount } from "../../domain/ledger/coin-postings";
import { SITE_CURRENCY, walletText } from "../../domain/money";
import { paymentMachine } from "../../domain/state-machines/machines";
import { notFound } from "../../kernel/errors";
import type { Settings } from "../../kernel/settings";
import { notify } from "../messages/notify";
import { dropOrders } from "../orders/cancel";
import { currentRate, toSite } from "../wallet/networks";
import type { PayStatus } from "./payment-rows";
import { settleOrders, unpaidOrders } from "./settle-orders";

/** The part of a payment that events of the chain need; its row is locked. */
export interface WatchedPay {
  readonly id: number;
  readonly pay_no: string;
  readonly member_id: number;
  readonly status: PayStatus;
  readonly currency: string;
  readonly coin: string | null;
  readonly network: string | null;
  readonly amount: bigint | null;
  readonly rate: bigint | null;
  readonly expires_at: number;
}

/** A transfer to an address of a payment. `amount` in units of the coin. */
export interface CoinTransfer {
  readonly txid: string;
  /** Index of the transaction's output. */
  readonly output: number;
  readonly coin: string;
  readonly network: string;
  readonly amount: bigint;
}

/** A transfer with the moment it was seen. */
export interface SeenTransfer extends CoinTransfer {
  readonly seen_at: number;
}

/**
 * Whether a transfer was seen before the payment expired, so that the payment's rate applies to it. A transfer on its way does
 * not extend the rate to others.
 */
export const isInTime = (pay: WatchedPay, { seen_at }: Pick<SeenTransfer, "seen_at">) =>
  seen_at < pay.expires_at;

/** The columns of a {@link WatchedPay}. */
export const watchedColumns = (tx: Tx) =>
  tx`id, pay_no, member_id, status, currency, coin, network, amount, rate, expires_at`;

/** Locks a payment. @throws {HttpError} 404 */
export async function lockPay(tx: Tx, payNo: string): Promise<WatchedPay> {
  const [pay] = await tx<WatchedPay[]>`
    select ${watchedColumns(tx)} from pay where pay_no = ${payNo} for no key update`;
  if (!pay) throw notFound();
  return pay;
}

/** Whether a transfer arrived in the coin and network that the payment asks for now. Others are credited. */
export const isAskedFor = (pay: WatchedPay, { coin, network }: CoinTransfer) =>
  pay.coin === coin && pay.network === network;

/** A transfer's name in journals: the first output of a transaction is named by the transaction alone. */
const nameOf = ({ txid, output }: CoinTransfer) => (output === 0 ? txid : `${txid}:${output}`);
const nameSql = (tx: Tx) => tx`txid || case output when 0 then '' else ':' || output end`;

/**
 * Confirmed transfers in the coin and network of the payment, except those that were credited: they were late, or the payment
 * asked for another coin then.
 */
export const confirmedTransfers = (tx: Tx, { id, pay_no, coin, network }: WatchedPay) => tx<SeenTransfer[]>`
  select txid, output, coin, network, amount, createtime as seen_at from chain_transfer
  where ref_type = 'pay' and ref_id = ${id} and confirmed and coin = ${coin} and network = ${network}
    and not exists (select 1 from journal
      where ref in ('pay-over:' || ${pay_no} || ':' || ${nameSql(tx)}, 'pay-late:' || ${pay_no} || ':' || ${nameSql(tx)}))
  order by createtime, txid, output`;

/**
 * Pays the orders from the confirmed transfers, and credits a surplus to the buyer's balance.
 *
 * @param received `last` is the transfer that completed the payment, `arrived` the sum of all, in units of the coin
 */
export async function settleByCoin(
  tx: Tx,
  pay: WatchedPay,
  { last, arrived }: { readonly last: CoinTransfer; readonly arrived: bigint },
  { now, settings }: { readonly now: number; readonly settings: Pick<Settings, "shipWithin"> },
): Promise<void> {
  const amount = pay.amount ?? 0n;
  await transition(tx, paymentMachine, "confirm", pay.id, {
    paytime: now,
    additional_status: arrived > amount ? "paid_over" : "none",
  });
  const orders = await unpaidOrders(tx, pay.id);
  const parts = splitAmount(
    amount,
    orders.map(({ total }) => total),
  );
  await settleOrders(
    tx,
    orders,
    ({ order_no, currency, total }, place) =>
      coinPostings(last.coin, last.network, parts[place] ?? 0n, escrow(order_no, currency), total),
    now,
    settings,
  );
  if (arrived > amount)
    await creditTransfer(tx, pay, { ...last, amount: arrived - amount }, { reason: "pay-over", now });
}

/**
 * Credits money that can no longer pay the orders to the buyer's balance, at the current rate: the payment's own rate covers
 * only what it asked for and what came in time.
 *
 * @param reason names the journal: `pay-over` next to a payment that is paid or open, `pay-late` for one that is over
 */
export async function creditTransfer(
  tx: Tx,
  pay: WatchedPay,
  transfer: CoinTransfer,
  { reason, now }: { readonly reason: "pay-over" | "pay-late"; readonly now: number },
): Promise<void> {
  const { coin, network, amount } = transfer;
  const worth = toSite(amount, coin, await currentRate(tx, coin, network, now));
  await tx`update pay set credit_money = credit_money + ${`${worth}`} where id = ${pay.id}`;
  await notify(tx, now, {
    memberId: pay.member_id,
    type: "wallet",
    template: "pay_credited",
    params: { pay_no: pay.pay_no, amount: walletText(worth), currency: SITE_CURRENCY },
    ref: { type: "pay", id: pay.pay_no },
  });
  await post(tx, {
    ref: `${reason}:${pay.pay_no}:${nameOf(transfer)}`,
    kind: reason,
    now,
    postings: coinPostings(coin, network, amount, available(pay.member_id), worth),
  });
}

/**
 * Ends an unpaid payment: its orders are cancelled, and whatever arrived goes to the buyer's balance.
 *
 * @param event `expire` when its time is over, `void` by the operator
 */
export async function endPay(
  tx: Tx,
  pay: WatchedPay,
  event: "expire" | "void",
  { reason, now }: { readonly reason: string; readonly now: number },
): Promise<void> {
  await transition(
    tx,
    paymentMachine,
    event,
    pay.id,
    event === "void" ? { additional_status: "marked" } : {},
  );
  await dropOrders(tx, pay.id, reason, now);
  await notify(tx, now, {
    memberId: pay.member_id,
    type: "order",
    template: "pay_expired",
    params: { pay_no: pay.pay_no },
    ref: { type: "pay", id: pay.pay_no },
  });
  for (const transfer of await confirmedTransfers(tx, pay))
    await creditTransfer(tx, pay, transfer, { reason: "pay-late", now });
}
