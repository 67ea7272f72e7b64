import { FIRST_SEAL, type SealedJournal, sealOf } from "../../domain/ledger/seal";
import type { Db, Queryable } from "../connect";
import { isViolation } from "../errors";
import type { Broken } from "./invariants";

/** Journals that are sealed, or checked, at once. */
export const SEALED_AT_ONCE = 500;
/** A booking that commits late has a lower id than ones already sealed, so each run looks back over this many ids. */
const LATE_IDS = 10_000;

/** The end of the chain: how many journals it holds, and the last seal. */
export interface ChainHead {
  readonly no: number;
  readonly hash: string;
}

/**
 * Seals journals booked since the last run. Several processes may do it at once: one wins, the others start over.
 *
 * @param everything also looks for journals that were missed long ago
 * @returns how many it sealed
 */
export async function sealJournals(db: Db, secret: Buffer, { everything = false } = {}): Promise<number> {
  try {
    return await db.begin(async (tx) => {
      const head = await headOf(tx);
      const since = everything ? 0 : head.newest - LATE_IDS;
      // Both sides begin at the same id, or the seals of all years would be read each time.
      const journals = await tx<SealedJournal[]>`
        select ${journalColumns(tx)} from journal j
        where j.id > ${since}
          and not exists (select from journal_seal s where s.journal_id = j.id and s.journal_id > ${since})
        order by j.id limit ${SEALED_AT_ONCE}`;
      let { no, hash } = head;
      const seals = journals.map((journal) => {
        no += 1;
        hash = sealOf(secret, hash, journal);
        return { no, journal: journal.id, hash };
      });
      await tx`insert into journal_seal (no, journal_id, hash)
        select no, journal, hash from jsonb_to_recordset(${tx.json(seals)}) as r(no bigint, journal bigint, hash text)`;
      return seals.length;
    });
  } catch (error) {
    if (isViolation(error, "journal_seal_pkey")) return 0;
    throw error;
  }
}

/**
 * Recomputes every seal and compares it.
 *
 * @returns the journals that are not what was sealed, and gaps in the chain; the end of the chain
 */
export async function brokenSeals(db: Db, secret: Buffer): Promise<{ broken: Broken[]; head: ChainHead }> {
  const broken: Broken[] = [];
  let head: ChainHead = { no: 0, hash: FIRST_SEAL };
  for (;;) {
    const rows = await db<
      (SealedJournal & { no: number; journal: number; hash: string; isThere: boolean })[]
    >`
      select s.no, s.journal_id as journal, s.hash, j.id is not null as "isThere", ${journalColumns(db)}
      from journal_seal s left join journal j on j.id = s.journal_id
      where s.no > ${head.no} order by s.no limit ${SEALED_AT_ONCE}`;
    for (const { no, journal, hash, isThere, ...content } of rows) {
      const subject = isThere ? content.ref : `journal ${journal}`;
      if (no !== head.no + 1)
        broken.push({ rule: "the chain of seals has no gap", subject: `before seal ${no}` });
      else if (!isThere) broken.push({ rule: "a sealed journal is there", subject });
      else if (sealOf(secret, head.hash, content) !== hash)
        broken.push({ rule: "a journal is what was sealed", subject });
      head = { no, hash };
    }
    if (rows.length < SEALED_AT_ONCE) return { broken, head };
  }
}

/** @returns with the highest id of a journal that is sealed */
async function headOf(db: Queryable): Promise<ChainHead & { readonly newest: number }> {
  const [head] = await db<(ChainHead & { newest: number })[]>`
    select no, hash, (select max(journal_id) from journal_seal) as newest from journal_seal order by no desc limit 1`;
  return head ?? { no: 0, hash: FIRST_SEAL, newest: 0 };
}

const journalColumns = (db: Queryable) => db`j.id, j.ref, j.kind, j.createtime, coalesce((
  select jsonb_agg(jsonb_build_array(p.account_code, p.amount::text, p.balance_after::text) order by p.account_code collate "C")
  from posting p where p.journal_id = j.id), '[]') as postings`;
