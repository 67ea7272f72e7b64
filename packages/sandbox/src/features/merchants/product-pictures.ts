import type { Fragment } from "postgres";
import type { Tx } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import type { Merchant } from "../../kernel/handler";
import { fileOf, ownPublicFiles } from "../uploads/references";
import type { ProductDraft } from "./product-input";

const UPLOADED = /\/uploads\/files\/([0-9a-f]{32})/g;

/**
 * Checks that every picture was uploaded by the merchant, or belongs to a product of the shop already.
 *
 * @param productId the product that is replaced; undefined for a new one
 * @throws {BusinessError} `image_invalid` with the first `field` that has any other picture
 */
export async function checkPictures(
  tx: Tx,
  { id: memberId, shopId }: Merchant,
  draft: ProductDraft,
  productId: number | undefined,
): Promise<void> {
  const fields = new Map<string, string>();
  const add = (path: string, field: string) => {
    if (path !== "" && !fields.has(path)) fields.set(path, field);
  };
  draft.images.forEach((path, i) => {
    add(path, `images.${i}`);
  });
  draft.variants.forEach(({ image }, i) => {
    add(image, `skus.${i}.image`);
  });
  // Locks the pictures, including those inside the text, so that none is deleted as unused before the product is written.
  const named = [...fields.keys(), draft.content].join(" ").matchAll(UPLOADED);
  const own = await ownPublicFiles(
    tx,
    memberId,
    Array.from(named, ([, id = ""]) => id),
  );
  const others = [...fields.keys()].filter((path) => !own.has(fileOf(path)?.id ?? ""));
  const unknown = await withoutPicturesOf(
    tx,
    others,
    tx`p.id = ${productId ?? null}::bigint and p.shop_id = ${shopId}`,
  );
  // Reads all products of the shop, which is for the rare picture that another product shows and someone else has uploaded.
  const [foreign] = await withoutPicturesOf(tx, unknown, tx`p.shop_id = ${shopId}`);
  if (foreign !== undefined)
    throw new BusinessError("image_invalid", { field: fields.get(foreign) ?? "images" });
}

/** The paths, in their order, that no product `p` shows for which a condition holds. */
async function withoutPicturesOf(
  tx: Tx,
  paths: readonly string[],
  condition: Fragment,
): Promise<readonly string[]> {
  if (paths.length === 0) return paths;
  const shown = await tx<{ path: string }[]>`
    with shown as (
      select p.image as path from product p where ${condition}
      union select jsonb_array_elements_text(p.images) from product p where ${condition}
      union select k.image from sku k join product p on p.id = k.pro_id where ${condition}
    )
    select path from shown where path = any(${[...paths]}::text[])`;
  const known = new Set(shown.map(({ path }) => path));
  return paths.filter((path) => !known.has(path));
}
