import type { Queryable } from "../../db/connect";
import { priceText } from "../../domain/money";

/** What a product is chosen by. */
export interface VariantsRow {
  readonly specs: { name: string; items: string[] }[];
  readonly skus: readonly {
    readonly id: number;
    readonly spec: string[];
    /** Digits, since a JSON number cannot hold an integer of that size. */
    readonly price: string;
    readonly stock: number;
    readonly image: string;
    readonly sku_code: string;
  }[];
  /** Of a product without variants, null for others. */
  readonly sku_code: string | null;
}

/** The columns of a {@link VariantsRow} for `product p`, which without variants is ordered by its own id: its one sku is not chosen. */
export const variantColumns = (db: Queryable) => db`
  p.specs,
  (select coalesce(json_agg(json_build_object('id', k.id, 'spec', k.spec, 'price', k.price::text, 'stock', k.stock,
    'image', k.image, 'sku_code', k.code) order by k.id), '[]') from sku k
    where k.pro_id = p.id and not k.is_deleted and k.spec <> '[]') as skus,
  (select k.code from sku k where k.pro_id = p.id and not k.is_deleted and k.spec = '[]') as sku_code`;

export const variantsDto = ({ specs, skus, sku_code }: VariantsRow) => ({
  specs: specs.map(({ name, items }) => ({ name, items })),
  skus: skus.map((sku) => ({
    id: sku.id,
    spec: sku.spec,
    price: priceText(BigInt(sku.price)),
    stock: sku.stock,
    image: sku.image,
    sku_code: sku.sku_code,
  })),
  sku_code: sku_code ?? "",
});
