import { FIRST_LINK, isSealed, linkOf, type StoredJournal } from "../../domain/ledger/seal";
import type { Db, Queryable } from "../connect";
import { isViolation } from "../errors";
import type { Broken } from "./invariants";

/** Journals that are linked, or checked, at once. */
export const LINKED_AT_ONCE = 500;
/** A booking that commits late has a lower id than ones already linked, so each run looks back over this many ids. */
const LATE_IDS = 10_000;

/** The end of the chain: how many journals it holds, and the last link. */
export interface ChainHead {
  readonly no: number;
  readonly hash: string;
}

interface LinkOptions {
  /** Also looks for journals that were missed long ago. */
  readonly everything?: boolean;
  /**
   * Links journals without a seal, too: once, after the migration that brought the seals, those that were booked before it.
   */
  readonly unsealed?: boolean;
}

/**
 * Links journals booked since the last run to the chain, which shows later that none was taken out. What carries no right seal is passed
 * over, so that nothing is vouched for that was not booked by a server. Several processes may do it at once: one wins, the others
 * start over.
 *
 * @returns how many it linked
 */
export async function linkJournals(
  db: Db,
  secret: Buffer,
  { everything = false, unsealed = false }: LinkOptions = {},
): Promise<number> {
  try {
    return await db.begin(async (tx) => {
      const head = await headOf(tx);
      const since = everything ? 0 : head.newest - LATE_IDS;
      let genuine: StoredJournal[] = [];
      let journals: StoredJournal[];
      let after = since;
      do {
        journals = await tx<StoredJournal[]>`
          select ${journalColumns(tx)} from journal j where j.id > ${after} and ${isLoose(tx, since)}
          order by j.id limit ${LINKED_AT_ONCE}`;
        genuine = journals.filter((journal) => unsealed || isSealed(secret, journal));
        after = journals.at(-1)?.id ?? after;
      } while (genuine.length === 0 && journals.length === LINKED_AT_ONCE);
      let { no, hash } = head;
      const links = genuine.map((journal) => {
        no += 1;
        hash = linkOf(secret, hash, journal);
        return { no, journal: journal.id, hash };
      });
      await tx`insert into journal_seal (no, journal_id, hash)
        select no, journal, hash from jsonb_to_recordset(${tx.json(links)}) as r(no bigint, journal bigint, hash text)`;
      return links.length;
    });
  } catch (error) {
    if (isViolation(error, "journal_seal_pkey")) return 0;
    throw error;
  }
}

/** The migration that brought the seals. */
const SEALS_BEGIN = "052_sealed_bookings.sql";

/**
 * Links the journals of before the seals, after the migration that brought them and never again.
 *
 * @param migrated names of the migrations that this start has run
 */
export async function linkEarlierJournals(
  db: Db,
  secret: Buffer,
  migrated: readonly string[],
): Promise<void> {
  if (!migrated.includes(SEALS_BEGIN)) return;
  while ((await linkJournals(db, secret, { everything: true, unsealed: true })) > 0);
}

/** Not in the chain. Both sides begin at the same id, or the links of all years would be read each time. */
const isLoose = (db: Queryable, since: number) =>
  db`not exists (select from journal_seal s where s.journal_id = j.id and s.journal_id > ${since})`;

/**
 * Recomputes every link and every seal and compares them.
 *
 * @returns the journals that are not what was booked, or that nobody booked, and gaps in the chain; the end of the chain
 */
export async function brokenSeals(db: Db, secret: Buffer): Promise<{ broken: Broken[]; head: ChainHead }> {
  const broken: Broken[] = [];
  let head: ChainHead = { no: 0, hash: FIRST_LINK };
  let count: number;
  do {
    const rows = await db<
      (StoredJournal & { no: number; journal: number; hash: string; isThere: boolean })[]
    >`
      select s.no, s.journal_id as journal, s.hash, j.id is not null as "isThere", ${journalColumns(db)}
      from journal_seal s left join journal j on j.id = s.journal_id
      where s.no > ${head.no} order by s.no limit ${LINKED_AT_ONCE}`;
    for (const { no, journal, hash, isThere, ...content } of rows) {
      const subject = isThere ? content.ref : `journal ${journal}`;
      const isRight = () =>
        linkOf(secret, head.hash, content) === hash && (content.seal === null || isSealed(secret, content));
      if (no !== head.no + 1)
        broken.push({ rule: "the chain of seals has no gap", subject: `before seal ${no}` });
      else if (!isThere) broken.push({ rule: "a sealed journal is there", subject });
      else if (!isRight()) broken.push({ rule: "a journal is what was sealed", subject });
      head = { no, hash };
    }
    count = rows.length;
  } while (count === LINKED_AT_ONCE);
  return { broken: [...broken, ...(await unsealedJournals(db, secret))], head };
}

/** Journals outside the chain that no server booked. One that was just booked is outside as well, with its seal. */
async function unsealedJournals(db: Db, secret: Buffer): Promise<Broken[]> {
  const broken: Broken[] = [];
  let after = 0;
  let count: number;
  do {
    const rows = await db<StoredJournal[]>`
      select ${journalColumns(db)} from journal j where j.id > ${after} and ${isLoose(db, 0)}
      order by j.id limit ${LINKED_AT_ONCE}`;
    for (const journal of rows) {
      if (!isSealed(secret, journal))
        broken.push({ rule: "a journal was sealed when it was booked", subject: journal.ref });
    }
    after = rows.at(-1)?.id ?? after;
    count = rows.length;
  } while (count === LINKED_AT_ONCE);
  return broken;
}

/** @returns with the highest id of a journal that is linked */
async function headOf(db: Queryable): Promise<ChainHead & { readonly newest: number }> {
  const [head] = await db<(ChainHead & { newest: number })[]>`
    select no, hash, (select max(journal_id) from journal_seal) as newest from journal_seal order by no desc limit 1`;
  return head ?? { no: 0, hash: FIRST_LINK, newest: 0 };
}

const journalColumns = (db: Queryable) => db`j.id, j.ref, j.kind, j.createtime, j.seal, coalesce((
  select jsonb_agg(jsonb_build_array(p.account_code, p.amount::text, p.balance_after::text) order by p.account_code collate "C")
  from posting p where p.journal_id = j.id), '[]') as postings`;
