import { recordDecision } from "../../db/audit-log";
import type { Tx } from "../../db/connect";
import { transition } from "../../db/transition";
import { BusinessError } from "../../domain/errors";
import { paymentMachine } from "../../domain/state-machines/machines";
import { forgetApprovals } from "../../kernel/approvals";
import type { Settings } from "../../kernel/settings";
import { currentRate, findNetwork, toSite } from "../wallet/networks";
import { readTxid } from "../wallet/txids";
import {
  type CoinTransfer,
  confirmedTransfers,
  creditTransfer,
  endPay,
  isAskedFor,
  isInTime,
  lockPay,
  type SeenTransfer,
  settleByCoin,
  type WatchedPay,
} from "./crypto-settlement";

/** A transfer seen on the chain. */
export interface ChainTransfer {
  readonly txid: string;
  /** Index of the transaction's output, usually 0. */
  readonly output?: number;
  /** Units of the coin. */
  readonly amount: bigint;
  /** Coin and network it arrived on, if not those that the payment asks for now. */
  readonly on?: { readonly coin: string; readonly network: string };
}

/**
 * Records a transfer to a payment's address that is not confirmed yet. Recording the same one again changes nothing. One that is
 * less than the network's minimum, and does not pay the whole either, leaves the payment open: it holds no order.
 *
 * @throws {HttpError} 404 for an unknown payment
 * @throws {BusinessError} `bad_state` for a payment that never had an address, `txid_invalid`, `txid_used` by anything else
 */
export async function transferSeen(tx: Tx, payNo: string, seen: ChainTransfer, now: number): Promise<void> {
  let pay = await lockPay(tx, payNo);
  const { least, ...transfer } = await readTransfer(tx, pay, seen, now);
  const [isNew] = await tx`
    insert into chain_transfer (network, txid, output, ref_type, ref_id, coin, amount, createtime)
    values (${transfer.network}, ${transfer.txid}, ${transfer.output}, 'pay', ${pay.id}, ${transfer.coin}, ${`${transfer.amount}`}, ${now})
    on conflict do nothing returning 1 as is_new`;
  if (!isNew) return guardOwnTransfer(tx, pay, transfer);
  await recordDecision(tx, { subject: "pay", id: payNo, event: "transfer_seen", reason: transfer.txid }, now);
  if (pay.status === "created" && pay.expires_at <= now) {
    await endPay(tx, pay, "expire", { reason: "", now });
    pay = await lockPay(tx, payNo);
  }
  if (!isAskedFor(pay, transfer) || !isInTime(pay, { seen_at: now })) return;
  if (pay.status !== "created" && pay.status !== "processing") return;
  const isTooLittle = transfer.amount < least && transfer.amount < (pay.amount ?? 0n);
  if (pay.status === "created" && isTooLittle) return;
  if (pay.status === "created") await transition(tx, paymentMachine, "see", pay.id, { confirmations: 0 });
  await tx`
    update pay set amount_paid = amount_paid + ${`${transfer.amount}`}::numeric,
      additional_status = case sign(amount_paid + ${`${transfer.amount}`}::numeric - amount)
        when -1 then 'paid_partial' when 1 then 'paid_over' else 'none' end
    where id = ${pay.id}`;
}

/**
 * Confirms a recorded transfer. Once enough of what arrived in time is confirmed, the payment settles; any surplus, and
 * anything too late, is credited to the buyer's balance. Confirming again changes nothing.
 *
 * @throws {HttpError} 404 for an unknown payment
 * @throws {BusinessError} `bad_state` for a transfer that was not seen for this payment
 */
export async function transferConfirmed(
  tx: Tx,
  payNo: string,
  { txid, output = 0 }: Pick<ChainTransfer, "txid" | "output">,
  { now, settings }: { readonly now: number; readonly settings: Pick<Settings, "shipWithin"> },
): Promise<void> {
  const pay = await lockPay(tx, payNo);
  const transfer = await seenTransfer(tx, pay, txid, output);
  if (!transfer) throw new BusinessError("bad_state", { status: pay.status });
  if (transfer.confirmed) return;
  await tx`update chain_transfer set confirmed = true where network = ${transfer.network}
    and txid = ${transfer.txid} and output = ${output}`;
  await recordDecision(
    tx,
    { subject: "pay", id: payNo, event: "transfer_confirmed", reason: transfer.txid },
    now,
  );

  if (pay.status === "processing" && isAskedFor(pay, transfer) && isInTime(pay, transfer)) {
    await tx`update pay set confirmations = confirmations_required where id = ${pay.id}`;
    const inTime = (await confirmedTransfers(tx, pay)).filter((one) => isInTime(pay, one));
    const arrived = inTime.reduce((sum, { amount }) => sum + amount, 0n);
    if (arrived >= (pay.amount ?? 0n))
      await settleByCoin(tx, pay, { last: transfer, arrived }, { now, settings });
    return;
  }
  const isOver = pay.status === "expired" || pay.status === "invalid";
  if (pay.status === "expired") {
    await transition(tx, paymentMachine, "late", pay.id, { additional_status: "paid_late" });
  }
  await creditTransfer(tx, pay, transfer, { reason: isOver ? "pay-late" : "pay-over", now });
}

/** A transfer with the value that its confirmation would have. */
export interface ValuedTransfer extends Pick<CoinTransfer, "coin" | "network" | "amount"> {
  /** Whose payment it is. */
  readonly memberId: number;
  /** Ledger units of the site currency. */
  readonly worth: bigint;
}

/**
 * The value of a transfer that is about to be confirmed.
 *
 * @param amount of a transfer that is not recorded yet; a recorded one has its own
 * @returns undefined when it is confirmed already
 * @throws {HttpError} 404 for an unknown payment
 * @throws {BusinessError} `bad_state` for a transfer that is not recorded, without an amount
 */
export async function valueTransfer(
  tx: Tx,
  payNo: string,
  { txid, output, amount: declared }: { txid: string; output: number; amount?: bigint },
  now: number,
): Promise<ValuedTransfer | undefined> {
  const pay = await lockPay(tx, payNo);
  const seen = await seenTransfer(tx, pay, txid, output);
  if (seen?.confirmed) return undefined;
  const { coin, network, amount } = seen ?? { coin: pay.coin, network: pay.network, amount: declared };
  if (coin === null || network === null || amount === undefined) {
    throw new BusinessError("bad_state", { status: pay.status });
  }
  const isOpen = pay.status === "created" || pay.status === "processing";
  const holds = isOpen && pay.coin === coin && pay.network === network ? pay.rate : null;
  const rate = holds ?? (await currentRate(tx, coin, network, now));
  return { memberId: pay.member_id, coin, network, amount, worth: toSite(amount, coin, rate) };
}

/** The operator ends an open payment, such as after a double spend. Whatever arrived is credited. */
export async function voidPay(tx: Tx, payNo: string, reason: string, now: number): Promise<void> {
  const pay = await lockPay(tx, payNo);
  await endPay(tx, pay, "void", { reason, now });
  await forgetApprovals(tx, "pay", payNo);
  await recordDecision(tx, { subject: "pay", id: payNo, event: "void", reason }, now);
}

/** A transfer recorded for this payment, with its row locked. */
async function seenTransfer(tx: Tx, { id }: WatchedPay, txid: string, output: number) {
  const digits = txid.trim().toLowerCase().replace(/^0x/, "");
  const [transfer] = await tx<(SeenTransfer & { confirmed: boolean })[]>`
    select txid, output, coin, network, amount, confirmed, createtime as seen_at from chain_transfer
    where ref_type = 'pay' and ref_id = ${id} and txid in (${digits}, ${`0x${digits}`})
      and output = ${output} for no key update`;
  return transfer;
}

/** @returns also the least that the network takes, in units of the coin */
async function readTransfer(
  tx: Tx,
  pay: WatchedPay,
  seen: ChainTransfer,
  now: number,
): Promise<CoinTransfer & { readonly least: bigint }> {
  const coin = seen.on?.coin ?? pay.coin ?? "";
  const name = seen.on?.network ?? pay.network ?? "";
  const [given] = await tx`
    select 1 as found from deposit_address where network = ${name} and purpose = 'pay' and ref = ${pay.pay_no} limit 1`;
  const network = await findNetwork(tx, coin, name, now);
  if (!given || !network) throw new BusinessError("bad_state", { status: pay.status });
  return {
    txid: readTxid(seen.txid, network.family),
    output: seen.output ?? 0,
    coin,
    network: name,
    amount: seen.amount,
    least: network.recharge_min,
  };
}

async function guardOwnTransfer(tx: Tx, pay: WatchedPay, { network, txid, output }: CoinTransfer) {
  const [own] = await tx`select 1 as found from chain_transfer
    where network = ${network} and txid = ${txid} and output = ${output} and ref_type = 'pay' and ref_id = ${pay.id}`;
  if (!own) throw new BusinessError("txid_used", { field: "txid" });
}
