import type { AreaRow, Catalog, ProductRow, ZoneRow } from "marketplace-sandbox-data/types";
import type { Tx } from "../../db/connect";
import { type FreightZone, storeZones } from "../../domain/freight";

/** Ledger units of a cent. */
const CENT = 10_000n;

/** Categories, shops and everything they sell. */
export async function insertGoods(tx: Tx, catalog: Catalog, ids: ReadonlyMap<string, number>): Promise<void> {
  const { categories, shops, products, areas } = catalog;
  await tx`insert into category (id, pid, names, image, weigh)
    select id, pid, names, image, weigh from jsonb_to_recordset(${tx.json(categories.map((row) => ({ ...row, names: { ...row.names } })))})
      as r(id bigint, pid bigint, names jsonb, image text, weigh integer)`;
  const owned = shops.map(({ terms, ...shop }) => ({
    ...{ banner: "", about: "", verified: false, ...shop },
    owner: ids.get(shop.owner) ?? 0,
    least: `${BigInt(terms?.minOrderCents ?? 0) * CENT}`,
    zones: storeZones((terms?.zones ?? []).map((zone) => freightZone(zone, areas))),
  }));
  await tx`insert into shop (id, owner_id, shopname, logo, city, description, banner_image, about, verified, min_order_amount,
      freight_zones, createtime)
    select id, owner, shopname, logo, city, description, banner, about, verified, least, zones, createtime
    from jsonb_to_recordset(${tx.json(owned)}) as r(id bigint, owner bigint, shopname text, logo text, city text,
      description text, banner text, about text, verified boolean, least numeric, zones jsonb, createtime bigint)`;
  await tx`insert into shop_figures (shop_id) select id from shop`;
  // The search's indexes take in what is pending once, with the statistics, and not each time that some of it has come together.
  await tx`set local gin_pending_list_limit = '64MB'`;
  await insertProducts(tx, products);
}

function freightZone(zone: ZoneRow, areas: readonly AreaRow[]): FreightZone {
  const { countries, baseCents = 0, perPieceCents = 0, perKgCents = 0, freeFromCents } = zone;
  const units = (cents: number) => BigInt(cents) * CENT;
  return {
    areas: areas.filter(({ pid, code }) => pid === 0 && countries.includes(code)).map(({ id }) => id),
    base: units(baseCents),
    perPiece: units(perPieceCents),
    perKg: units(perKgCents),
    freeFrom: freeFromCents === undefined ? undefined : units(freeFromCents),
  };
}

/** Products and their variants; stock is summed up from the variants. */
export async function insertProducts(tx: Tx, products: readonly ProductRow[]): Promise<void> {
  const rows = products.map((product) => ({
    id: product.id,
    shop: product.shopId,
    category: product.categoryId,
    title: product.title,
    image: product.image,
    images: [...product.images],
    description: product.description,
    content: product.content,
    price: `${BigInt(product.priceCents) * CENT}`,
    market: `${BigInt(product.marketPriceCents ?? 0) * CENT}`,
    freight: product.freightCents === null ? null : `${BigInt(product.freightCents) * CENT}`,
    weight: product.weightGrams,
    tax: product.taxPpm,
    hours: product.shipHours,
    tiers: (product.tiers ?? []).map(({ num, priceCents }) => ({
      num,
      price: `${BigInt(priceCents) * CENT}`,
    })),
    least: product.minOrder ?? 1,
    pack: product.packSize ?? 1,
    attributes: (product.attributes ?? []).map(({ name, value, unit = "" }) => ({ name, value, unit })),
    lead: (product.leadTimes ?? []).map(({ num, days }) => ({ min_num: num, days })),
    specs: product.specs.map(({ name, items }) => ({ name, items: [...items] })),
    flags: [...product.flags],
    stock: product.skus.reduce((sum, sku) => sum + sku.stock, 0),
    createtime: product.createtime,
  }));
  await tx`insert into product (id, shop_id, category_id, title, image, images, description, content, price, market_price,
      freight_price, weight, tax_ppm, ship_hours, price_tiers, min_order, pack_size,
      attributes, lead_times, specs, flags, stock, createtime, updatetime)
    select id, shop, category, title, image, images, description, content, price, market, freight, weight, tax, hours, tiers, least,
      pack, attributes, lead, specs,
      array(select jsonb_array_elements_text(flags)), stock, createtime, createtime
    from jsonb_to_recordset(${tx.json(rows)}) as r(id bigint, shop bigint, category bigint, title text, image text,
      images jsonb, description text, content text, price numeric, market numeric, freight numeric, weight integer, tax integer,
      hours integer, tiers jsonb, least integer, pack integer, attributes jsonb, lead jsonb, specs jsonb, flags jsonb, stock bigint, createtime bigint)`;
  const skus = products.flatMap((product) =>
    product.skus.map((sku) => ({
      id: sku.id,
      product: product.id,
      shop: product.shopId,
      code: sku.code ?? "",
      spec: [...sku.spec],
      price: `${BigInt(sku.priceCents) * CENT}`,
      stock: sku.stock,
      image: sku.image,
    })),
  );
  await tx`insert into sku (id, pro_id, code_shop_id, spec, price, stock, image, code)
    select id, product, shop, spec, price, stock, image, code from jsonb_to_recordset(${tx.json(skus)})
      as r(id bigint, product bigint, shop bigint, spec jsonb, price numeric, stock bigint, image text, code text)`;
}
