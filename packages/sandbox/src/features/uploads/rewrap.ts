import type { RowOf } from "../../db/tables";
import { DAY } from "../../domain/durations";
import { rewrap } from "../../kernel/envelope-encryption";
import { processDueRows } from "../../kernel/job-runner";
import type { Services } from "../../kernel/services";

/** How long an older key is kept, so that processes that have only this key can end. */
const RETIRE_AFTER = DAY;

/**
 * Wraps the keys of identity documents with the newest server key, and deletes older keys that nothing needs anymore. Only a process
 * with the newest key does this. @returns how many documents
 */
export async function rewrapDocuments(services: Services, now: number): Promise<number> {
  const { db, keys, log } = services;
  const [newest] = await db<RowOf<"server_key", "id" | "createtime">[]>`
    select id, createtime from server_key order by number desc limit 1`;
  if (newest?.id !== keys[0].id) return 0;
  const moved = await processDueRows<string>(
    services,
    "re-wrap documents",
    (after = "", most) => db<RowOf<"file", "id">[]>`
      select id from file where category = 'kyc' and wrapped_key is not null and id > ${after} and key_id is distinct from ${newest.id}
      order by id limit ${most}`,
    async (tx, id) => {
      const [file] = await tx<{ wrapped_key: Buffer; key_id: string | null }[]>`
        select wrapped_key, key_id from file where id = ${id} and key_id is distinct from ${newest.id}
        for update skip locked`;
      if (!file) return false;
      const { wrappedKey, keyId } = rewrap(keys, id, { wrappedKey: file.wrapped_key, keyId: file.key_id });
      await tx`update file set wrapped_key = ${wrappedKey}, key_id = ${keyId} where id = ${id}`;
      return true;
    },
  );
  if (newest.createtime > now - RETIRE_AFTER) return moved;
  const retired = await db<RowOf<"server_key", "id">[]>`
    delete from server_key where id <> ${newest.id}
      and not exists (select 1 from file where category = 'kyc' and wrapped_key is not null and key_id is distinct from ${newest.id})
    returning id`;
  if (retired.length > 0) {
    log(
      `nothing needs the keys ${retired.map(({ id }) => id).join(", ")} any more: SANDBOX_KEY can do without them`,
    );
  }
  return moved;
}
