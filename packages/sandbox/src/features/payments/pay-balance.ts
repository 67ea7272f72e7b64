import { isViolation } from "../../db/errors";
import { BusinessError } from "../../domain/errors";
import { priceText, walletText } from "../../domain/money";
import type { Data } from "../../http/contract";
import { notFound } from "../errors";
import { type Reply, reply } from "../handler";
import {
  ANSWERED,
  type IdempotentCall,
  mismatch,
  REPLAYED,
  retryOnContention,
  storedAnswer,
} from "../idempotency";
import { readAmount } from "../read-amount";
import { releaseAttempt, verifyFundPassword } from "../users/verify-fund-password";

/** What is stored of a settled payment under its key; amounts as digits of ledger units. */
interface Facts {
  readonly pay_no: string;
  readonly currency: string;
  readonly total: string;
  readonly createtime: number;
  readonly expires_at: number;
  readonly paytime: number;
  readonly order_nos: string[];
  readonly money: string;
}

type Outcome =
  | { readonly paid: Facts; readonly replayed: boolean }
  | { readonly refused: Reason; readonly money?: string; readonly total?: string };

type Reason =
  | "idempotency_mismatch"
  | "not_found"
  | "already_paid"
  | "pay_expired"
  | "price_changed"
  | "insufficient_balance";

/**
 * Pays from the balance: one statement does everything, see `pay_by_balance` in the migrations. The fund password is verified
 * before it, as an error must not undo the count of attempts; a repetition needs it no more.
 */
export async function payByBalance(
  call: IdempotentCall<"payments.payWithBalance">,
): Promise<Reply<Data<"payments.payWithBalance">>> {
  const { input, viewer, services, now } = call;
  const expected = readAmount(input.expect_total, "expect_total");
  const options = { release: false, answered: call };
  const verified = await verifyFundPassword(services.db, viewer.id, input.fund_password, now, options);
  // Nothing was verified: the stored answer is given, and nothing else happens.
  const outcome =
    verified === ANSWERED
      ? { paid: await storedAnswer<Facts>(services.db, call), replayed: true }
      : await settle(call, expected);
  if ("refused" in outcome) throw errorOf(outcome);
  return reply(paidDto(outcome.paid), {
    msg: "paid",
    ...(outcome.replayed ? { headers: REPLAYED } : {}),
  });
}

async function settle(call: IdempotentCall<"payments.payWithBalance">, expected: bigint): Promise<Outcome> {
  const { id, input, viewer, key, bodyHash, now, services } = call;
  const { db, settings } = services;
  try {
    const [row] = await retryOnContention(
      () => db<{ outcome: Outcome }[]>`
        select pay_by_balance(${viewer.id}, ${id}, ${key}, ${bodyHash}, ${input.pay_no}, ${`${expected}`}, ${now},
          ${settings.shipWithin}) as outcome`,
    );
    if (!row) throw new Error("pay_by_balance gave no answer");
    return row.outcome;
  } catch (error) {
    await releaseAttempt(db, viewer.id);
    if (isViolation(error, "idempotency_pkey")) return { refused: "idempotency_mismatch" };
    if (!isViolation(error, "account_covered")) throw error;
    return { refused: "insufficient_balance" };
  }
}

function errorOf({ refused, money, total }: Extract<Outcome, { refused: Reason }>) {
  if (refused === "not_found") return notFound();
  if (refused === "idempotency_mismatch") return mismatch();
  return new BusinessError(refused, {
    ...(money === undefined ? {} : { money: walletText(BigInt(money)) }),
    ...(total === undefined ? {} : { total: priceText(BigInt(total)) }),
  });
}

const paidDto = (facts: Facts): Data<"payments.payWithBalance"> => ({
  pay: {
    pay_no: facts.pay_no,
    status: "settled",
    additional_status: "none",
    method: "balance",
    currency: facts.currency,
    total: priceText(BigInt(facts.total)),
    order_nos: facts.order_nos,
    createtime: facts.createtime,
    expires_at: facts.expires_at,
    paytime: facts.paytime,
  },
  money: walletText(BigInt(facts.money)),
});
