import type { Db, Queryable } from "../../db/connect";
import type { WrappedKey } from "./envelope-encryption";
import type { FileCategory } from "./references";

/** What the table `file` says about an upload, wherever its bytes are. */
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

/** Keeps the bytes of uploads: encrypted ones of identity documents, plain ones of public pictures. They never change under their id. */
export interface FileStorage {
  /** Keeps a new file, whole or not at all. @throws {HttpError} 503 while the storage can't be reached */
  save(file: FileRecord, bytes: Buffer): Promise<void>;
  /**
   * The bytes of a file. Who may see them is decided before.
   *
   * @returns undefined when the file doesn't exist
   * @throws {HttpError} 503 while the storage can't be reached
   */
  read(id: string): Promise<Buffer | undefined>;
  /** Public pictures in other widths, as they were made before. */
  readonly widths: WidthStorage;
}

/** Reproducible files: a failure costs time, never a response. */
export interface WidthStorage {
  /** @param id the picture's @param name of the width and type */
  read(id: string, name: string): Promise<Uint8Array | undefined>;
  write(id: string, name: string, bytes: Uint8Array): Promise<void>;
}

/** Keeps none: they are made when they are asked for. */
export const NO_WIDTHS: WidthStorage = { read: async () => undefined, write: async () => undefined };

/** Bytes in the row that describes them: part of every copy and every transaction of the database. */
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
