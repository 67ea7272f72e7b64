import type { Data } from "../../contract/operations";
import type { Tx } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import { readTiers, type StoredTier, storeTiers } from "../../domain/price-tiers";
import { notFound } from "../../kernel/errors";
import type { IdempotentCall } from "../../kernel/idempotency";
import { refuseSuspended } from "../standing/suspension";
import { matchVariants, type NewVariant, newVariant, type StoredVariant } from "./match-variants";
import { ownProduct } from "./own-products";
import { checkTiers, lowestPrice, type ProductDraft, readProduct, type VariantDraft } from "./product-input";
import { checkPictures } from "./product-pictures";

/** Adds a product, off sale at first, or replaces a product of the shop if its version is still the one that was read. */
export async function saveProduct(
  call: IdempotentCall<"merchantProducts.save">,
  tx: Tx,
): Promise<Data<"merchantProducts.save">> {
  const { input, viewer, now } = call;
  const draft = readProduct(input);
  await refuseSuspended(tx, viewer.shopId);
  if (input.id !== undefined) await findOwn(tx, viewer.shopId, input.id);
  await Promise.all([checkCategory(tx, draft.categoryId), checkPictures(tx, viewer, draft, input.id)]);
  const id =
    input.id === undefined
      ? await addProduct(tx, viewer.shopId, draft, now)
      : await replaceProduct(tx, { id: input.id, version: input.version, shopId: viewer.shopId }, draft, now);
  return ownProduct(tx, viewer.shopId, id);
}

/**
 * Checks that no other product of the shop has one of the draft's codes. The shop's row is locked first, so of two products that
 * get the same code at once, the second one sees the first.
 *
 * @param id left out for a new product @throws {BusinessError} `field_invalid` with the first such `sku_code`
 */
async function checkCodes(tx: Tx, shopId: number, { variants }: ProductDraft, id?: number) {
  const codes = variants.map(({ code = "" }) => code.toLowerCase());
  const sent = codes.filter((code) => code !== "");
  if (sent.length === 0) return;
  await tx`select 1 from shop where id = ${shopId} for no key update`;
  const taken = await tx<{ code: string }[]>`
    select lower(code) as code from sku
    where lower(code) = any(${sent}::text[]) and code_shop_id = ${shopId} and code <> '' and not is_deleted
      and pro_id is distinct from ${id ?? null}::bigint`;
  const known = new Set(taken.map(({ code }) => code));
  const at = codes.findIndex((code) => known.has(code));
  if (at < 0) return;
  throw new BusinessError("field_invalid", {
    field: variants[at]?.spec.length === 0 ? "sku_code" : `skus.${at}.sku_code`,
  });
}

async function findOwn(tx: Tx, shopId: number, id: number) {
  const [row] = await tx`
    select 1 as found from product where id = ${id}::bigint and shop_id = ${shopId} and status <> 'deleted'`;
  if (!row) throw notFound();
}

async function checkCategory(tx: Tx, id: number) {
  const [row] = await tx`select 1 as found from category where id = ${id}::bigint`;
  if (!row) throw new BusinessError("field_invalid", { field: "category_id" });
}

/** The draft's columns of the product. The price is that of the cheapest variant. */
function columnsOf(tx: Tx, draft: ProductDraft) {
  const { images, tiers, minOrder, packSize, weight, leadTimes, attributes } = draft;
  return {
    category_id: draft.categoryId,
    title: draft.title,
    image: images[0] ?? "",
    images: tx.json([...images]),
    description: draft.description,
    content: draft.content,
    price: lowestPrice(draft).toString(),
    ...(tiers && { price_tiers: tx.json(storeTiers(tiers)) }),
    ...(minOrder !== undefined && { min_order: minOrder }),
    ...(packSize !== undefined && { pack_size: packSize }),
    ...(leadTimes && { lead_times: tx.json(leadTimes.map((time) => ({ ...time }))) }),
    ...(attributes && { attributes: tx.json(attributes.map((attribute) => ({ ...attribute }))) }),
    market_price: draft.marketPrice.toString(),
    freight_price: draft.freight?.toString() ?? null,
    ...(weight !== undefined && { weight }),
    tax_ppm: draft.taxPpm,
    ship_hours: draft.shipHours,
    specs: tx.json(draft.specs.map(({ name, items }) => ({ name, items: [...items] }))),
  };
}

async function addProduct(tx: Tx, shopId: number, draft: ProductDraft, now: number): Promise<number> {
  checkTiers(lowestPrice(draft), draft.tiers ?? []);
  const variants = draft.variants.map(newVariant);
  const stock = variants.reduce((sum, each) => sum + each.stock, 0);
  const row = {
    ...columnsOf(tx, draft),
    stock,
    shop_id: shopId,
    status: "off",
    createtime: now,
    updatetime: now,
  };
  await checkCodes(tx, shopId, draft);
  const [made] = await tx<{ id: number }[]>`insert into product ${tx(row)} returning id`;
  const id = made?.id ?? 0;
  await insertVariants(tx, { id, shopId }, variants);
  return id;
}

/**
 * Locks variants before the product, as orders do. A sent stock becomes the new stock, whatever was sold in the meantime. A stock
 * that was left out stays in its row, and the product's stock is summed from the rows, so no stale number is written back.
 */
async function replaceProduct(
  tx: Tx,
  { id, version, shopId }: { id: number; version: number | undefined; shopId: number },
  draft: ProductDraft,
  now: number,
): Promise<number> {
  if (version === undefined) throw new BusinessError("field_invalid", { field: "version" });
  const stored = await tx<StoredVariant[]>`
    select id, spec, is_deleted from sku where pro_id = ${id} order by id for no key update`;
  const kept = await lockVersion(tx, id, version);
  checkTiers(lowestPrice(draft), draft.tiers ?? readTiers(kept.price_tiers));
  const { changed, added } = matchVariants(stored, draft.variants);
  await checkCodes(tx, shopId, draft, id);
  const rows = changed.map((variant) => ({ id: variant.id, ...rowOf(variant) }));
  // Clear changed codes first, since two variants may swap theirs.
  const coded = changed.filter(({ code }) => code !== undefined).map((variant) => variant.id);
  if (coded.length > 0) await tx`update sku set code = '' where id = any(${coded}::bigint[]) and code <> ''`;
  await tx`update sku set is_deleted = true, code = ''
    where pro_id = ${id} and not is_deleted and not id = any(${rows.map((row) => row.id)}::bigint[])`;
  await tx`
    update sku set spec = r.spec, price = r.price, stock = coalesce(r.stock, sku.stock), image = r.image, is_deleted = false,
      code = coalesce(r.code, sku.code), code_shop_id = ${shopId}
    from jsonb_to_recordset(${tx.json(rows)})
      as r(id bigint, spec jsonb, price numeric, stock bigint, image text, code text)
    where sku.id = r.id`;
  await insertVariants(tx, { id, shopId }, added);
  await tx`
    update product set ${tx(columnsOf(tx, draft))}, version = version + 1, updatetime = ${now},
      stock = (select sum(stock) from sku where pro_id = ${id} and not is_deleted)
    where id = ${id}`;
  return id;
}

/**
 * Checks the version before the draft, so that a caller who read an older product learns that and not what no longer fits.
 *
 * @returns columns that a draft may leave out
 */
async function lockVersion(tx: Tx, id: number, version: number) {
  const [row] = await tx<{ version: number; status: string; price_tiers: StoredTier[] }[]>`
    select version, status, price_tiers from product where id = ${id} for no key update`;
  if (!row || row.status === "deleted") throw notFound();
  if (row.version !== version) throw new BusinessError("version_conflict", { version: row.version });
  return row;
}

const rowOf = ({ spec, price, stock, image, code }: VariantDraft) => ({
  spec: [...spec],
  price: price.toString(),
  stock: stock ?? null,
  image,
  code: code ?? null,
});

async function insertVariants(
  tx: Tx,
  product: { id: number; shopId: number },
  variants: readonly NewVariant[],
) {
  if (variants.length === 0) return;
  await tx`insert into sku (pro_id, code_shop_id, spec, price, stock, image, code)
    select ${product.id}, ${product.shopId}, spec, price, stock, image, coalesce(code, '')
    from jsonb_to_recordset(${tx.json(variants.map(rowOf))})
      as r(spec jsonb, price numeric, stock bigint, image text, code text)`;
}
