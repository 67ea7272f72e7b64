import { recordDecision } from "../../db/audit-log";
import type { Tx } from "../../db/connect";
import { post } from "../../db/ledger/post";
import { transition } from "../../db/transition";
import { BusinessError } from "../../domain/errors";
import { available } from "../../domain/ledger/accounts";
import { coinPostings } from "../../domain/ledger/coin-postings";
import { numeric, SITE_CURRENCY, walletText } from "../../domain/money";
import { rechargeMachine } from "../../domain/state-machines/machines";
import { forgetApprovals } from "../../kernel/approvals";
import { notFound } from "../../kernel/errors";
import { notify } from "../messages/notify";
import { currentRate, toSite } from "./networks";
import type { RechargeRow } from "./recharge-rows";
import { claimTransfer, readTxid, type Transfer } from "./txids";

/** A transfer as the chain names it; left out when the member's own proof names it. */
export interface Found {
  readonly txid: string;
  /** Which output of the transaction, usually 0. */
  readonly output?: number;
}

/** A sighting on the chain; without a transaction when there is only a picture. */
export interface Sighting extends Partial<Found> {
  readonly confirmations: number;
}

/** Records that the transfer was found, and starts counting its confirmations. Later calls only update the count. */
export async function rechargeSeen(
  tx: Tx,
  id: number,
  { txid, output = 0, confirmations }: Sighting,
  now: number,
): Promise<void> {
  const row = await lockRecharge(tx, id);
  if (row.status === "confirming") {
    await tx`update recharge set confirmations = greatest(confirmations, ${confirmations}), updatetime = ${now} where id = ${id}`;
    return;
  }
  const found = txid ? readTxid(txid, row.family) : row.txid;
  await transition(tx, rechargeMachine, "see", id, {
    txid: found,
    output,
    confirmations,
    seen_at: now,
    updatetime: now,
  });
  if (found) await claim(tx, id, { network: row.network, txid: found, output, amount: 0n }, now);
  await recordDecision(tx, { subject: "recharge", id, event: "see" }, now);
}

/**
 * Credits the amount that arrived, whatever was declared. The recharge's rate applies to the quoted amount if the transfer was
 * seen in time; anything later, or beyond that amount, is credited at the current rate.
 *
 * @param amountReceived ledger units of the coin, above 0: where nothing arrived, the recharge is rejected
 * @param found the transfer, when neither the member nor `rechargeSeen` named it: nothing is credited without one
 * @throws {BusinessError} `txid_invalid` without a transfer, `txid_used` for one that belongs to anything else
 */
export async function confirmRecharge(
  tx: Tx,
  id: number,
  amountReceived: bigint,
  now: number,
  found?: Found,
): Promise<void> {
  if (amountReceived <= 0n) throw new RangeError("nothing arrived");
  const row = await lockRecharge(tx, id);
  if (row.status === "submitted") await transition(tx, rechargeMachine, "see", id, { seen_at: now });
  const { txid, output } = transferOf(row, found);
  const seenAt = seenAtOf(row, { txid, output }, now);
  const credit = await worthOf(tx, row, { amount: amountReceived, seenAt }, now);
  await transition(tx, rechargeMachine, "credit", id, {
    txid,
    output,
    amount_received: numeric(amountReceived),
    credit_money: numeric(credit),
    confirmations: Math.max(row.confirmations, row.confirmations_required),
    updatetime: now,
  });
  if (txid === "") throw new BusinessError("txid_invalid", { field: "txid" });
  await post(tx, {
    ref: `recharge:${row.order_no}`,
    kind: "recharge",
    now,
    postings: coinPostings(row.coin, row.network, amountReceived, available(row.member_id), credit),
  });
  await claim(tx, id, { network: row.network, txid, output, amount: amountReceived }, now);
  await recordDecision(tx, { subject: "recharge", id, event: "credit" }, now);
  await notify(tx, now, {
    memberId: row.member_id,
    type: "wallet",
    template: "recharge_credited",
    params: { order_no: row.order_no, amount: walletText(credit), currency: SITE_CURRENCY },
    ref: { type: "recharge", id: String(id) },
  });
}

/** What `confirmRecharge` would credit, in ledger units of the site currency. @throws {HttpError} 404 */
export async function worthOfRecharge(
  tx: Tx,
  id: number,
  amount: bigint,
  now: number,
  found?: Found,
): Promise<bigint> {
  const row = await lockRecharge(tx, id);
  return worthOf(tx, row, { amount, seenAt: seenAtOf(row, transferOf(row, found), now) }, now);
}

/** The transfer to credit: the given one, else the one on record. */
const transferOf = (row: Locked, found: Found | undefined) =>
  found
    ? { txid: readTxid(found.txid, row.family), output: found.output ?? 0 }
    : { txid: row.txid, output: row.output };

/** The recorded time is that of the recorded transfer. Another transfer may have been sent later, by someone who knew the rate. */
const seenAtOf = (row: Locked, { txid, output }: Required<Found>, now: number) =>
  row.status === "confirming" && row.txid === txid && row.output === output ? (row.seen_at ?? now) : now;

async function worthOf(
  tx: Tx,
  { coin, network, rate, quoted_amount: quoted, expires_at }: Locked,
  { amount, seenAt }: { amount: bigint; seenAt: number },
  now: number,
): Promise<bigint> {
  const isInTime = seenAt < expires_at;
  if (isInTime && amount <= quoted) return toSite(amount, coin, rate);
  const held = isInTime ? quoted : 0n;
  return toSite(held, coin, rate) + toSite(amount - held, coin, await currentRate(tx, coin, network, now));
}

/** Rejects a recharge with a reason. Its transaction can be claimed again: it may have been another member's. */
export async function rejectRecharge(tx: Tx, id: number, reason: string, now: number): Promise<void> {
  const row = await lockRecharge(tx, id);
  await transition(tx, rechargeMachine, "reject", id, { reason, updatetime: now });
  await release(tx, id);
  // The member may submit another proof.
  await forgetApprovals(tx, "recharge", id);
  await recordDecision(tx, { subject: "recharge", id, event: "reject", reason }, now);
  await notify(tx, now, {
    memberId: row.member_id,
    type: "wallet",
    template: "recharge_rejected",
    params: { order_no: row.order_no, reason },
    ref: { type: "recharge", id: String(id) },
  });
}

/** Makes a transfer the recharge's only one, and frees the previous one. */
async function claim(
  tx: Tx,
  id: number,
  transfer: Pick<Transfer, "network" | "txid" | "output" | "amount">,
  now: number,
): Promise<void> {
  await release(tx, id);
  await claimTransfer(tx, { ...transfer, refType: "recharge", refId: id, now });
}

const release = (tx: Tx, id: number) =>
  tx`delete from chain_transfer where ref_type = 'recharge' and ref_id = ${id}`;

type Locked = Pick<
  RechargeRow,
  | "order_no"
  | "member_id"
  | "coin"
  | "network"
  | "family"
  | "rate"
  | "quoted_amount"
  | "seen_at"
  | "expires_at"
  | "txid"
  | "output"
  | "status"
  | "confirmations"
  | "confirmations_required"
>;

async function lockRecharge(tx: Tx, id: number): Promise<Locked> {
  const [row] = await tx<Locked[]>`
    select r.order_no, r.member_id, r.coin, r.network, n.family, r.rate, r.quoted_amount, r.seen_at, r.expires_at, r.txid, r.output, r.status, r.confirmations, r.confirmations_required
    from recharge r join network n using (coin, network) where r.id = ${id}::bigint for no key update of r`;
  if (!row) throw notFound();
  return row;
}
