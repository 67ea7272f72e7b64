import type { Db } from "./db/connect";
import type { RowOf } from "./db/tables";
import { SandboxError } from "./domain/sandbox-error";
import { databaseStorage } from "./features/uploads/database-storage";
import { deleteObjects, moveToBucket } from "./features/uploads/object-jobs";
import { objectStorage } from "./features/uploads/object-storage";
import { objectName } from "./features/uploads/objects";
import type { FileStorage } from "./kernel/file-storage";
import type { Job } from "./kernel/job";
import { type Bucket, BucketError, type BucketOptions, openBucket } from "./object-store/bucket";
import { checkBucket } from "./object-store/check-bucket";

/** What keeps the bytes of uploads, and the work that goes with it. */
export interface OpenedStorage {
  /** @param db the connections that the storage works with */
  on(db: Db): FileStorage;
  readonly jobs: readonly Job[];
}

/**
 * Opens the place where the bytes of uploads are kept.
 *
 * @param options without them the database keeps them
 * @throws {SandboxError} when the store refuses, or is not the one that has the database's files
 */
export async function openFileStorage(
  db: Db,
  options: BucketOptions | undefined,
  log: (line: string) => void,
): Promise<OpenedStorage> {
  const [moved] = await db<RowOf<"file", "id">[]>`select id from file where bytes is null limit 1`;
  if (options === undefined) {
    if (moved)
      throw new SandboxError(
        "Pictures of this database are in an object store: name it with --object-store or OBJECT_STORE_URL.",
      );
    return { on: databaseStorage, jobs: [] };
  }
  const bucket = openBucket(options);
  if (!(await checkBucket(bucket)))
    log(`the object store ${bucket.name} can't be reached: pictures are answered 503 until it can be`);
  else if (moved && !(await has(bucket, moved.id)))
    throw new SandboxError(
      `The object store ${bucket.name} does not have the pictures of this database: name the one that has.`,
    );
  return {
    on: (own) => objectStorage(own, bucket, log),
    jobs: [
      { name: "move pictures", run: (services) => moveToBucket(services, bucket) },
      { name: "delete objects", run: (services) => deleteObjects(services, bucket) },
    ],
  };
}

async function has(bucket: Bucket, id: string): Promise<boolean> {
  try {
    return (await bucket.get(objectName(id))) !== undefined;
  } catch (error) {
    if (error instanceof BucketError) return true;
    throw error;
  }
}
