import { DAY } from "../../../src/domain/durations";
import {
  type Coin,
  ceilDiv,
  credit,
  type Model,
  outputOf,
  type Recharge,
  type Refused,
  RULES,
  rateNow,
  type Withdrawal,
} from "./state";

/** The rules of recharges and withdrawals. */

export function startRecharge(
  model: Model,
  { member, coin, amount }: { member: number; coin: Coin; amount: bigint },
): Refused {
  const rate = rateNow(model, coin);
  if (rate === undefined) return "network_disabled";
  if (model.frozen.has(member)) return "account_frozen";
  if (amount < coin.min) return "amount_too_small";
  const open = model.recharges.filter(
    (row) => row.member === member && ["created", "submitted", "confirming"].includes(row.status),
  );
  if (open.length >= RULES.maxOpenRecharges) return "too_many_open";
  const expiresAt = model.now + RULES.rechargeExpires;
  model.recharges.push({
    id: 0,
    member,
    coin,
    quoted: amount,
    rate,
    seenAt: 0,
    status: "created",
    txid: 0,
    output: 0,
    proofs: 0,
    expiresAt,
  });
  return undefined;
}

export function submit(model: Model, recharge: Recharge, txid: number): Refused {
  if (recharge.proofs >= RULES.maxProofs) return "bad_state";
  if (!["created", "expired", "rejected"].includes(recharge.status)) return "bad_state";
  // A proof names the first output.
  const owner = model.transfers.get(outputOf(txid, 0));
  const isOwn = owner && owner !== recharge && "proofs" in owner && owner.member === recharge.member;
  if (isOwn) return "txid_used";
  recharge.txid = txid;
  recharge.output = 0;
  recharge.proofs++;
  recharge.status = "submitted";
  return undefined;
}

/** Seen again, it only counts confirmations. */
export function find(model: Model, recharge: Recharge, output: number): Refused {
  if (recharge.status === "confirming") return undefined;
  if (recharge.status !== "submitted") return "bad_state";
  if (!claim(model, recharge, output)) return "txid_used";
  recharge.output = output;
  recharge.seenAt = model.now;
  recharge.status = "confirming";
  return undefined;
}

/** Regardless of who named it, a transfer belongs to the first recharge it is found for, which has one alone. */
function claim(model: Model, recharge: Recharge, output: number): boolean {
  const name = outputOf(recharge.txid, output);
  const owner = model.transfers.get(name);
  if (owner && owner !== recharge) return false;
  release(model, recharge);
  model.transfers.set(name, recharge);
  return true;
}

function release(model: Model, recharge: Recharge) {
  for (const [name, owner] of model.transfers) if (owner === recharge) model.transfers.delete(name);
}

/**
 * Whatever was declared: what arrived counts. The quoted rate holds for the quoted amount when that very output was seen in time;
 * all else is worth what the coin is worth now.
 */
export function creditRecharge(
  model: Model,
  recharge: Recharge,
  arrived: bigint,
  output = recharge.output,
): Refused {
  const { coin, quoted, rate, expiresAt } = recharge;
  const isSeen = recharge.status === "confirming" && output === recharge.output;
  const isInTime = (isSeen ? recharge.seenAt : model.now) < expiresAt;
  const held = isInTime ? (arrived < quoted ? arrived : quoted) : 0n;
  const rest = arrived - held;
  const present = rateNow(model, coin);
  if (rest > 0n && present === undefined) return "http 503";
  if (recharge.status !== "submitted" && recharge.status !== "confirming") return "bad_state";
  if (!claim(model, recharge, output)) return "txid_used";
  recharge.status = "credited";
  credit(model, recharge.member, (held * rate) / coin.unit + (rest * (present ?? 0n)) / coin.unit);
  return undefined;
}

export function rejectRecharge(model: Model, recharge: Recharge): Refused {
  if (recharge.status !== "submitted" && recharge.status !== "confirming") return "bad_state";
  recharge.status = "rejected";
  release(model, recharge);
  return undefined;
}

const CAME_BACK: readonly Withdrawal["status"][] = ["rejected", "failed", "cancelled"];

export const feeOf = (amount: bigint) =>
  RULES.withdrawFee + ceilDiv(amount * RULES.withdrawFeePpm, 1_000_000n);

/** A quote and its use at once. */
export function withdraw(
  model: Model,
  { member, amount, wallet }: Pick<Withdrawal, "member" | "amount" | "wallet">,
): Refused {
  if (amount < RULES.withdrawMin) return "amount_too_small";
  if (amount > (model.money[member] ?? 0n)) return "insufficient_balance";
  if (model.frozen.has(member)) return "account_frozen";
  const counting = model.withdrawals.filter(
    (row) => row.member === member && !CAME_BACK.includes(row.status),
  );
  const midnight = model.now - (model.now % DAY);
  const today = counting.filter(({ createdAt }) => createdAt >= midnight);
  if (today.reduce((sum, row) => sum + row.amount, amount) > RULES.withdrawDaily) return "daily_limit";
  const owed = owedToBuyers(model, member);
  if (owed > 0n && amount > (model.money[member] ?? 0n) - owed) return "owed_to_buyers";
  const first = counting
    .filter((row) => row.wallet === wallet)
    .reduce((earliest, { createdAt }) => Math.min(earliest, createdAt), model.now);
  const holdUntil = first + RULES.firstAddressHold;
  credit(model, member, -amount);
  model.withdrawals.push({
    id: 0,
    member,
    wallet,
    amount,
    createdAt: model.now,
    holdUntil,
    status: "pending",
  });
  return undefined;
}

/** Members run the shops of their number. */
export function owedToBuyers(model: Model, member: number): bigint {
  if (!model.suspended.has(member)) return 0n;
  const open = model.orders.filter(
    ({ shop, status }) => shop === member && (status === "paid" || status === "shipped"),
  );
  const unsettled = model.settlements.filter(({ owner, isDone }) => owner === member && !isDone);
  const orders = [...open, ...unsettled.map(({ order }) => order)];
  return orders.reduce((sum, { total, refunded }) => sum + total - refunded, 0n);
}

export function approve(model: Model, withdrawal: Withdrawal): Refused {
  const { member } = withdrawal;
  if (withdrawal.holdUntil > model.now || withdrawal.status !== "pending") return "bad_state";
  if (model.frozen.has(member)) return "account_frozen";
  if (owedToBuyers(model, member) > (model.money[member] ?? 0n)) return "owed_to_buyers";
  withdrawal.status = "approved";
  return undefined;
}

export function broadcast(model: Model, withdrawal: Withdrawal, txid: number, output: number): Refused {
  if (withdrawal.status !== "approved") return "bad_state";
  const { member } = withdrawal;
  if (model.frozen.has(member)) return "account_frozen";
  if (owedToBuyers(model, member) > (model.money[member] ?? 0n)) return "owed_to_buyers";
  const name = outputOf(txid, output);
  if (model.transfers.has(name)) return "txid_used";
  model.transfers.set(name, withdrawal);
  withdrawal.status = "processing";
  return undefined;
}

export function complete(_: Model, withdrawal: Withdrawal): Refused {
  if (withdrawal.status !== "processing") return "bad_state";
  withdrawal.status = "completed";
  return undefined;
}

/** Every end but the good one returns the whole amount. */
const returning =
  (from: readonly Withdrawal["status"][], to: Withdrawal["status"]) =>
  (model: Model, withdrawal: Withdrawal): Refused => {
    if (!from.includes(withdrawal.status)) return "bad_state";
    withdrawal.status = to;
    credit(model, withdrawal.member, withdrawal.amount);
    return undefined;
  };

export const cancelWithdrawal = returning(["pending"], "cancelled");
export const rejectWithdrawal = returning(["pending"], "rejected");
export const failWithdrawal = returning(["approved", "processing"], "failed");
