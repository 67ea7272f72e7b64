import type { Queryable } from "../../src/db/connect";

/** Products whose stored lowest unit price, or its absence, is not what their variants and price tiers make. */
export async function wrongFromPrices(db: Queryable): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    select p.id from product p cross join lateral (
      select nullif(coalesce((p.price_tiers -> -1 ->> 'price')::numeric, p.price), max(k.price)) as price
      from sku k where k.pro_id = p.id and not k.is_deleted
    ) due where p.from_price is distinct from due.price order by p.id`;
  return rows.map(({ id }) => id);
}
