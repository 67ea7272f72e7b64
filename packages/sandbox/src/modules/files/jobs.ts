import type { Services } from "../../core/services";
import type { Tx } from "../../db/connect";

const DAY = 86_400;
/** Documents of a rejected application stay this long, for a correction. */
const AFTER_REJECTION = 30 * DAY;
/** A document that nothing came to use. */
const ORPHANED = DAY;

/** Deletes the documents of applications that were rejected 30 days ago. @returns how many applications */
export async function deleteRejectedDocuments({ db }: Services, now: number): Promise<number> {
  const due = now - AFTER_REJECTION;
  return each(() =>
    db.begin(async (tx) => {
      const [row] = await tx<{ id: number; files: string[] }[]>`
        select id, array[image_front, image_back, image_hold, sign] as files from merchant_application
        where status = 'rejected' and updatetime <= ${due}
          and (image_front <> '' or image_back <> '' or image_hold <> '' or sign <> '')
        order by id limit 1 for update skip locked`;
      if (!row) return false;
      await tx`delete from file where category = 'kyc' and 'kyc:' || id = any(${row.files})`;
      await tx`update merchant_application set image_front = '', image_back = '', image_hold = '', sign = ''
        where id = ${row.id}`;
      return true;
    }),
  );
}

/** Deletes private files that are a day old and belong to nothing. @returns how many */
export async function deleteOrphanedFiles({ db }: Services, now: number): Promise<number> {
  const due = now - ORPHANED;
  return each(() =>
    db.begin(async (tx) => {
      const [row] = await tx<{ id: string }[]>`
        select id from file f where category = 'kyc' and createtime <= ${due} and ${isOrphan(tx)}
        order by id limit 1 for update skip locked`;
      if (!row) return false;
      // Once more under the lock: what came to use the file in the meantime holds on to it until it is written.
      await tx`delete from file f where id = ${row.id} and ${isOrphan(tx)}`;
      return true;
    }),
  );
}

const isOrphan = (tx: Tx) => tx`
  not exists (select 1 from merchant_application a where a.member_id = f.member_id
    and 'kyc:' || f.id in (a.logo, a.image_front, a.image_back, a.image_hold, a.sign))
  and not exists (select 1 from recharge r where r.member_id = f.member_id and r.image = 'kyc:' || f.id)`;

/** One transaction for each row, so that nothing waits for a long one. */
async function each(next: () => Promise<boolean>): Promise<number> {
  let count = 0;
  while (await next()) count++;
  return count;
}
