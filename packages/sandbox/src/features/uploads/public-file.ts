import type { Queryable } from "../../db/connect";

/** A public picture as it is sent. It never changes under its id. */
export interface PublicFile {
  readonly mime: string;
  readonly bytes: Buffer;
}

const ID = /^[0-9a-f]{32}$/;

/** What stands at `/uploads/files/<id>.webp`. Never an identity document. */
export async function readPublicFile(db: Queryable, id: string): Promise<PublicFile | undefined> {
  if (!ID.test(id)) return undefined;
  const [row] = await db<PublicFile[]>`select mime, bytes from file where id = ${id} and category = 'public'`;
  return row;
}
