import type { Tx } from "../../db/connect";
import { fileOf, ownPublicFiles } from "./references";

/** Only pictures of this site: a review or a product must not make its readers call other servers. */
const UPLOAD = /^\/uploads\/(?:[\w-]+\/)*[\w-]+(?:\.[a-z\d]{2,5})?$/;

/**
 * The site path of an address from `uploads.image`, relative or absolute. The host is dropped.
 *
 * @returns undefined for anything else
 */
export function uploadPath(address: string): string | undefined {
  if (!URL.canParse(address, "http://site.invalid")) return undefined;
  const { pathname, protocol } = new URL(address, "http://site.invalid");
  const isWeb = protocol === "http:" || protocol === "https:";
  return isWeb && UPLOAD.test(pathname) ? pathname : undefined;
}

/**
 * Filters paths that are no public upload of this member: those of other users, private or deleted files, or files that never
 * existed. The member's own are locked until the transaction ends.
 *
 * @param paths as `uploadPath` returns them
 */
export async function foreignPaths(
  tx: Tx,
  memberId: number,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const idOf = (path: string) => fileOf(path)?.id ?? "";
  const own = await ownPublicFiles(tx, memberId, paths.map(idOf));
  return new Set(paths.filter((path) => !own.has(idOf(path))));
}
