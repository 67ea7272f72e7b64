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

/**
 * Filters that an index may find products by, so that statements with and without them have plans of their own. All others share one
 * condition, whichever of them are set: every combination of filters would be another statement for the database to prepare and keep.
 */
type Indexed = "pid" | "shop_id" | "price";

/** Conditions on `p`, the product. @param indexed the filters that may decide how products are found */
export function filtersOf(db: Queryable, input: ListInput, indexed: readonly Indexed[]): Fragment[] {
  return conditions(db, input, indexed, input);
}

/** The filters that are not counted. @param indexed as for {@link filtersOf} */
export function scopeOf(db: Queryable, input: ListInput, indexed: readonly Indexed[]): Fragment[] {
  return conditions(db, input, indexed, {});
}

/** The filters that decide how the products of a list are found, in every order. */
export const INDEXED_IN_LISTS: readonly Indexed[] = ["pid", "shop_id", "price"];

function conditions(
  db: Queryable,
  { pid = 0, shop_id = 0, min_price, max_price, ...input }: ListInput,
  indexed: readonly Indexed[],
  facets: FacetInput,
): Fragment[] {
  const least = min_price === undefined ? null : `${readAmount(min_price, "min_price")}`;
  const most = max_price === undefined ? null : `${readAmount(max_price, "max_price")}`;
  const flag = input.flag ?? null;
  const filters: Fragment[] = [];
  const others = { shop_id, least, most };
  if (pid > 0) filters.push(db`p.category_id in (${inBranch(db, pid)})`);
  if (indexed.includes("shop_id")) {
    if (shop_id > 0) filters.push(db`p.shop_id = ${shop_id}::bigint`);
    others.shop_id = 0;
  }
  if (indexed.includes("price")) {
    if (least !== null) filters.push(db`p.lowest_price >= ${least}::numeric`);
    if (most !== null) filters.push(db`p.lowest_price <= ${most}::numeric`);
    others.least = others.most = null;
  }
  const hasOthers =
    others.shop_id > 0 ||
    others.least !== null ||
    others.most !== null ||
    flag !== null ||
    hasFacetFilter(facets);
  // In `coalesce`, about whose result PostgreSQL assumes nothing. It would take so many conditions for a rare case, and sort all products
  // instead of reading them in the list's order until the page is full.
  if (hasOthers)
    filters.push(db`coalesce(${others.shop_id}::bigint in (0, p.shop_id)
      and (${flag}::text is null or ${flag}::text = any (p.flags))
      and (${others.least}::numeric is null or p.lowest_price >= ${others.least}::numeric)
      and (${others.most}::numeric is null or p.lowest_price <= ${others.most}::numeric)
      and ${facetFilters(db, facets)}, false)`);
  return filters;
}

export const hasFacetFilter = (input: FacetInput): boolean =>
  Boolean(input.free_shipping || input.in_stock) ||
  input.min_rate !== undefined ||
  input.ships_within !== undefined;

/** One text, whichever of the filters are set. */
const facetFilters = (db: Queryable, { free_shipping, in_stock, min_rate, ships_within }: FacetInput) => db`
  (not ${Boolean(free_shipping)} or p.freight_price = 0) and (not ${Boolean(in_stock)} or p.stock > 0)
  and (${min_rate ?? null}::numeric is null or ${goodRateOf(db)} >= ${min_rate ?? null}::numeric)
  and (${ships_within ?? null}::numeric is null or p.ship_hours <= ${ships_within ?? null}::numeric)`;

/** Rounded like good_rate, which is what is shown. */
const goodRateOf = (db: Queryable) =>
  db`round(p.good_count * 100.0 / nullif(p.good_count + p.mid_count + p.negative_count, 0))`;

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
  const counts = options.map(
    (option) => db`count(*) filter (where ${facetFilters(db, { ...set, ...option })})`,
  );
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

/** The lists of best sellers begin with the best. */
function orderOf({ sort = "default", flag }: ListInput): NonNullable<ListInput["sort"]> {
  const isBestSellers = flag === "hot" || flag === "month";
  return sort === "default" && isBestSellers ? "sales" : sort;
}

/** Ties go by id, so that no row stands on two pages. @returns undefined for the list's own order */
export function ordering(db: Queryable, input: ListInput): Fragment | undefined {
  const { order } = input;
  switch (orderOf(input)) {
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
