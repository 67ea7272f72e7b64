import type { Queryable } from "../../db/connect";
import type { FileCategory } from "../../kernel/file-storage";
import { SENT_TYPES } from "./scale";
import { PICTURE_WIDTHS } from "./widths";

/** The key of a file in the bucket. */
export const objectName = (id: string) => `files/${id}/original`;

/** The key of a public picture in another width. @param name see {@link widthNames} */
export const widthName = (id: string, name: string) => `files/${id}/${name}`;

/** The keys of all objects that a file can have. */
export function objectNames(id: string, category: FileCategory): string[] {
  if (category === "kyc") return [objectName(id)];
  const widths = PICTURE_WIDTHS.flatMap((width) => SENT_TYPES.map((type) => nameOfWidth(width, type)));
  return [objectName(id), ...widths.map((name) => widthName(id, name))];
}

/** `320-webp` */
export const nameOfWidth = (width: number, type: string) => `${width}-${type.slice("image/".length)}`;

/**
 * Records that objects of this file may exist before a row needs them. If there is still no row after an hour, which is longer than
 * any request takes, they are deleted.
 */
export async function noteObject(db: Queryable, id: string, category: FileCategory): Promise<void> {
  await db`insert into object_to_delete (id, category, due_at) values (${id}, ${category}, now() + interval '1 hour')
    on conflict (id) do update set due_at = excluded.due_at`;
}
