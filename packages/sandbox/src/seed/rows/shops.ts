import type { Catalog, ProductRow } from "marketplace-sandbox-data/types";
import type { Tx } from "../../db/connect";

/** Ledger units of a cent. */
const CENT = 10_000n;

/** Categories, shops and everything they sell. */
export async function insertGoods(tx: Tx, catalog: Catalog, ids: ReadonlyMap<string, number>): Promise<void> {
  const { categories, shops, products } = catalog;
  await tx`insert into category (id, pid, names, image, weigh)
    select id, pid, names, image, weigh from jsonb_to_recordset(${tx.json(categories.map((row) => ({ ...row, names: { ...row.names } })))})
      as r(id bigint, pid bigint, names jsonb, image text, weigh integer)`;
  const owned = shops.map((shop) => ({
    ...{ banner: "", about: "", verified: false, ...shop },
    owner: ids.get(shop.owner) ?? 0,
  }));
  await tx`insert into shop (id, owner_id, shopname, logo, city, description, banner_image, about, verified, createtime)
    select id, owner, shopname, logo, city, description, banner, about, verified, createtime
    from jsonb_to_recordset(${tx.json(owned)}) as r(id bigint, owner bigint, shopname text, logo text, city text,
      description text, banner text, about text, verified boolean, createtime bigint)`;
  await tx`insert into shop_figures (shop_id) select id from shop`;
  // The search's indexes take in what is pending once, with the statistics, and not each time that some of it has come together.
  await tx`set local gin_pending_list_limit = '64MB'`;
  await insertProducts(tx, products);
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
    freight: `${BigInt(product.freightCents) * CENT}`,
    tax: product.taxPpm,
    hours: product.shipHours,
    tiers: (product.tiers ?? []).map(({ num, priceCents }) => ({
      num,
      price: `${BigInt(priceCents) * CENT}`,
    })),
    least: product.minOrder ?? 1,
    pack: product.packSize ?? 1,
    specs: product.specs.map(({ name, items }) => ({ name, items: [...items] })),
    flags: [...product.flags],
    stock: product.skus.reduce((sum, sku) => sum + sku.stock, 0),
    createtime: product.createtime,
  }));
  await tx`insert into product (id, shop_id, category_id, title, image, images, description, content, price, market_price,
      freight_price, tax_ppm, ship_hours, price_tiers, min_order, pack_size, specs, flags, stock, createtime, updatetime)
    select id, shop, category, title, image, images, description, content, price, market, freight, tax, hours, tiers, least,
      pack, specs,
      array(select jsonb_array_elements_text(flags)), stock, createtime, createtime
    from jsonb_to_recordset(${tx.json(rows)}) as r(id bigint, shop bigint, category bigint, title text, image text,
      images jsonb, description text, content text, price numeric, market numeric, freight numeric, tax integer,
      hours integer, tiers jsonb, least integer, pack integer, specs jsonb, flags jsonb, stock bigint, createtime bigint)`;
  const skus = products.flatMap((product) =>
    product.skus.map((sku, i) => ({
      id: sku.id,
      product: product.id,
      shop: product.shopId,
      code: `P${product.id}-${String(i + 1).padStart(2, "0")}`,
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
