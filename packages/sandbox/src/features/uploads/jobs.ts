import type { Queryable } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { DAY } from "../../domain/durations";
import { processDueRows } from "../../kernel/job-runner";
import type { Services } from "../../kernel/services";

/** Documents of a rejected application are kept this long for a correction. */
const AFTER_REJECTION = 30 * DAY;
/** An unused document is kept this long. */
const ORPHANED = DAY;

/** Deletes the documents of applications that were rejected 30 days ago. @returns how many applications */
export function deleteRejectedDocuments(services: Services, now: number): Promise<number> {
  const { db } = services;
  const isDue = (sql: Queryable) => sql`status = 'rejected' and updatetime <= ${now - AFTER_REJECTION}
    and (image_front <> '' or image_back <> '' or image_hold <> '' or sign <> '')`;
  return processDueRows(
    services,
    "delete refused documents",
    (after = 0, most) => db<RowOf<"merchant_application", "id">[]>`
      select id from merchant_application where id > ${after} and ${isDue(db)} order by id limit ${most}`,
    async (tx, id) => {
      const [row] = await tx<{ files: string[] }[]>`
        select array[image_front, image_back, image_hold, sign] as files from merchant_application
        where id = ${id} and ${isDue(tx)} for update skip locked`;
      if (!row) return false;
      await tx`delete from file where category = 'kyc' and 'kyc:' || id = any(${row.files})`;
      await tx`update merchant_application set image_front = '', image_back = '', image_hold = '', sign = ''
        where id = ${id}`;
      return true;
    },
  );
}

/** Deletes private files that are a day old and unused. @returns how many */
export function deleteOrphanedFiles(services: Services, now: number): Promise<number> {
  const { db } = services;
  const due = now - ORPHANED;
  return processDueRows(
    services,
    "delete unused documents",
    (after = "", most) => db<{ id: string }[]>`
      select id from file f where id > ${after} and category = 'kyc' and createtime <= ${due} and ${isOrphan(db)}
      order by id limit ${most}`,
    async (tx, id) => {
      const [row] = await tx`
        select 1 as found from file f where id = ${id} and ${isOrphan(tx)} for update skip locked`;
      if (!row) return false;
      // Check again under the lock, which a transaction that has started to use the file keeps until it commits.
      const { count } = await tx`delete from file f where id = ${id} and ${isOrphan(tx)}`;
      return count > 0;
    },
  );
}

const isOrphan = (db: Queryable) => db`
  not exists (select 1 from merchant_application a where a.member_id = f.member_id
    and 'kyc:' || f.id in (a.logo, a.image_front, a.image_back, a.image_hold, a.sign))
  and not exists (select 1 from recharge r where r.member_id = f.member_id and r.image = 'kyc:' || f.id)`;
