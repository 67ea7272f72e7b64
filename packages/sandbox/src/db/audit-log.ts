import type { Tx } from "./connect";

/** Records what a reviewer, or the chain, decided. */
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
  await tx`insert into decision (subject, subject_id, event, reason, createtime)
    values (${subject}, ${String(id)}, ${event}, ${reason}, ${now})`;
}
