import { operatorOf, recordDecision } from "../db/audit-log";
import type { Tx } from "../db/connect";
import type { RowOf } from "../db/tables";
import { DAY } from "../domain/durations";
import { BusinessError } from "../domain/errors";
import type { Settings } from "./settings";

/** A decision about money, with its exact terms. */
export interface MoneyDecision {
  readonly subject: string;
  readonly id: number | string;
  readonly event: string;
  /** The member whose money it is; undefined where it is nobody's in particular, such as a rate. */
  readonly memberId?: number | undefined;
  /** Ledger units of the site currency. */
  readonly amount: bigint;
  /** It takes two operators, whatever the amount. */
  readonly isGrave?: boolean;
  /** What the second operator has to agree to, word for word. */
  readonly terms: string;
  /** The admin console's call that carries it out, and its fields. */
  readonly call: string;
  readonly fields: Readonly<Record<string, string>>;
}

type Limits = Pick<Settings, "twoPersonsAbove" | "aloneInADay">;

/** An arbitrary number that no other advisory lock of the database uses. */
const LOCK = "7884253870614671991";

/** Lets decisions about money be made one after the other, so that two at once don't each find the day's sum without the other. */
export const lockDecisions = (tx: Tx) => tx`select pg_advisory_xact_lock(${LOCK}::bigint)`;

/**
 * Whether a decision takes two operators: for its amount, for what has been decided about its member in 24 hours by one operator alone,
 * or for what this operator has decided alone in 24 hours. Many small decisions add up to a large one.
 */
export async function takesTwo(
  tx: Tx,
  { amount, isGrave = false, memberId }: MoneyDecision,
  { twoPersonsAbove, aloneInADay }: Limits,
  now: number,
): Promise<boolean> {
  if (isGrave || amount > twoPersonsAbove) return true;
  const [alone] = await tx<{ ofMember: bigint; byOperator: bigint }[]>`
    select coalesce(sum(amount) filter (where member_id = ${memberId ?? null}), 0) as "ofMember",
      coalesce(sum(amount) filter (where actor = ${operatorOf(tx)}), 0) as "byOperator"
    from decided_alone where createtime > ${now - DAY}`;
  const { ofMember = 0n, byOperator = 0n } = alone ?? {};
  return (memberId !== undefined && ofMember + amount > twoPersonsAbove) || byOperator + amount > aloneInADay;
}

/** Records what one operator decides alone, for the sums of {@link takesTwo}. @returns that operator */
export async function decideAlone(tx: Tx, decision: MoneyDecision, now: number): Promise<readonly [string]> {
  const operator = operatorOf(tx);
  const { subject, id, event, amount, memberId = null } = decision;
  if (amount > 0n)
    await tx`insert into decided_alone (actor, member_id, subject, subject_id, event, amount, createtime)
      values (${operator}, ${memberId}, ${subject}, ${String(id)}, ${event}, ${amount.toString()}, ${now})`;
  return [operator];
}

/**
 * Takes an operator's approval of a decision that takes two. The first one is kept, and a second operator has to decide the same.
 *
 * @returns who agreed, or undefined when the approval was kept and a second one is missing
 * @throws {BusinessError} `same_operator` when the second approval comes from the same operator as the first
 */
export async function approve(
  tx: Tx,
  { subject, id, event, amount, terms, call, fields }: MoneyDecision,
  now: number,
): Promise<readonly string[] | undefined> {
  const operator = operatorOf(tx);
  const same = tx`subject = ${subject} and subject_id = ${String(id)} and event = ${event} and terms = ${terms}`;
  const [first] = await tx<RowOf<"approval", "actor">[]>`
    delete from approval where ${same} and actor <> ${operator} returning actor`;
  if (first) return [first.actor, operator];
  const [kept] = await tx`
    insert into approval (subject, subject_id, event, terms, amount, actor, call, fields, createtime)
    values (${subject}, ${String(id)}, ${event}, ${terms}, ${amount.toString()}, ${operator}, ${call}, ${tx.json({ ...fields })}, ${now})
    on conflict do nothing returning 1 as kept`;
  if (!kept) throw new BusinessError("same_operator");
  await recordDecision(tx, { subject, id, event: `first approval: ${event}`, reason: terms }, now);
  return undefined;
}

/** Drops a first approval when the thing it was about has changed. */
export const forgetApprovals = (tx: Tx, subject: string, id: number | string) =>
  tx`delete from approval where subject = ${subject} and subject_id = ${String(id)}`;
