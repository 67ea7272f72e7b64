import type { Db } from "../db/connect";
import { brokenSeals, type ChainHead, sealJournals } from "../db/ledger/seals";
import type { Services } from "../services";

/** Chains what was booked since. @returns how many journals */
export const sealLedger = ({ db, secret }: Services): Promise<number> => sealJournals(db, secret);

/**
 * Checks that every journal is what it was when it was sealed, and that the chain still has the end it had at the last check. What
 * is not is in the log, in the metrics and at the admin console. The line names the end of the chain: kept elsewhere, it shows
 * later that nothing was cut off, whatever else was changed here.
 */
export async function checkSeals({ db, secret, log, observe }: Services, now: number): Promise<number> {
  while ((await sealJournals(db, secret, { everything: true })) > 0);
  const { broken, head: end } = await brokenSeals(db, secret);
  const lost = await lostHead(db);
  if (lost) broken.push({ rule: "the chain is as it was checked last", subject: `seal ${lost.no}` });
  // It is missed until someone has looked into it.
  const head = lost ?? end;
  observe?.({ kind: "check", check: "ledger", broken: broken.length });
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

/** The end that the chain had at the last check, where it is not in the chain any more. */
async function lostHead(db: Db): Promise<ChainHead | undefined> {
  const [lost] = await db<ChainHead[]>`
    select sealed as no, head as hash from ledger_check where sealed > 0
      and not exists (select from journal_seal where no = sealed and hash = head)`;
  return lost;
}
