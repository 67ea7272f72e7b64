import { whenKnown } from "../consistency/claims.js";
import { amountText, decimal } from "../decimals.js";
import { fieldOf, objectsIn, rowsOf } from "../json.js";
import { unpaid } from "../mutations/purchases.js";
import { recharge, walletCalls } from "../mutations/wallet.js";
import { ownAccount } from "./provoked.js";
import { send } from "./scenario.js";
import { ONE, scenario, unlike } from "./unlike.js";
import { inconclusive, judged, refused, type Verdict, wrong } from "./verdict.js";

/** Coins for a payment: rounded up to their digits, to one address for each network. */
export const coins = scenario("payments.payWithCrypto", "coins for a payment", async (builder) => {
  const { token, order_no, pay_no, total } = await unpaid(builder);
  const methods = objectsIn(fieldOf(await builder.data("recharges.methods", {}, token), "methods"));
  const open = methods.filter(({ enabled }) => enabled !== false).slice(0, 4);
  let verdict: Verdict = inconclusive("no coin can be paid with");
  const seen = new Map<string, string>();
  const before = await builder.data("payments.get", { pay_no }, token);
  const currency = fieldOf(before, "currency");
  for (const { coin, network, decimals, min_amount } of open) {
    const answer = await send(builder, "payments.payWithCrypto", { pay_no, coin, network }, token);
    const isEnough =
      coin === currency && whenKnown([decimal(total), decimal(min_amount)], (all, least) => all >= least);
    if (answer?.error === "amount_too_small" && isEnough) {
      const problem = `${String(network)}: ${String(total)} are too little where ${String(min_amount)} are the least`;
      verdict = judged(problem, answer);
      break;
    }
    if (!answer?.isAccepted) continue;
    const { amount, rate, address } = objectsIn([answer.data])[0] ?? {};
    const again = await send(builder, "payments.payWithCrypto", { pay_no, coin, network }, token);
    const problem =
      coinProblem(amount, rate, total, Number(decimals ?? 18)) ??
      unlike(
        { coin, network, total, pay_no, status: "created", amount_paid: "0", amount_due: amount },
        answer.data,
      ) ??
      unlike({ address }, again?.data) ??
      deadlineProblem(fieldOf(before, "expires_at"), fieldOf(answer.data, "expires_at")) ??
      (seen.has(`${String(address)} ${String(coin)}`) ? "another network has the same address" : undefined);
    seen.set(`${String(address)} ${String(coin)}`, String(network));
    verdict = judged(problem && `${String(network)}: ${problem}`, answer);
    if (problem) break;
  }
  await send(builder, "orders.cancel", { order_no, reason: "Ordered twice" }, token);
  return verdict;
});

/** Choosing a coin leaves the deadline of the payment as it was: the buyer was told until when the items are held. */
export function deadlineProblem(promised: unknown, now: unknown): string | undefined {
  const isKept = whenKnown([decimal(promised), decimal(now)], (one, other) => one === other);
  return isKept === false
    ? `\`expires_at\` is ${String(now)} with a coin, ${String(promised)} before it was chosen`
    : undefined;
}

/** The amount to send is worth the total, rounded up no further than necessary. */
export function coinProblem(
  amount: unknown,
  rate: unknown,
  total: unknown,
  digits: number,
): string | undefined {
  const step = 10n ** BigInt(18 - Math.min(digits, 18));
  const isRight = whenKnown(
    [decimal(amount), decimal(rate), decimal(total)],
    (size, price, all) => size * price >= all * ONE && (size - step) * price < all * ONE,
  );
  return isRight === false
    ? `${String(amount)} at ${String(rate)} are not ${String(total)}, rounded up`
    : undefined;
}

/** A proof is kept as it was sent, and counts. */
export const proof = scenario("recharges.submitProof", "the proof of a recharge", async (builder) => {
  const { token } = await ownAccount(builder);
  const fields = await recharge(builder);
  const made = await send(builder, "recharges.create", fields, token);
  if (!made?.isAccepted) return refused(made);
  const id = fieldOf(made.data, "id");
  const fresh = unlike(
    { ...fields, status: "created", proofs_left: 3, amount_received: "0", credit_money: "0", txid: "" },
    made.data,
  );
  if (fresh) return judged(fresh, made);
  const image = await builder.upload(token, "kyc");
  const hash = Buffer.from(builder.unused().padEnd(32, "x")).toString("hex");
  const txid = /erc|bep|polygon|base/i.test(String(fields.network))
    ? `0x${hash.toUpperCase()}`
    : hash.toUpperCase();
  const amount = amountText((decimal(fields.amount) ?? 0n) * 2n);
  const sent = await send(builder, "recharges.submitProof", { id, amount, txid, image }, token);
  if (!sent?.isAccepted) return refused(sent);
  const shown = await builder.data("recharges.get", { id }, token);
  const status = String(fieldOf(shown, "status"));
  return judged(
    unlike({ amount, txid: txid.toLowerCase(), image, proofs_left: 2, reason: "" }, shown) ??
      (status === "submitted" || status === "confirming" ? undefined : `its state is ${status}`),
    sent,
  );
});

/** What a payout costs is what the methods say. */
export const fees = scenario("withdrawals.quote", "fees of withdrawals", async (builder) => {
  const token = builder.user();
  const data = await builder.data("withdrawals.methods", {}, token);
  let verdict: Verdict = inconclusive("no amount was quoted");
  for (const { coin, network, min, fee_fixed, fee_rate, enabled } of objectsIn(fieldOf(data, "methods"))) {
    if (enabled === false) continue;
    for (const amount of [min, amountText((decimal(min) ?? 0n) * 3n)]) {
      const quote = await send(builder, "withdrawals.quote", { coin, network, amount }, token);
      if (!quote?.isAccepted) continue;
      const problem =
        unlike({ coin, network, amount }, quote.data) ?? feeProblem(quote.data, fee_fixed, fee_rate);
      verdict = judged(problem && `${String(network)}: ${problem}`, quote);
      if (problem) return verdict;
    }
  }
  const [method] = objectsIn(fieldOf(data, "methods")).filter(({ enabled }) => enabled !== false);
  const all = await send(
    builder,
    "withdrawals.quote",
    { coin: method?.coin, network: method?.network, all: 1 },
    token,
  );
  const most = least([
    fieldOf(data, "money"),
    fieldOf(data, "daily_left"),
    ...(Number(method?.max) > 0 ? [method?.max] : []),
  ]);
  const got = decimal(fieldOf(all?.data, "amount"));
  const step = decimal(method?.step) ?? 0n;
  const isMost =
    got === undefined || most === undefined || (got <= most && most - got <= (step > 0n ? step : 0n));
  return isMost ? verdict : wrong(`all of it are ${amountText(got)} of ${amountText(most)}`, all);
});

export const least = (values: readonly unknown[]): bigint | undefined =>
  values
    .flatMap((value) => decimal(value) ?? [])
    .reduce<bigint | undefined>((a, b) => (a === undefined || b < a ? b : a), undefined);

/** The fixed fee and its fraction of the amount, rounded up at the server's last digit. */
export function feeProblem(quote: unknown, fixed: unknown, rate: unknown): string | undefined {
  const [amount, fee] = [decimal(fieldOf(quote, "amount")), decimal(fieldOf(quote, "fee"))];
  const isRight = whenKnown([amount, fee, decimal(fixed), decimal(rate)], (all, cost, base, share) => {
    const exact = base + (all * share) / ONE;
    return cost >= exact && cost - exact < 10n ** 16n;
  });
  return isRight === false
    ? `the fee for ${amountText(amount ?? 0n)} is ${amountText(fee ?? 0n)}, the method says ${String(fixed)} and ${String(rate)}`
    : undefined;
}

/** An application is kept as it was made, and there is one at a time. */
export const loan = scenario("loans.apply", "an application", async (builder) => {
  const { token } = await ownAccount(builder);
  const { fields } = await walletCalls["loans.apply"]({ ...builder, user: () => token });
  const made = await send(builder, "loans.apply", { ...fields, purpose: "New shelves" }, token);
  if (!made?.isAccepted) return refused(made);
  const { agree, ...rest } = fields;
  const list = rowsOf(await builder.data("loans.list", {}, token));
  const terms = await builder.data("loans.terms", {}, token);
  const [term] = objectsIn(fieldOf(terms, "terms"));
  return judged(
    unlike(
      {
        ...rest,
        purpose: "New shelves",
        terms_version: agree,
        status: "submitted",
        fee: term?.fee,
        apr: term?.apr,
      },
      list[0],
    ) ?? unlike({ can_apply: false }, terms),
    made,
  );
});
