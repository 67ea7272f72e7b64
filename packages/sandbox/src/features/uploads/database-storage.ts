import type { Db, Queryable } from "../../db/connect";
import type { FileRecord, FileStorage, WidthStorage } from "../../kernel/file-storage";

/** Stores files in the database, so they are part of its backups and transactions. */
export const databaseStorage = (db: Db): FileStorage => ({
  save: (file, bytes) => insertFile(db, file, bytes),
  async read(id) {
    const [row] = await db<{ bytes: Buffer }[]>`select bytes from file where id = ${id}`;
    return row?.bytes;
  },
  widths: databaseWidths(db),
});

const databaseWidths = (db: Db): WidthStorage => ({
  async read(id, name) {
    const [row] = await db<{ bytes: Buffer }[]>`
      select bytes from file_width where file_id = ${id} and name = ${name}`.catch(() => []);
    return row?.bytes;
  },
  async write(id, name, bytes) {
    const kept = Buffer.from(bytes);
    await db`insert into file_width (file_id, name, bytes) values (${id}, ${name}, ${kept})
      on conflict (file_id, name) do nothing`.catch(() => undefined);
  },
});

/** @param bytes null when they are elsewhere */
export async function insertFile(db: Queryable, file: FileRecord, bytes: Buffer | null): Promise<void> {
  const { id, memberId, category, mime, width, height, key, createtime } = file;
  await db`insert into file (id, member_id, category, mime, width, height, bytes, wrapped_key, key_id, createtime)
    values (${id}, ${memberId}, ${category}, ${mime}, ${width}, ${height}, ${bytes}, ${key?.wrappedKey ?? null}, ${key?.keyId ?? null},
      ${createtime})`;
}
