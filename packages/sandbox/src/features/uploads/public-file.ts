import type { RowOf } from "../../db/tables";
import type { WidthStorage } from "../../kernel/file-storage";
import type { Services } from "../../kernel/services";

/** A public picture as it is sent. The picture of an id never changes. */
export interface PublicFile {
  readonly mime: string;
  readonly bytes: Buffer;
}

const ID = /^[0-9a-f]{32}$/;

/** Reads the picture at `/uploads/files/<id>.webp`, never an identity document. */
export async function readPublicFile(
  { db, files }: Pick<Services, "db" | "files">,
  id: string,
): Promise<PublicFile | undefined> {
  if (!ID.test(id)) return undefined;
  const [row] = await db<
    RowOf<"file", "mime">[]
  >`select mime from file where id = ${id} and category = 'public'`;
  const bytes = row && (await files.read(id));
  return bytes && { mime: row.mime, bytes };
}

/** Cached widths of public pictures. They are deleted with the picture, so nothing of a deleted picture is shown. */
export const publicWidths = ({ db, files }: Pick<Services, "db" | "files">): WidthStorage => ({
  async read(id, name) {
    const bytes = await files.widths.read(id, name);
    const [row] = bytes ? await db`select 1 as found from file where id = ${id} and category = 'public'` : [];
    return row && bytes;
  },
  write: files.widths.write,
});
