import type { Queryable } from "../../db/connect";

/** Only pictures of this site: a review or a product must not make its readers call other servers. */
const UPLOAD = /^\/uploads\/(?:[\w-]+\/)*([\w-]+)(?:\.[a-z\d]{2,5})?$/;

/**
 * The site path of a picture address that uploads.image gave, relative or absolute; the host is dropped.
 *
 * @returns undefined for anything else
 */
export function uploadPath(address: string): { path: string; name: string } | undefined {
  if (!URL.canParse(address, "http://site.invalid")) return undefined;
  const { pathname, protocol } = new URL(address, "http://site.invalid");
  const name = protocol === "http:" || protocol === "https:" ? UPLOAD.exec(pathname)?.[1] : undefined;
  return name === undefined ? undefined : { path: pathname, name };
}

/** Which of these files are another user's or private. */
export async function foreignFiles(
  db: Queryable,
  memberId: number,
  names: readonly string[],
): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await db<{ id: string }[]>`
    select id from file where id in ${db(names)} and (member_id <> ${memberId} or category <> 'public')`;
  return new Set(rows.map(({ id }) => id));
}
