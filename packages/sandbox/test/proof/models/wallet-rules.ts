import {
  ceilDiv,
  credit,
  DAY,
  type Model,
  type Recharge,
  type Refused,
  RULES,
  type Withdrawal,
} from "./state";

/** The rules of recharges and withdrawals. */

export function startRecharge(model: Model, member: number, amount: bigint): Refused {
  if (amount < RULES.rechargeMin) return "amount_too_small";
  const open = model.recharges.filter(
    (row) => row.member === member && ["created", "submitted", "confirming"].includes(row.status),
  );
  if (open.length >= RULES.maxOpenRecharges) return "too_many_open";
  const expiresAt = model.now + RULES.rechargeExpires;
  model.recharges.push({ id: 0, member, status: "created", txid: 0, proofs: 0, expiresAt });
  return undefined;
}

export function submit(model: Model, recharge: Recharge, txid: number): Refused {
  if (recharge.proofs >= RULES.maxProofs) return "bad_state";
  if (!["created", "expired", "rejected"].includes(recharge.status)) return "bad_state";
  const owner = model.transfers.get(txid);
  if (owner && owner !== recharge && "proofs" in owner && owner.member === recharge.member)
    return "txid_used";
  recharge.txid = txid;
  recharge.proofs++;
  recharge.status = "submitted";
  return undefined;
}

export function find(model: Model, recharge: Recharge): Refused {
  if (recharge.status !== "submitted" && recharge.status !== "confirming") return "bad_state";
  if (recharge.status === "submitted" && !claim(model, recharge)) return "txid_used";
  recharge.status = "confirming";
  return undefined;
}

/** Whoever named it: a transfer belongs to the first recharge it is found for. */
function claim(model: Model, recharge: Recharge): boolean {
  const owner = model.transfers.get(recharge.txid);
  if (owner && owner !== recharge) return false;
  model.transfers.set(recharge.txid, recharge);
  return true;
}

/** Whatever was declared: what arrived counts. */
export function creditRecharge(model: Model, recharge: Recharge, arrived: bigint): Refused {
  if (recharge.status !== "submitted" && recharge.status !== "confirming") return "bad_state";
  if (!claim(model, recharge)) return "txid_used";
  recharge.status = "credited";
  credit(model, recharge.member, arrived);
  return undefined;
}

export function rejectRecharge(model: Model, recharge: Recharge): Refused {
  if (recharge.status !== "submitted" && recharge.status !== "confirming") return "bad_state";
  recharge.status = "rejected";
  for (const [txid, owner] of model.transfers) if (owner === recharge) model.transfers.delete(txid);
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
  const counting = model.withdrawals.filter(
    (row) => row.member === member && !CAME_BACK.includes(row.status),
  );
  const midnight = model.now - (model.now % DAY);
  const today = counting.filter(({ createdAt }) => createdAt >= midnight);
  if (today.reduce((sum, row) => sum + row.amount, amount) > RULES.withdrawDaily) return "daily_limit";
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

export function approve(model: Model, withdrawal: Withdrawal): Refused {
  if (withdrawal.holdUntil > model.now || withdrawal.status !== "pending") return "bad_state";
  withdrawal.status = "approved";
  return undefined;
}

export function broadcast(model: Model, withdrawal: Withdrawal, txid: number): Refused {
  if (withdrawal.status !== "approved") return "bad_state";
  if (model.transfers.has(txid)) return "txid_used";
  model.transfers.set(txid, withdrawal);
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
