import type { Db } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { HttpError } from "../../kernel/errors";
import type { FileStorage } from "../../kernel/file-storage";
import { type Bucket, BucketError } from "../../object-store/bucket";
import { insertFile } from "./database-storage";
import { noteObject, objectName, widthName } from "./objects";

/** Seconds after which a client may retry. */
const RETRY_AFTER = 5;

/**
 * Stores files in a bucket. Each object is recorded in `object_to_delete` before it is written, and the transaction that inserts the
 * file's row removes the record, so that an object without a row is deleted later. Files that are still in the database are read
 * from there until the job "move pictures" has moved them.
 */
export function objectStorage(db: Db, bucket: Bucket, log: (line: string) => void): FileStorage {
  const reach = <Result>(work: Promise<Result>) => reachStore(work, log);
  return {
    async save(file, bytes) {
      await noteObject(db, file.id, file.category);
      await reach(bucket.put(objectName(file.id), bytes));
      await db.begin(async (tx) => {
        // This took over an hour, so the object has been deleted and the row must not be kept.
        const { count } = await tx`delete from object_to_delete where id = ${file.id}`;
        if (count === 0) throw new HttpError(503, "unavailable", { retryAfter: RETRY_AFTER });
        await insertFile(tx, file, null);
      });
    },
    async read(id) {
      const [row] = await db<RowOf<"file", "bytes">[]>`select bytes from file where id = ${id}`;
      if (!row) return undefined;
      if (row.bytes) return row.bytes;
      const bytes = await reach(bucket.get(objectName(id)));
      if (bytes) return bytes;
      const [kept] = await db`select 1 as found from file where id = ${id}`;
      if (kept) throw new Error(`The object store has lost the file ${id}.`);
      return undefined;
    },
    widths: {
      read: (id, name) => reach(bucket.get(widthName(id, name))).catch(() => undefined),
      write: (id, name, bytes) => reach(bucket.put(widthName(id, name), bytes)).catch(() => undefined),
    },
  };
}

/** @throws {HttpError} 503 in place of a {@link BucketError}, which is logged */
export async function reachStore<Result>(
  work: Promise<Result>,
  log: (line: string) => void,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    log(`object store: ${error.message}`);
    throw new HttpError(503, "unavailable", { retryAfter: RETRY_AFTER });
  }
}
