import type { Fragment } from "postgres";
import type { Data, Input } from "../../contract/operations";
import type { Queryable } from "../../db/connect";
import { readAmount } from "../../kernel/read-amount";
import { inBranch } from "./categories";
import { isOnSale } from "./product-dto";

export type ListInput = NonNullable<Input<"products.list">>;
type Facets = NonNullable<Data<"products.list">["facets"]>;

/** The filters whose products are counted beside a list. */
type FacetInput = Pick<ListInput, "free_shipping" | "in_stock" | "min_rate" | "ships_within">;
const FACETS = ["free_shipping", "in_stock", "min_rate", "ships_within"] as const;

/** Percent of positive reviews, and hours until shipping, that a list offers. */
const RATES = [90, 80, 60];
const HOURS = [24, 48, 72, 168];

/** Conditions on `p`, the product. */
export function filtersOf(db: Queryable, input: ListInput): Fragment[] {
  return [...scopeOf(db, input), ...facetFilters(db, input)];
}

/** The filters that are not counted. */
export function scopeOf(db: Queryable, input: ListInput): Fragment[] {
  const { pid = 0, shop_id = 0, flag, min_price, max_price } = input;
  const filters: Fragment[] = [];
  if (pid > 0) filters.push(db`p.category_id in (${inBranch(db, pid)})`);
  if (shop_id > 0) filters.push(db`p.shop_id = ${shop_id}::bigint`);
  if (flag !== undefined) filters.push(db`${flag} = any (p.flags)`);
  if (min_price !== undefined)
    filters.push(db`p.lowest_price >= ${readAmount(min_price, "min_price").toString()}::numeric`);
  if (max_price !== undefined)
    filters.push(db`p.lowest_price <= ${readAmount(max_price, "max_price").toString()}::numeric`);
  return filters;
}

export const hasFacetFilter = (input: ListInput): boolean =>
  Boolean(input.free_shipping || input.in_stock) ||
  input.min_rate !== undefined ||
  input.ships_within !== undefined;

function facetFilters(db: Queryable, input: FacetInput): Fragment[] {
  const { free_shipping, in_stock, min_rate, ships_within } = input;
  const filters: Fragment[] = [];
  if (free_shipping) filters.push(db`p.freight_price = 0`);
  if (in_stock) filters.push(db`p.stock > 0`);
  // Rounded like good_rate, which is what is shown.
  if (min_rate !== undefined)
    filters.push(
      db`round(p.good_count * 100.0 / nullif(p.good_count + p.mid_count + p.negative_count, 0)) >= ${min_rate}`,
    );
  if (ships_within !== undefined) filters.push(db`p.ship_hours <= ${ships_within}`);
  return filters;
}

/**
 * How many products a list has with each value of a filter, all other filters holding.
 *
 * @param products statement that gives rows of `product` which pass {@link scopeOf}
 */
export async function countFacets(db: Queryable, input: ListInput, products: Fragment): Promise<Facets> {
  const options: FacetInput[] = [
    { free_shipping: 1 },
    { in_stock: 1 },
    ...RATES.map((min_rate) => ({ min_rate })),
    ...HOURS.map((ships_within) => ({ ships_within })),
  ];
  const set: FacetInput = Object.fromEntries(
    FACETS.flatMap((name) => (name in input ? [[name, input[name]]] : [])),
  );
  const counts = options.map((option) => {
    const conditions = facetFilters(db, { ...set, ...option });
    return db`count(*) filter (where ${conditions.reduce((all, one) => db`${all} and ${one}`)})`;
  });
  const [row] = await db<{ counts: number[] }[]>`
    select array[${counts.reduce((all, one) => db`${all}, ${one}`)}]::integer[] as counts from (${products}) p`;
  const count = (at: number) => row?.counts[at] ?? 0;
  const each = (values: readonly number[], first: number) =>
    values.map((value, i) => ({ value, count: count(first + i) }));
  return {
    free_shipping: count(0),
    in_stock: count(1),
    min_rate: each(RATES, 2),
    ships_within: each(HOURS, 2 + RATES.length),
  };
}

/** Ties go by id, so that no row stands on two pages. @returns undefined for the list's own order */
export function ordering(db: Queryable, { sort = "default", order, flag }: ListInput): Fragment | undefined {
  const isBestSellers = flag === "hot" || flag === "month";
  switch (sort === "default" && isBestSellers ? "sales" : sort) {
    case "sales":
      return order === "asc" ? db`p.sales, p.id` : db`p.sales desc, p.id desc`;
    case "price":
      return order === "desc" ? db`p.lowest_price desc, p.id` : db`p.lowest_price, p.id desc`;
    case "createtime":
      return order === "asc" ? db`p.createtime, p.id` : db`p.createtime desc, p.id desc`;
    default:
      return undefined;
  }
}

/** `p` is on sale and passes all filters. */
export const passesAll = (db: Queryable, filters: readonly Fragment[]): Fragment =>
  filters.reduce((all, filter) => db`${all} and ${filter}`, isOnSale(db));
