import { BusinessError } from "../../domain/errors";
import { type Account, available, hold, type Posting } from "../../domain/ledger/accounts";
import { type Booking, sealOf } from "../../domain/ledger/seal";
import type { Queryable, Tx } from "../connect";
import { isViolation } from "../errors";
import type { RowOf } from "../tables";
import { sealingKeyOf } from "./sealing";

/**
 * One event to book. Its `ref`, such as `pay:O20261120…`, identifies it: the same event is never booked twice. The postings sum to zero
 * in each currency. Zero amounts are left out; an event without money is recorded anyway.
 */
export type Journal = Booking;

/**
 * Books an event, with its seal, in the transaction it belongs to. The seal costs no round trip: it covers what is sent.
 *
 * @throws {BusinessError} `insufficient_balance` when an account would go below zero
 * @throws {Error} when the event was booked before: a state machine let it through twice; on connections that don't seal
 */
export async function post(tx: Tx, journal: Journal): Promise<void> {
  const { ref, kind, now, postings } = journal;
  const seal = sealOf(sealingKeyOf(tx), journal);
  const rows = postings
    .filter(({ amount }) => amount !== 0n)
    .map(({ account, amount }) => ({ ...account, owner: account.owner ?? null, amount: amount.toString() }));
  try {
    const [done] = await tx<{ booked: boolean }[]>`
      select ledger_post(${ref}, ${kind}, ${now}, ${seal}, ${tx.json(rows)}) as booked`;
    if (!done?.booked) throw new Error(`${ref} was booked before`);
  } catch (error) {
    if (isViolation(error, "account_covered")) throw new BusinessError("insufficient_balance");
    throw error;
  }
}

/** Postings that move an amount from one account to another. */
export const move = (from: Account, to: Account, amount: bigint): readonly Posting[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];

/** What a member may spend, and what is held for withdrawals; ledger units of the site currency. */
export async function balancesOf(
  db: Queryable,
  memberId: number,
): Promise<{ money: bigint; holdMoney: bigint }> {
  const codes = [available(memberId).code, hold(memberId).code];
  const rows = await db<RowOf<"account", "code" | "balance">[]>`
    select code, balance from account where code in ${db(codes)}`;
  const balance = (code: string | undefined) => rows.find((row) => row.code === code)?.balance ?? 0n;
  return { money: balance(codes[0]), holdMoney: balance(codes[1]) };
}
