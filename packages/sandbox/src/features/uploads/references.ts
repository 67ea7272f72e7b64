import type { Queryable } from "../../db/connect";
import type { FileCategory } from "../../kernel/file-storage";

const PRIVATE = "kyc:";
const PUBLIC = "/uploads/files/";
const ENDING = ".webp";
const ID = /^[0-9a-f]{32}$/;

/** What `uploads.image` answers as `url`. */
export const referenceTo = (id: string, category: FileCategory) =>
  category === "kyc" ? `${PRIVATE}${id}` : `${PUBLIC}${id}${ENDING}`;

/** The file that a reference names; undefined for any other text, such as another path or site. */
export function fileOf(reference: string): { id: string; category: FileCategory } | undefined {
  const isPrivate = reference.startsWith(PRIVATE);
  if (!isPrivate && !(reference.startsWith(PUBLIC) && reference.endsWith(ENDING))) return undefined;
  const id = isPrivate ? reference.slice(PRIVATE.length) : reference.slice(PUBLIC.length, -ENDING.length);
  return ID.test(id) ? { id, category: isPrivate ? "kyc" : "public" } : undefined;
}

/**
 * Whether the member uploaded the file of a `reference` (from `uploads.image`). In a transaction, the file is locked until the end,
 * so that no job deletes it while it is being attached.
 */
export async function ownsFile(
  db: Queryable,
  memberId: number,
  reference: string,
  category: FileCategory,
): Promise<boolean> {
  const file = fileOf(reference);
  if (file?.category !== category) return false;
  const own = await useFiles(db, memberId, [file.id], category);
  return own.has(file.id);
}

/**
 * Filters public uploads of the member. In a transaction, they are locked until the end, as with {@link ownsFile}.
 *
 * @param ids as in `/uploads/files/<id>.webp`
 */
export async function ownPublicFiles(
  db: Queryable,
  memberId: number,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  return ids.length === 0 ? new Set() : useFiles(db, memberId, ids, "public");
}

async function useFiles(
  db: Queryable,
  memberId: number,
  ids: readonly string[],
  category: FileCategory,
): Promise<ReadonlySet<string>> {
  const rows = await db<{ id: string; is_marked: boolean }[]>`
    select id, unused_since is not null as is_marked from file
    where id = any(${[...ids]}::text[]) and member_id = ${memberId} and category = ${category} for key share`;
  const marked = rows.filter(({ is_marked }) => is_marked).map(({ id }) => id);
  // So "delete unused pictures" need not read all texts again before it deletes.
  if (marked.length > 0) await db`update file set unused_since = null where id = any(${marked}::text[])`;
  return new Set(rows.map(({ id }) => id));
}
