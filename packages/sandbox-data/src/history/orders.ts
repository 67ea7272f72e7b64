import { allProductAttributes } from "../attributes/all-products";
import type { ProductAttributes } from "../attributes/product-attributes";
import { DAY, HOUR } from "../durations";
import { at, type Dice } from "../random";
import type { OrderLineRow, OrderRow, ProductRow, ReviewRow, SkuRow } from "../types";

const ORDERS = 3_300;
/** The latest order is old enough to have arrived. */
const YOUNGEST_DAYS = 6;
const carriers = ["Example Post", "Northline Parcel", "Harbour Freight Service", "Swift Sparrow"];

/** Draws from a weighted list with one random number. */
function weighted<T>(items: readonly T[], weightOf: (item: T) => number): (fraction: number) => T {
  let sum = 0;
  const sums = items.map((item) => {
    sum += weightOf(item);
    return sum;
  });
  return (fraction) => {
    const wanted = fraction * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at(sums, middle) > wanted) high = middle;
      else low = middle + 1;
    }
    return at(items, low);
  };
}

/** Wholesale quantities: cheap goods are ordered by the hundred, furniture by the piece. */
function wishedQuantity(priceCents: number, dice: Dice): number {
  if (priceCents < 150) return dice.whole(2, 30) * 10;
  if (priceCents < 800) return dice.whole(2, 24) * 5;
  if (priceCents < 4_000) return dice.whole(1, 24);
  return dice.whole(1, 5);
}

/** What is wished, as far as minimum and packs allow it. */
function quantity({ minOrder = 1, packSize = 1 }: Pick<ProductRow, "minOrder" | "packSize">, wished: number) {
  return Math.ceil(Math.max(minOrder, wished) / packSize) * packSize;
}

/** Unit price of a variant where so many are ordered: a dearer variant costs as much more in every tier. */
export function unitPriceCents(
  { priceCents, tiers = [] }: Pick<ProductRow, "priceCents" | "tiers">,
  sku: Pick<SkuRow, "priceCents">,
  num: number,
): number {
  const tier = tiers.findLast((each) => each.num <= num);
  return sku.priceCents - priceCents + (tier?.priceCents ?? priceCents);
}

interface Draft {
  readonly shopId: number;
  readonly buyer: string;
  readonly lines: readonly Omit<OrderLineRow, "id">[];
  readonly freightCents: number;
  readonly taxCents: number;
  readonly createtime: number;
  readonly dice: readonly [pay: number, ship: number, travel: number];
}

/** Tax of an order as the cashier takes it: the taxes of its lines, summed and rounded once to a whole cent, half a cent up. */
export const taxOf = (...lines: readonly (readonly [cents: number, ppm: number])[]) =>
  Math.round(lines.reduce((sum, [cents, ppm]) => sum + cents * ppm, 0) / 1_000_000);

/**
 * Past orders, from which sales, reviews and settlements are derived. Popular goods are ordered often. All orders of a product are
 * between its first day and last week, and all of them have been received.
 */
export function ordersOf(
  products: readonly Omit<ProductRow, "flags">[],
  buyers: readonly string[],
  now: number,
  dice: Dice,
): readonly OrderRow[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const pickFact = weighted(
    allProductAttributes,
    (attributes) => attributes.popularity ** 0.6 * Math.min(1, attributes.ageDays / 60),
  );
  const perShop = groupByShop();
  const lineOf = (attributes: ProductAttributes): Omit<OrderLineRow, "id"> => {
    const product = byId.get(attributes.id);
    if (product === undefined) throw new Error(`no product ${attributes.id}`);
    const sku: SkuRow = dice.pick(product.skus);
    const num = quantity(product, wishedQuantity(sku.priceCents, dice));
    return {
      productId: attributes.id,
      skuId: sku.id,
      num,
      priceCents: unitPriceCents(product, sku, num),
    };
  };
  const drafts = Array.from({ length: ORDERS }, (): Draft => {
    const first = pickFact(dice.fraction());
    const others = (perShop.get(first.shopId) ?? []).filter((attributes) => attributes.id !== first.id);
    const chosen = [first];
    while (chosen.length < 3 && others.length > 0 && dice.chance(0.36)) {
      const next = dice.pick(others);
      if (!chosen.includes(next)) chosen.push(next);
    }
    const lines = chosen.map(lineOf);
    const reach = Math.min(...chosen.map((attributes) => attributes.ageDays)) - YOUNGEST_DAYS - 1;
    // Squaring favors recent times: a growing shop sells more this month than last year.
    const daysAgo = YOUNGEST_DAYS + reach * dice.fraction() ** 1.7;
    return {
      shopId: first.shopId,
      buyer: dice.pick(buyers),
      lines,
      freightCents: chosen.reduce((sum, attributes) => sum + attributes.freightCents, 0),
      taxCents: taxOf(...lines.map((line, i) => [line.num * line.priceCents, at(chosen, i).taxPpm] as const)),
      createtime: now - Math.round(daysAgo * DAY),
      dice: [dice.whole(40, 900), dice.whole(2 * HOUR, 23 * HOUR), dice.fraction()],
    };
  });
  let lineId = 0;
  return drafts
    .sort((a, b) => a.createtime - b.createtime)
    .map((draft, i) => {
      const id = i + 1;
      const [pay, ship, travel] = draft.dice;
      const goodsCents = draft.lines.reduce((sum, { num, priceCents }) => sum + num * priceCents, 0);
      const paytime = draft.createtime + pay;
      const shiptime = paytime + ship;
      // From one day to twelve days, or less if that would be in the future.
      const room = Math.min(12 * DAY, now - DAY - shiptime);
      const receipttime = shiptime + DAY + Math.round((room - DAY) * travel);
      return {
        id,
        orderNo: `S${new Date(draft.createtime * 1_000).toISOString().slice(0, 10).replaceAll("-", "")}${String(id).padStart(6, "0")}`,
        payNo: `P${String(100_000 + id)}`,
        shopId: draft.shopId,
        buyer: draft.buyer,
        status: "received",
        lines: draft.lines.map((line) => {
          lineId += 1;
          return { id: lineId, ...line };
        }),
        goodsCents,
        freightCents: draft.freightCents,
        taxCents: draft.taxCents,
        totalCents: goodsCents + draft.freightCents + draft.taxCents,
        carrier: at(carriers, id % carriers.length),
        trackingNo: `XP${String((id * 7_919) % 1_000_000_000).padStart(9, "0")}`,
        createtime: draft.createtime,
        paytime,
        shiptime,
        receipttime,
        completetime: null,
      };
    });
}

/** An order is completed when all its lines are reviewed, or fifteen days after its receipt. */
export function completed(
  orders: readonly OrderRow[],
  reviews: readonly ReviewRow[],
  now: number,
): readonly OrderRow[] {
  const reviewed = new Map(reviews.map(({ lineId, createtime }) => [lineId, createtime]));
  return orders.map((order) => {
    const times = order.lines.map(({ id }) => reviewed.get(id) ?? Number.POSITIVE_INFINITY);
    const completetime = Math.min(Math.max(...times), order.receipttime + 15 * DAY);
    return completetime < now ? { ...order, status: "completed", completetime } : order;
  });
}

function groupByShop(): ReadonlyMap<number, readonly ProductAttributes[]> {
  const groups = new Map<number, ProductAttributes[]>();
  for (const attributes of allProductAttributes) {
    const group = groups.get(attributes.shopId);
    if (group === undefined) groups.set(attributes.shopId, [attributes]);
    else group.push(attributes);
  }
  return groups;
}
