import type { Queryable } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import type { FileCategory } from "../../kernel/file-storage";
import { processDueRows } from "../../kernel/job-runner";
import type { Services } from "../../kernel/services";
import type { Bucket } from "../../object-store/bucket";
import { reachStore } from "./object-storage";
import { noteObject, objectName, objectNames } from "./objects";

type JobServices = Pick<Services, "db" | "log" | "clock">;

/** Moves files that are in the database into the bucket. @returns how many */
export function moveToBucket(services: JobServices, bucket: Bucket): Promise<number> {
  const { db, log } = services;
  return processDueRows<string>(
    services,
    "move pictures",
    async (after = "", most) => {
      const files = await db<RowOf<"file", "id" | "category">[]>`
        select id, category from file where id > ${after} and bytes is not null order by id limit ${most}`;
      for (const { id, category } of files) await noteObject(db, id, category);
      return files;
    },
    async (tx, id) => {
      const [file] = await tx<{ bytes: Buffer }[]>`
        select bytes from file where id = ${id} and bytes is not null for no key update skip locked`;
      // Another process is moving it and needs the record.
      if (!file) return false;
      // Lock the record until the end, so that the other job leaves the object alone. A failed transaction keeps the record.
      const { count } = await tx`delete from object_to_delete where id = ${id}`;
      if (count === 0) return false;
      await reachStore(bucket.put(objectName(id), file.bytes), log);
      await tx`update file set bytes = null where id = ${id}`;
      // The bucket keeps its own, as they are asked for.
      await tx`delete from file_width where file_id = ${id}`;
      return true;
    },
  );
}

/** Deletes objects of files that were deleted an hour ago, and of unfinished uploads. @returns how many files */
export function deleteObjects(services: JobServices, bucket: Bucket): Promise<number> {
  const { db, log } = services;
  const isDue = (sql: Queryable) => sql`due_at <= now()`;
  return processDueRows<string>(
    services,
    "delete objects",
    (after = "", most) => db<RowOf<"object_to_delete", "id">[]>`
      select id from object_to_delete where id > ${after} and ${isDue(db)} order by id limit ${most}`,
    async (tx, id) => {
      const [note] = await tx<{ category: FileCategory; is_needed: boolean }[]>`
        select category, exists (select 1 from file f where f.id = o.id and f.bytes is null) as is_needed
        from object_to_delete o where id = ${id} and ${isDue(tx)} for update skip locked`;
      if (!note) return false;
      if (!note.is_needed) {
        const deletions = objectNames(id, note.category).map((name) => bucket.delete(name));
        await reachStore(Promise.all(deletions), log);
      }
      await tx`delete from object_to_delete where id = ${id}`;
      return true;
    },
  );
}
