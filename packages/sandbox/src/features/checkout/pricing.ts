import { type FreightZone, freightOf, startedKg, zoneOf } from "../../domain/freight";
import { shipHoursAt } from "../../domain/lead-times";
import { PRICE_STEP } from "../../domain/money";
import { unitPriceAt } from "../../domain/price-tiers";
import type { CartLine } from "../orders/cart";

/** Why a line, or (without `line`) a whole group or cart, cannot be ordered. */
export interface Problem {
  readonly error:
    | "product_unavailable"
    | "stock_short"
    | "below_minimum"
    | "order_below_minimum"
    | "pack_mismatch"
    | "own_product"
    | "address_required"
    | "area_not_open";
  readonly line?: CartLine;
  /** The smallest order of the store, in ledger units. */
  readonly minAmount?: bigint;
  /** A message that says more than the error's own. */
  readonly sentence?: "product_elsewhere";
}

/** Sums in ledger units, each a whole number of price steps. */
export interface Sums {
  readonly goods: bigint;
  readonly freight: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

/** How the freight of a group is made where the store's zone has a part in it. */
export interface FreightParts {
  /** Of products with a freight of their own, in ledger units. */
  readonly own: bigint;
  readonly zone: FreightZone;
  /** Pieces that the zone counts, and their started kilograms. */
  readonly pieces: number;
  readonly kg: number;
}

/** The lines of one shop: they become one order. */
export interface Group {
  readonly shopId: number;
  readonly shopname: string;
  readonly lines: readonly CartLine[];
  readonly problems: readonly Problem[];
  readonly sums: Sums;
  /** Undefined where the store's zones have no part in it. */
  readonly freight?: FreightParts | undefined;
}

/** A priced cart. */
export interface Quote {
  readonly groups: readonly Group[];
  readonly sums: Sums;
}

const MILLION = 1_000_000n;

export const amountOf = (line: CartLine) => line.price * BigInt(line.num);

/** Exact tax of a line, in millionths of a ledger unit. */
export const exactTaxOf = (line: CartLine) => amountOf(line) * BigInt(line.taxPpm);

/**
 * Tax of an order: what the taxes of its lines sum to exactly, rounded once to the decimal places of prices, half a cent up. A
 * rounding per line would take up to a cent for each.
 */
export const taxOf = (lines: readonly CartLine[]) => {
  const step = MILLION * PRICE_STEP;
  return ((2n * add(lines.map(exactTaxOf)) + step) / (2n * step)) * PRICE_STEP;
};

/** Hours from the payment until an order of these lines is shipped: all of it together, so the slowest product counts. */
export function shipHoursOf(lines: readonly CartLine[]): number {
  const pieces = piecesOf(lines);
  return Math.max(
    ...lines.map(({ productId, shipping }) => shipHoursAt(shipping, pieces.get(productId) ?? 0)),
  );
}

/** Quantity of each product across its variants, by its id. */
function piecesOf(lines: readonly CartLine[]): ReadonlyMap<number, number> {
  const pieces = new Map<number, number>();
  for (const { productId, num } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + num);
  return pieces;
}

/** What prevents ordering a line, regardless of the rest of the order. @param buyerId member who orders */
export function problemOf(line: CartLine, buyerId: number): Problem | undefined {
  if (line.isElsewhere) return { error: "product_unavailable", line, sentence: "product_elsewhere" };
  if (!line.available) return { error: "product_unavailable", line };
  if (line.ownerId === buyerId) return { error: "own_product", line };
  if (line.stock < line.num) return { error: "stock_short", line };
  if (line.num % line.packSize !== 0) return { error: "pack_mismatch", line };
  return undefined;
}

/**
 * Unit prices and minimums, by the orderable quantity of each product across its variants. A line with a problem of its own
 * does not count, so that the totals are those of the other lines.
 */
function priceLines(lines: readonly CartLine[], buyerId: number) {
  const problems = new Map(lines.map((line) => [line, problemOf(line, buyerId)]));
  const pieces = piecesOf(lines.filter((line) => !problems.get(line)));
  return lines.map((line) => {
    const ordered = pieces.get(line.productId) ?? 0;
    const priced = { ...line, price: unitPriceAt(line.product, line.price, ordered) };
    const own = problems.get(line);
    if (own) return { line: priced, problem: { ...own, line: priced } };
    const problem: Problem | undefined =
      ordered < line.minOrder ? { error: "below_minimum", line: priced } : undefined;
    return { line: priced, problem };
  });
}

/**
 * A product's own freight is charged once, however many items or variants of it are ordered; the zone's, once for all products
 * without one.
 */
function sumFreight(lines: readonly CartLine[], goods: bigint, zone: FreightZone | undefined) {
  const byProduct = new Map(lines.map((line) => [line.productId, line.freight ?? 0n]));
  const carried = lines.filter(({ freight }) => freight === null);
  const own = add([...byProduct.values()]);
  if (!zone || carried.length === 0) return { freight: own, parts: undefined };
  const pieces = carried.reduce((sum, { num }) => sum + num, 0);
  const grams = carried.reduce((sum, { num, weight }) => sum + num * weight, 0);
  return {
    freight: own + freightOf(zone, { pieces, grams, goods }),
    parts: { own, zone, pieces, kg: startedKg({ grams }) },
  };
}

function sumLines(
  lines: readonly CartLine[],
  zone: FreightZone | undefined,
): Pick<Group, "sums" | "freight"> {
  const goods = add(lines.map(amountOf));
  const { freight, parts } = sumFreight(lines, goods, zone);
  const tax = taxOf(lines);
  return { sums: { goods, freight, tax, total: goods + freight + tax }, freight: parts };
}

/** Where an order goes: the country in the list of areas, null for one that is not in it. */
export interface Destination {
  readonly area_id: number | null;
}

/** What prevents a store from taking its lines as an order. @param lines those without a problem of their own */
function groupProblems(
  lines: readonly CartLine[],
  { goods }: Sums,
  { zone, to }: { zone: FreightZone | undefined; to: Destination | undefined },
): readonly Problem[] {
  const [first] = lines;
  if (!first) return [];
  const { minAmount, zones } = first.store;
  const isOutside = to && !zone && zones.length > 0 && lines.some(({ freight }) => freight === null);
  return [
    ...(isOutside ? [{ error: "area_not_open" } as const] : []),
    ...(goods < minAmount ? [{ error: "order_below_minimum", minAmount } as const] : []),
  ];
}

/**
 * Prices a cart by shop, in the order its shops appear, each line at the tier its product reaches
 * (docs/decisions/price-tiers.md). Lines with a problem stay in their group but count in no sum.
 *
 * @param to left out while there is no address: freight is that for countries which no zone names
 */
export function priceCart(lines: readonly CartLine[], buyerId: number, to?: Destination): Quote {
  const priced = priceLines(lines, buyerId);
  const shopIds = [...new Set(lines.map(({ shopId }) => shopId))];
  const groups = shopIds.map((shopId): Group => {
    const own = priced.filter(({ line }) => line.shopId === shopId);
    const orderable = own.filter(({ problem }) => !problem).map(({ line }) => line);
    const zone = zoneOf(orderable[0]?.store.zones ?? [], to?.area_id ?? null);
    const { sums, freight } = sumLines(orderable, zone);
    return {
      shopId,
      shopname: own.find(({ line }) => line.shopname !== "")?.line.shopname ?? "",
      lines: own.map(({ line }) => line),
      problems: [
        ...own.flatMap(({ problem }) => problem ?? []),
        ...groupProblems(orderable, sums, { zone, to }),
      ],
      sums,
      freight,
    };
  });
  const sum = (key: keyof Sums) => add(groups.map(({ sums }) => sums[key]));
  return {
    groups,
    sums: { goods: sum("goods"), freight: sum("freight"), tax: sum("tax"), total: sum("total") },
  };
}

const add = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);
