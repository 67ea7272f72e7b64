import { closeReturnsDue, escalateDue } from "./dispute-rules";
import { close, isDisputed, isOfSuspended, receive, settle } from "./order-rules";
import {
  type Coin,
  ceilDiv,
  credit,
  type Model,
  outputOf,
  type Pay,
  type Refused,
  RULES,
  rateNow,
  type Transfer,
} from "./state";

/** The rules of paying with coins, and of what time does. */

export function quote(model: Model, pay: Pay, coin: Coin): Refused {
  const isQuoted = pay.coin === coin;
  if (pay.status === "settled" || (pay.status === "processing" && !isQuoted)) return "already_paid";
  const isOver = pay.status === "expired" || pay.status === "invalid";
  if (isOver || (pay.status === "created" && pay.expiresAt <= model.now)) return "pay_expired";
  if (model.frozen.has(pay.buyer)) return "account_frozen";
  if (isQuoted) return undefined;
  if (isOfSuspended(model, pay)) return "shop_suspended";
  const rate = rateNow(model, coin);
  if (rate === undefined) return "rate_unavailable";
  const amount = ceilDiv(pay.total * coin.unit, rate);
  if (amount < coin.min) return "amount_too_small";
  pay.coin = coin;
  pay.rate = rate;
  pay.amount = amount;
  pay.asked.add(coin);
  return undefined;
}

const isAskedFor = (pay: Pay, transfer: Transfer) => pay.coin === transfer.coin;
/** The quote is for what is seen before it expires. */
const isInTime = (pay: Pay, { seenAt }: Transfer) => seenAt < pay.expiresAt;
/** Whatever no quote covers waits for a rate. */
const NO_RATE = "http 503";
const canCredit = (model: Model, transfers: readonly Transfer[]) =>
  transfers.every(({ coin }) => rateNow(model, coin) !== undefined);
const worth = (model: Model, coin: Coin, amount: bigint) =>
  (amount * (rateNow(model, coin) ?? 0n)) / coin.unit;

/** Confirmed, in the coin asked for, and not credited yet. */
const counted = (pay: Pay) =>
  pay.transfers.filter(
    (transfer) => transfer.isConfirmed && !transfer.isCredited && isAskedFor(pay, transfer),
  );

/** A transfer shows up on the chain. */
export function see(
  model: Model,
  pay: Pay,
  {
    txid,
    output,
    coin,
    amount,
  }: Pick<Transfer, "txid" | "output" | "amount"> & { readonly coin: Coin | undefined },
): Refused {
  if (!coin || !pay.asked.has(coin)) return "bad_state";
  const known = model.transfers.get(outputOf(txid, output));
  if (known) return known === pay ? undefined : "txid_used";
  const isOver = pay.status === "created" && pay.expiresAt <= model.now;
  if (isOver && !canCredit(model, counted(pay))) return NO_RATE;
  const transfer: Transfer = {
    txid,
    output,
    coin,
    amount,
    seenAt: model.now,
    isConfirmed: false,
    isCredited: false,
  };
  model.transfers.set(outputOf(txid, output), pay);
  pay.transfers.push(transfer);
  if (isOver) end(model, pay, "expired");
  const isEnough = amount >= coin.min || amount >= pay.amount;
  if (pay.status === "created" && isAskedFor(pay, transfer) && isEnough) pay.status = "processing";
  return undefined;
}

export function confirm(model: Model, pay: Pay, txid: number, output: number): Refused {
  const transfer = pay.transfers.find((one) => one.txid === txid && one.output === output);
  if (!transfer) return "bad_state";
  if (transfer.isConfirmed) return undefined;
  const counts = pay.status === "processing" && isAskedFor(pay, transfer) && isInTime(pay, transfer);
  const arrived = [...counted(pay).filter((one) => isInTime(pay, one)), transfer].reduce(
    (sum, { amount }) => sum + amount,
    0n,
  );
  if ((!counts || arrived > pay.amount) && !canCredit(model, [transfer])) return NO_RATE;
  transfer.isConfirmed = true;
  if (!counts) {
    giveBack(model, pay, transfer);
    return undefined;
  }
  if (arrived >= pay.amount) {
    settle(pay);
    credit(model, pay.buyer, worth(model, transfer.coin, arrived - pay.amount));
  }
  return undefined;
}

function giveBack(model: Model, pay: Pay, transfer: Transfer) {
  transfer.isCredited = true;
  credit(model, pay.buyer, worth(model, transfer.coin, transfer.amount));
}

function end(model: Model, pay: Pay, status: "expired" | "invalid") {
  pay.status = status;
  for (const order of pay.orders) if (order.status === "unpaid") close(model, order);
  for (const transfer of counted(pay)) giveBack(model, pay, transfer);
}

export function voidPay(model: Model, pay: Pay): Refused {
  if (pay.status !== "created" && pay.status !== "processing") return "bad_state";
  if (!canCredit(model, counted(pay))) return NO_RATE;
  end(model, pay, "invalid");
  return undefined;
}

/** What the scheduler does at this time. */
export function runJobs(model: Model): Refused {
  const { now } = model;
  for (const pay of model.pays) {
    const isQuiet =
      pay.expiresAt + RULES.watchLate <= now ||
      pay.transfers.every((one) => one.isConfirmed || !isInTime(pay, one));
    const isOpen = pay.status === "created" || (pay.status === "processing" && isQuiet);
    if (isOpen && pay.expiresAt <= now && canCredit(model, counted(pay))) end(model, pay, "expired");
  }
  escalateDue(model);
  closeReturnsDue(model);
  for (const order of model.orders) {
    if (order.status === "shipped" && order.autoReceiptAt <= now) receive(model, order);
  }
  for (const order of model.orders) {
    if (order.status === "received" && order.receivedAt <= now - RULES.autoComplete)
      order.status = "completed";
  }
  for (const settlement of model.settlements) {
    if (settlement.isDone || settlement.at > now || isDisputed(settlement.order)) continue;
    settlement.isDone = true;
    credit(model, settlement.owner, settlement.net);
  }
  for (const recharge of model.recharges) {
    if (recharge.status === "created" && recharge.expiresAt <= now) recharge.status = "expired";
  }
  return undefined;
}
