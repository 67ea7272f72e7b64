import type { Db, Queryable } from "../../db/connect";
import type { WrappedKey } from "../../kernel/envelope-encryption";
import type { FileCategory } from "./references";

/** A row of the table `file`: an upload, wherever its bytes are. */
export interface FileRecord {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly memberId: number;
  readonly category: FileCategory;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  /** Of an identity document. */
  readonly key?: WrappedKey | undefined;
  /** Unix seconds. */
  readonly createtime: number;
}

/** Stores uploads: encrypted identity documents and plain public pictures. The bytes of an id never change. */
export interface FileStorage {
  /** Stores a new file atomically. @throws {HttpError} 503 while the storage can't be reached */
  save(file: FileRecord, bytes: Buffer): Promise<void>;
  /**
   * The bytes of a file. Callers check access first.
   *
   * @returns undefined when the file doesn't exist
   * @throws {HttpError} 503 while the storage can't be reached
   */
  read(id: string): Promise<Buffer | undefined>;
  /** Public pictures in other widths, as they were made before. */
  readonly widths: WidthStorage;
}

/** A cache of files that can be made again, so a failure costs time but never a response. */
export interface WidthStorage {
  /** @param id the picture's @param name of the width and type */
  read(id: string, name: string): Promise<Uint8Array | undefined>;
  write(id: string, name: string, bytes: Uint8Array): Promise<void>;
}

/** Caches nothing: each width is made on request. */
export const NO_WIDTHS: WidthStorage = { read: async () => undefined, write: async () => undefined };

/** Stores files in the database, so they are part of its backups and transactions. */
export const databaseStorage = (db: Db): FileStorage => ({
  save: (file, bytes) => insertFile(db, file, bytes),
  async read(id) {
    const [row] = await db<{ bytes: Buffer }[]>`select bytes from file where id = ${id}`;
    return row?.bytes;
  },
  widths: NO_WIDTHS,
});

/** @param bytes null when they are elsewhere */
export async function insertFile(db: Queryable, file: FileRecord, bytes: Buffer | null): Promise<void> {
  const { id, memberId, category, mime, width, height, key, createtime } = file;
  await db`insert into file (id, member_id, category, mime, width, height, bytes, wrapped_key, key_id, createtime)
    values (${id}, ${memberId}, ${category}, ${mime}, ${width}, ${height}, ${bytes}, ${key?.wrappedKey ?? null}, ${key?.keyId ?? null},
      ${createtime})`;
}
