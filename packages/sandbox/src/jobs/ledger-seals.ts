import { brokenSeals, sealJournals } from "../db/ledger/seals";
import type { Services } from "../services";

/** Chains what was booked since. @returns how many journals */
export const sealLedger = ({ db, secret }: Services): Promise<number> => sealJournals(db, secret);

/**
 * Checks that every journal is what it was when it was sealed, and says in the log and at the admin console what is not. The line
 * names the end of the chain: kept elsewhere, it shows later that nothing was cut off.
 */
export async function checkSeals({ db, secret, log }: Services, now: number): Promise<number> {
  while ((await sealJournals(db, secret, { everything: true })) > 0);
  const { broken, head } = await brokenSeals(db, secret);
  if (broken.length === 0)
    log(`ledger checked: ${head.no} journals are as they were booked, last seal ${head.hash}`);
  for (const { rule, subject } of broken) log(`ledger broken: ${rule}: ${subject}`);
  const rows = broken.map(({ rule, subject }) => ({ rule, subject }));
  await db`insert into ledger_check (id, checked_at, sealed, head, broken)
    values (1, ${now}, ${head.no}, ${head.hash}, ${db.json(rows)})
    on conflict (id) do update set checked_at = excluded.checked_at, sealed = excluded.sealed, head = excluded.head,
      broken = excluded.broken`;
  return 0;
}
