import type { Tx } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import type { Merchant } from "../../kernel/handler";
import { ownPublicFiles } from "../uploads/references";
import type { ProductDraft } from "./product-input";

const UPLOADED = /\/uploads\/files\/([0-9a-f]{32})/g;

/**
 * Checks that every picture was uploaded by the merchant, or belongs to a product of the shop already.
 *
 * @throws {BusinessError} `image_invalid` with the first `field` that has any other picture
 */
export async function checkPictures(
  tx: Tx,
  { id: memberId, shopId }: Merchant,
  draft: ProductDraft,
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
  await ownPublicFiles(
    tx,
    memberId,
    Array.from(named, ([, id = ""]) => id),
  );
  const foreign = await tx<{ path: string }[]>`
    with shown as (
      select p.image as path from product p where p.shop_id = ${shopId}
      union select jsonb_array_elements_text(p.images) from product p where p.shop_id = ${shopId}
      union select k.image from sku k join product p on p.id = k.pro_id where p.shop_id = ${shopId}
    )
    select path from unnest(${[...fields.keys()]}::text[]) with ordinality as asked (path, place)
    where not exists (select 1 from shown where shown.path = asked.path)
      and not exists (select 1 from file f
        where f.id = substring(asked.path from '^/uploads/files/([0-9a-f]{32})[.]webp$')
          and f.member_id = ${memberId} and f.category = 'public')
    order by place limit 1`;
  const path = foreign[0]?.path;
  if (path !== undefined) throw new BusinessError("image_invalid", { field: fields.get(path) ?? "images" });
}
