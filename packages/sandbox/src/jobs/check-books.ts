import { brokenInvariants } from "../db/ledger/invariants";
import type { Services } from "../services";

/** Checks the ledger and every counted figure, and says in the log what does not hold. It repairs nothing, and moves no row. */
export async function checkBooks({ db, log }: Services): Promise<number> {
  const broken = await brokenInvariants(db);
  if (broken.length === 0) log("books checked: all rules hold");
  for (const { rule, subject } of broken) log(`books broken: ${rule}: ${subject}`);
  return 0;
}
