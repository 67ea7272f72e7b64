import type { Tx } from "../../db/connect";
import { decide } from "../../db/decide";
import { balancesOf, post } from "../../db/ledger/post";
import { pipeline } from "../../db/pipeline";
import { BusinessError } from "../../domain/errors";
import { clearing, exchange, hold, type Posting, platform } from "../../domain/ledger/accounts";
import { SITE_CURRENCY, walletText } from "../../domain/money";
import { withdrawalMachine } from "../../domain/state-machines/machines";
import { notFound } from "../../kernel/errors";
import { notify } from "../messages/notify";
import { refuseFrozen } from "../standing/freeze";
import { owedToBuyers } from "../standing/suspension";
import type { Family } from "./address-forms";
import { currentRate, toCoin } from "./networks";
import { claimTransfer, readTxid } from "./txids";
import { returnAmount } from "./withdrawals";

/**
 * The share of a withdrawal's value that the platform bears when the rate moves between quote and approval. Parts per million.
 */
const TOLERANCE_PPM = 10_000n;
const MILLION = 1_000_000n;

/**
 * Approves a withdrawal.
 *
 * @throws {BusinessError} `bad_state` with `hold_until` while its address is too new; `quote_changed` with the current amount if
 *   the coin has become dearer, since its owner could have canceled for free if it had become cheaper; `account_frozen`;
 *   `owed_to_buyers` if a store was suspended in the meantime and the rest doesn't cover what its buyers may be owed
 * @throws {HttpError} 503 while there is no rate
 */
export async function approveWithdrawal(tx: Tx, id: number, now: number): Promise<void> {
  const row = await lockWithdrawal(tx, id);
  if (row.hold_until > now)
    throw new BusinessError("bad_state", { status: row.status, hold_until: row.hold_until });
  const rate = await currentRate(tx, row.coin, row.network, now);
  const received = toCoin(row.amount - row.fee, row.coin, rate);
  if (row.received * MILLION > received * (MILLION + TOLERANCE_PPM)) {
    throw new BusinessError("quote_changed", {
      fee: walletText(row.fee),
      received: walletText(received, row.coin),
    });
  }
  await decide(tx, withdrawalMachine, "approve", id, { now, change: { updatetime: now } });
  await refuseHeldBack(tx, row.member_id);
}

/** Refuses to pay out the money of a frozen member, or what the buyers of a suspended store may be owed. */
async function refuseHeldBack(tx: Tx, memberId: number): Promise<void> {
  await refuseFrozen(tx, memberId);
  const [owed, { money }] = await pipeline([owedToBuyers(tx, memberId), balancesOf(tx, memberId)]);
  if (owed > money) throw new BusinessError("owed_to_buyers", { left: "0" });
}

/**
 * Records that a withdrawal was sent to the chain. One transaction may pay several withdrawals, each by an output of its own.
 *
 * @param text the transaction id @param output of the transaction; 0 on networks without
 * @throws {BusinessError} `txid_invalid`, `txid_used` by anything else, `account_frozen`, `owed_to_buyers`
 */
export async function broadcastWithdrawal(
  tx: Tx,
  id: number,
  text: string,
  now: number,
  output = 0,
): Promise<void> {
  const { network, family, received, member_id } = await lockWithdrawal(tx, id);
  const txid = readTxid(text, family);
  await decide(tx, withdrawalMachine, "broadcast", id, { now, change: { txid, updatetime: now } });
  await refuseHeldBack(tx, member_id);
  await claimTransfer(tx, {
    network,
    txid,
    output,
    refType: "withdrawal",
    refId: id,
    amount: received,
    now,
  });
}

/** Records that a withdrawal arrived: the held amount leaves the ledger, and the platform keeps the fee. */
export async function confirmWithdrawal(tx: Tx, id: number, now: number): Promise<void> {
  const row = await lockWithdrawal(tx, id);
  await decide(tx, withdrawalMachine, "confirm", id, { now, change: { updatetime: now } });
  await post(tx, {
    ref: `withdraw-done:${row.order_no}`,
    kind: "withdrawal_done",
    now,
    postings: payout(row),
  });
  await notify(tx, now, {
    memberId: row.member_id,
    type: "wallet",
    template: "withdraw_completed",
    params: { order_no: row.order_no, received: walletText(row.received, row.coin), coin: row.coin },
    ref: { type: "withdrawal", id: String(id) },
  });
}

/** Rejects a withdrawal with a reason; the whole amount returns. */
export const rejectWithdrawal = (tx: Tx, id: number, reason: string, now: number) =>
  returnWithdrawal(tx, "reject", id, { reason, now });

/** Records that the network rejected a withdrawal; the whole amount returns. */
export const failWithdrawal = (tx: Tx, id: number, reason: string, now: number) =>
  returnWithdrawal(tx, "fail", id, { reason, now });

async function returnWithdrawal(
  tx: Tx,
  event: "reject" | "fail",
  id: number,
  { reason, now }: { readonly reason: string; readonly now: number },
): Promise<void> {
  const { order_no: orderNo, member_id: memberId, amount } = await lockWithdrawal(tx, id);
  await decide(tx, withdrawalMachine, event, id, { reason, now, change: { reason, updatetime: now } });
  await returnAmount(tx, { orderNo, memberId, amount }, now);
  await notify(tx, now, {
    memberId,
    type: "wallet",
    template: "withdraw_returned",
    params: { order_no: orderNo, amount: walletText(amount), currency: SITE_CURRENCY, reason },
    ref: { type: "withdrawal", id: String(id) },
  });
}

/** Postings from the hold to the chain and the fee, through the exchange when the coin is another currency. */
function payout({ member_id, coin, network, amount, fee, received }: Locked): readonly Posting[] {
  const net = amount - fee;
  const taken: Posting[] = [
    { account: hold(member_id), amount: -amount },
    { account: platform("fee"), amount: fee },
  ];
  if (coin === SITE_CURRENCY) return [...taken, { account: clearing(coin, network), amount: net }];
  return [
    ...taken,
    { account: exchange(SITE_CURRENCY), amount: net },
    { account: exchange(coin), amount: -received },
    { account: clearing(coin, network), amount: received },
  ];
}

interface Locked {
  readonly order_no: string;
  readonly member_id: number;
  readonly coin: string;
  readonly network: string;
  readonly family: Family;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly received: bigint;
  readonly hold_until: number;
  readonly status: string;
}

async function lockWithdrawal(tx: Tx, id: number): Promise<Locked> {
  const [row] = await tx<Locked[]>`
    select w.order_no, w.member_id, w.coin, w.network, n.family, w.amount, w.fee, w.received, w.hold_until, w.status
    from withdrawal w join network n using (coin, network) where w.id = ${id}::bigint for no key update of w`;
  if (!row) throw notFound();
  return row;
}
