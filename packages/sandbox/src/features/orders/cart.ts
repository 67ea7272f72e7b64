import type { Queryable } from "../../db/connect";
import { type FreightZone, readZones, type StoredZone } from "../../domain/freight";
import type { LeadTime, ShippingPromise } from "../../domain/lead-times";
import { readTiers, type StoredTier, type TieredPrice } from "../../domain/price-tiers";

/** An item to order: product and quantity, never a price. */
export interface CartItem {
  readonly id: number;
  readonly sku_id?: number;
  readonly num: number;
  readonly shop_id: number;
}

/** A store's terms of delivery. */
export interface StoreTerms {
  /** Smallest amount of items in one order, in ledger units. */
  readonly minAmount: bigint;
  readonly zones: readonly FreightZone[];
}

/** A line of a cart with what the database knows about it. */
export interface CartLine {
  readonly productId: number;
  /** The variant's row; 0 for an unknown number. */
  readonly skuId: number;
  readonly shopId: number;
  readonly shopname: string;
  readonly ownerId: number;
  readonly title: string;
  readonly image: string;
  /** The variant's words; empty for a product without variants. */
  readonly spec: readonly string[];
  /** The store's code of it; empty without one. */
  readonly skuCode: string;
  /** For a quantity of one, until {@link priceCart} has counted. Ledger units. */
  readonly price: bigint;
  readonly product: TieredPrice;
  /** Minimum quantity of the product in one order, across all variants. */
  readonly minOrder: number;
  readonly packSize: number;
  readonly shipping: ShippingPromise;
  /** The product's own, once an order; null where the zones of its store apply. */
  readonly freight: bigint | null;
  /** Grams of one piece. */
  readonly weight: number;
  readonly store: StoreTerms;
  readonly taxPpm: number;
  readonly num: number;
  readonly stock: number;
  /** On sale, in an open shop that is the named one, in a variant that exists. */
  readonly available: boolean;
  /** Sold by another store than the named one. */
  readonly isElsewhere: boolean;
}

interface Row {
  pro_id: number;
  shop_id: number;
  num: number;
  sku_id: number | null;
  shopname: string | null;
  owner_id: number | null;
  title: string | null;
  image: string | null;
  sku_image: string | null;
  spec: string[] | null;
  code: string | null;
  price: bigint | null;
  product_price: bigint | null;
  price_tiers: StoredTier[] | null;
  min_order: number | null;
  pack_size: number | null;
  ship_hours: number | null;
  lead_times: LeadTime[] | null;
  freight_price: bigint | null;
  weight: number | null;
  min_order_amount: bigint | null;
  freight_zones: StoredZone[] | null;
  tax_ppm: number | null;
  stock: number | null;
  available: boolean | null;
  is_elsewhere: boolean | null;
}

/** Looks up every line of a cart in one statement, in the order given. The same variant twice becomes one line. */
export async function loadCart(db: Queryable, items: readonly CartItem[]): Promise<CartLine[]> {
  const wanted = items.map(({ id, sku_id = 0, num, shop_id }, n) => ({ n, id, sku_id, num, shop_id }));
  const rows = await db<Row[]>`
    select w.id as pro_id, w.shop_id, w.num, sku.id as sku_id, shop.shopname, shop.owner_id, p.title, p.image,
      sku.image as sku_image, sku.spec, sku.code, coalesce(sku.price, p.price) as price, p.price as product_price, p.price_tiers,
      p.min_order, p.pack_size, p.ship_hours, p.lead_times, p.freight_price, p.weight, shop.min_order_amount, shop.freight_zones, p.tax_ppm, sku.stock,
      p.status = 'on' and shop.status = 'open' and shop.id = w.shop_id and sku.id is not null as available, shop.id <> w.shop_id as is_elsewhere
    from jsonb_to_recordset(${db.json(wanted)}) as w(n integer, id bigint, sku_id bigint, num integer, shop_id bigint)
    left join product p on p.id = w.id and p.status <> 'deleted'
    left join shop on shop.id = p.shop_id
    left join lateral (
      select id, image, spec, code, price, stock from sku
      where pro_id = p.id and not is_deleted and (id = w.sku_id or (w.sku_id = 0 and spec = '[]')) limit 1
    ) sku on true
    order by w.n`;
  return mergeLines(rows.map(lineOf));
}

function lineOf(row: Row): CartLine {
  return {
    productId: row.pro_id,
    skuId: row.sku_id ?? 0,
    shopId: row.shop_id,
    shopname: row.shopname ?? "",
    ownerId: row.owner_id ?? 0,
    title: row.title ?? "",
    image: row.sku_image || row.image || "",
    spec: row.spec ?? [],
    skuCode: row.code ?? "",
    price: row.price ?? 0n,
    product: { price: row.product_price ?? 0n, tiers: readTiers(row.price_tiers ?? []) },
    minOrder: row.min_order ?? 1,
    packSize: row.pack_size ?? 1,
    shipping: { shipHours: row.ship_hours ?? 0, leadTimes: row.lead_times ?? [] },
    freight: row.freight_price,
    weight: row.weight ?? 0,
    store: { minAmount: row.min_order_amount ?? 0n, zones: readZones(row.freight_zones ?? []) },
    taxPpm: row.tax_ppm ?? 0,
    num: row.num,
    stock: row.stock ?? 0,
    available: row.available ?? false,
    isElsewhere: row.is_elsewhere ?? false,
  };
}

function mergeLines(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  lines.forEach((line, position) => {
    const key = line.skuId === 0 ? `line ${position}` : `${line.shopId}:${line.skuId}`;
    merged.set(key, { ...line, num: line.num + (merged.get(key)?.num ?? 0) });
  });
  return [...merged.values()];
}
