import type { Queryable, Tx } from "./connect";

/** The operator who decides in a transaction. Decisions of the chain, deadlines and rules have none. */
const operators = new WeakMap<Queryable, string>();

/** Names the operator of every decision in this transaction. */
export function decideAs(tx: Tx, operator: string): void {
  operators.set(tx, operator);
}

/** The operator who decides in this transaction, "" when there is none. */
export const operatorOf = (tx: Tx): string => operators.get(tx) ?? "";

/** Records what an operator, or the chain, decided, and who that was. */
export async function recordDecision(
  tx: Tx,
  {
    subject,
    id,
    event,
    reason = "",
  }: { subject: string; id: number | string; event: string; reason?: string },
  now: number,
): Promise<void> {
  await tx`insert into decision (subject, subject_id, event, reason, actor, createtime)
    values (${subject}, ${String(id)}, ${event}, ${reason}, ${operatorOf(tx)}, ${now})`;
}
