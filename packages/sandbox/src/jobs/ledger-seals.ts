import type { Db } from "../db/connect";
import { brokenSeals, type ChainHead, linkJournals } from "../db/ledger/seals";
import type { Services } from "../kernel/services";

/** Links journals booked since the last run to the chain of seals. @returns how many */
export const linkLedger = ({ db, secret }: Services): Promise<number> => linkJournals(db, secret);

/**
 * Verifies that every journal is what a server booked and sealed, and that the chain still has the end of the last check. Violations
 * appear in the log, the metrics and the admin console. The log names the end of the chain: a copy stored elsewhere can prove later
 * that nothing was cut off, whatever else was changed here.
 */
export async function checkSeals({ db, secret, log, observe }: Services, now: number): Promise<number> {
  while ((await linkJournals(db, secret, { everything: true })) > 0);
  const { broken, head: end } = await brokenSeals(db, secret);
  const lost = await lostHead(db);
  if (lost) broken.push({ rule: "the chain is as it was checked last", subject: `seal ${lost.no}` });
  // Keep the old end, so that every check reports it until someone has looked into it.
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

/** The chain's end at the last check, if the chain no longer contains it. */
async function lostHead(db: Db): Promise<ChainHead | undefined> {
  const [lost] = await db<ChainHead[]>`
    select sealed as no, head as hash from ledger_check where sealed > 0
      and not exists (select from journal_seal where no = sealed and hash = head)`;
  return lost;
}
