import { brokenInvariants } from "../db/ledger/invariants";
import type { RowOf } from "../db/tables";
import type { Services } from "../kernel/services";

/**
 * Checks the ledger and every counted figure. Violations, and rows that jobs have set aside, appear in the log and the metrics. It
 * repairs nothing and changes no row.
 */
export async function checkBooks({ db, log, observe }: Services): Promise<number> {
  const broken = await brokenInvariants(db);
  observe?.({ kind: "check", check: "books", broken: broken.length });
  if (broken.length === 0) log("books checked: all rules hold");
  for (const { rule, subject } of broken) log(`books broken: ${rule}: ${subject}`);
  const aside = await db<RowOf<"job_failure", "job" | "row_id" | "reason">[]>`
    select job, row_id, reason from job_failure where is_set_aside order by 1, 2`;
  for (const { job, row_id, reason } of aside) log(`${job}: row ${row_id} is still set aside: ${reason}`);
  return 0;
}
