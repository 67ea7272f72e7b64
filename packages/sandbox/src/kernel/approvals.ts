import { operatorOf, recordDecision } from "../db/audit-log";
import type { Tx } from "../db/connect";
import { BusinessError } from "../domain/errors";
import type { Settings } from "./settings";

/** A decision about money, with its exact terms. */
export interface MoneyDecision {
  readonly subject: string;
  readonly id: number | string;
  readonly event: string;
  /** Ledger units of the site currency. */
  readonly amount: bigint;
  /** What the second operator has to agree to, word for word. */
  readonly terms: string;
  /** The admin console's call that carries it out, and its fields. */
  readonly call: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Asks whether a decision may be carried out now. Above `twoPersonsAbove` the first operator's approval is kept, and a second
 * operator has to decide the same.
 *
 * @returns who agreed, or undefined when the approval was kept and a second one is missing
 * @throws {BusinessError} `same_operator` when the second approval comes from the same operator as the first
 */
export async function operatorsOf(
  tx: Tx,
  { subject, id, event, amount, terms, call, fields }: MoneyDecision,
  { twoPersonsAbove }: Pick<Settings, "twoPersonsAbove">,
  now: number,
): Promise<readonly string[] | undefined> {
  const operator = operatorOf(tx);
  if (amount <= twoPersonsAbove) return [operator];
  const same = tx`subject = ${subject} and subject_id = ${String(id)} and event = ${event} and terms = ${terms}`;
  const [first] = await tx<{ actor: string }[]>`
    delete from approval where ${same} and lower(actor) <> lower(${operator}) returning actor`;
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
