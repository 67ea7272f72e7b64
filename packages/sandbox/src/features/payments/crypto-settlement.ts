import type { Tx } from "../../db/connect";
import { post } from "../../db/ledger/post";
import { transition } from "../../db/transition";
import { available, escrow } from "../../domain/ledger/accounts";
import { coinPostings, splitAmount } from "../../domain/ledger/coin-postings";
import { SITE_CURRENCY, walletText } from "../../domain/money";
import { paymentMachine } from "../../domain/state-machines/payment";
import type { Settings } from "../../settings";
import { notFound } from "../errors";
import { notify } from "../messages/notify";
import { dropOrders } from "../orders/cancel";
import { currentRate, toSite } from "../wallet/networks";
import type { PayStatus } from "./payment-rows";
import { settleOrders, unpaidOrders } from "./settle-orders";

/** A payment as the chain's events need it; its row is locked. */
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
  /** Which output of the transaction. */
  readonly output: number;
  readonly coin: string;
  readonly network: string;
  readonly amount: bigint;
}

/** A transfer with the moment it was seen. */
export interface SeenTransfer extends CoinTransfer {
  readonly seen_at: number;
}

/** The payment's rate is for what is seen before it expires; a transfer on its way does not keep it for others. */
export const isInTime = (pay: WatchedPay, { seen_at }: Pick<SeenTransfer, "seen_at">) =>
  seen_at < pay.expires_at;

/** Locks a payment. @throws {HttpError} 404 */
export async function lockPay(tx: Tx, payNo: string): Promise<WatchedPay> {
  const [pay] = await tx<WatchedPay[]>`
    select id, pay_no, member_id, status, currency, coin, network, amount, rate, expires_at
    from pay where pay_no = ${payNo} for no key update`;
  if (!pay) throw notFound();
  return pay;
}

/** Whether a transfer came in the coin and network that the payment asks for now; others are credited. */
export const isAskedFor = (pay: WatchedPay, { coin, network }: CoinTransfer) =>
  pay.coin === coin && pay.network === network;

/** How journals name a transfer: the first output by its transaction alone. */
const nameOf = ({ txid, output }: CoinTransfer) => (output === 0 ? txid : `${txid}:${output}`);
const nameSql = (tx: Tx) => tx`txid || case output when 0 then '' else ':' || output end`;

/** Confirmed transfers in what the payment asks for, less those that were credited: late, or when it asked for something else. */
export const confirmedTransfers = (tx: Tx, { id, pay_no, coin, network }: WatchedPay) => tx<SeenTransfer[]>`
  select txid, output, coin, network, amount, createtime as seen_at from chain_transfer
  where ref_type = 'pay' and ref_id = ${id} and confirmed and coin = ${coin} and network = ${network}
    and not exists (select 1 from journal
      where ref in ('pay-over:' || ${pay_no} || ':' || ${nameSql(tx)}, 'pay-late:' || ${pay_no} || ':' || ${nameSql(tx)}))
  order by createtime, txid, output`;

/**
 * Enough has been confirmed: the orders are paid from what came in, and a surplus goes to the buyer's balance.
 *
 * @param last names the transfer that completed it @param arrived all that was confirmed, in units of the coin
 */
export async function settleByCoin(
  tx: Tx,
  pay: WatchedPay,
  last: CoinTransfer,
  arrived: bigint,
  now: number,
  settings: Pick<Settings, "shipWithin">,
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
  if (arrived > amount) await creditTransfer(tx, pay, { ...last, amount: arrived - amount }, "pay-over", now);
}

/**
 * Money that cannot pay any more goes to the buyer's balance, at the rate of this moment: the payment's own
 * holds for what it asked for, in time.
 *
 * @param reason names the journal: `pay-over` next to a payment that is paid or open, `pay-late` for one that is over
 */
export async function creditTransfer(
  tx: Tx,
  pay: WatchedPay,
  transfer: CoinTransfer,
  reason: "pay-over" | "pay-late",
  now: number,
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
 * Ends a payment that was not paid: its orders are cancelled, and what did arrive goes to the buyer's balance.
 *
 * @param event `expire` when its time is over, `void` by the operator
 */
export async function endPay(
  tx: Tx,
  pay: WatchedPay,
  event: "expire" | "void",
  reason: string,
  now: number,
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
    await creditTransfer(tx, pay, transfer, "pay-late", now);
}
