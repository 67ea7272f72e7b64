import type { Tx } from "../../db/connect";
import { invalidField } from "../../kernel/errors";
import { foreignPaths, uploadPath } from "./upload-path";

/**
 * The site paths of pictures that the member uploaded.
 *
 * @param addresses from `uploads.image` @param most how many are allowed
 * @throws {HttpError} 422 naming the field, such as `images.1`
 */
export async function readOwnPictures(
  tx: Tx,
  memberId: number,
  addresses: readonly string[] = [],
  most: number,
): Promise<string[]> {
  if (addresses.length > most) throw invalidField("images");
  const paths = addresses.map((address, i) => {
    const path = uploadPath(address);
    if (path === undefined) throw invalidField(`images.${i}`);
    return path;
  });
  const foreign = await foreignPaths(tx, memberId, paths);
  const wrong = paths.findIndex((path) => foreign.has(path));
  if (wrong >= 0) throw invalidField(`images.${wrong}`);
  return paths;
}
