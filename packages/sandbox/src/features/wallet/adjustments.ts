import { recordDecision } from "../../db/audit-log";
import type { Tx } from "../../db/connect";
import { isViolation } from "../../db/errors";
import { move, post } from "../../db/ledger/post";
import { BusinessError } from "../../domain/errors";
import { type Account, available, clearing, type Posting } from "../../domain/ledger/accounts";
import { SITE_CURRENCY } from "../../domain/money";
import { publicNumber } from "../../domain/public-number";
import { notFound } from "../../kernel/errors";

/** Who makes a manual booking, why, and when. */
export interface Adjuster {
  /** One operator, or the two who agreed. */
  readonly operators: readonly string[];
  readonly reason: string;
  /** Unix seconds. */
  readonly now: number;
}

/**
 * Credits or debits a member's balance by hand.
 *
 * @param amount ledger units of the site currency, below zero for a debit
 * @throws {BusinessError} `insufficient_balance` for a debit of more than there is
 * @throws {HttpError} 404 for an unknown member
 */
export async function adjustBalance(
  tx: Tx,
  memberId: number,
  amount: bigint,
  adjuster: Adjuster,
): Promise<void> {
  const [member] = await tx`select 1 as found from member where id = ${memberId}::bigint`;
  if (!member) throw notFound();
  const { reason, now } = adjuster;
  const ref = `adjustment:${publicNumber("A", now)}`;
  await record(tx, { ref, memberId }, adjuster);
  await post(tx, { ref, kind: "adjustment", now, postings: move(outside, available(memberId), amount) });
  await recordDecision(
    tx,
    { subject: "member", id: memberId, event: amount < 0n ? "debit" : "credit", reason },
    now,
  );
}

/** The counter-account of adjustments. */
const outside = clearing(SITE_CURRENCY, "adjustment");

/** A journal with the amount it moved within the site currency, in ledger units. */
export interface ReversibleJournal {
  readonly ref: string;
  /** Whose balance it moved; undefined for none. */
  readonly memberId: number | undefined;
  readonly amount: bigint;
  readonly postings: readonly Posting[];
}

/**
 * Reads a journal that can be reversed: one that moved money between balances and the outside. Money held for orders,
 * settlements and withdrawals is returned by their own steps.
 *
 * @throws {HttpError} 404 @throws {BusinessError} `bad_state` for any other journal
 */
export async function findReversible(tx: Tx, ref: string): Promise<ReversibleJournal> {
  const rows = await tx<
    (Omit<Account, "owner" | "negative"> & { owner: number | null; negative: boolean; amount: bigint })[]
  >`
    select code, a.kind, owner_id as owner, currency, allow_negative as negative, amount
    from journal j join posting p on p.journal_id = j.id join account a on a.code = p.account_code
    where ref = ${ref} and j.kind <> 'reversal' order by code`;
  if (rows.length === 0) throw notFound();
  const held = rows.find(({ kind }) => !REVERSIBLE.has(kind));
  if (held) throw new BusinessError("bad_state", { status: held.kind });
  const amounts = rows.filter(({ currency, amount }) => currency === SITE_CURRENCY && amount > 0n);
  return {
    ref,
    memberId: rows.find(({ owner }) => owner !== null)?.owner ?? undefined,
    amount: amounts.reduce((sum, { amount }) => sum + amount, 0n),
    postings: rows.map(({ amount, owner, negative, ...account }) => ({
      account: { ...account, ...(owner !== null && { owner }), ...(negative && { negative: true as const }) },
      amount,
    })),
  };
}

const REVERSIBLE: ReadonlySet<Account["kind"]> = new Set(["available", "clearing", "fx"]);

/**
 * Reverses a journal, once.
 *
 * @throws {BusinessError} `bad_state` when it was taken back before or can't be, `insufficient_balance` when the money is spent
 * @throws {HttpError} 404
 */
export async function reverseJournal(tx: Tx, ref: string, adjuster: Adjuster): Promise<void> {
  const { postings, memberId = null } = await findReversible(tx, ref);
  const reversal = `reversal:${ref}`;
  await record(tx, { ref: reversal, memberId, reverses: ref }, adjuster).catch((error: unknown) => {
    throw isViolation(error, "adjustment_reverses_key") || isViolation(error, "adjustment_journal_ref_key")
      ? new BusinessError("bad_state", { status: "reversed" })
      : error;
  });
  const { reason, now } = adjuster;
  const back = postings.map(({ account, amount }) => ({ account, amount: -amount }));
  await post(tx, { ref: reversal, kind: "reversal", now, postings: back });
  await recordDecision(tx, { subject: "journal", id: ref, event: "reverse", reason }, now);
}

async function record(
  tx: Tx,
  { ref, memberId, reverses = null }: { ref: string; memberId: number | null; reverses?: string | null },
  { operators, reason, now }: Adjuster,
) {
  await tx`insert into adjustment (journal_ref, reverses, member_id, actors, reason, createtime)
    values (${ref}, ${reverses}, ${memberId}, ${operators.join(", ")}, ${reason}, ${now})`;
}
