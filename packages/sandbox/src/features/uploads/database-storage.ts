import type { Db, Queryable } from "../../db/connect";
import type { FileRecord, FileStorage, WidthStorage } from "../../kernel/file-storage";

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
