import { categoryAttributes } from "../attributes/categories";
import { DAY, HOUR, MINUTE } from "../durations";
import { at, type Dice } from "../random";
import type { OfferRow, ProductRow, PurchaseRequestRow } from "../types";
import { taxOf } from "./orders";

/** Most shops that make offers for one request. */
const MAX_OFFERS = 5;
const VALID_DAYS = 14;

const notes = [
  "In stock, leaves within two days of your payment.",
  "The price includes neutral packing. We can send a sample first.",
  "Mixed colors are possible at the same price.",
  "We supply two shops in your region, and can name them.",
  "Freight is for one pallet, unloaded at your door.",
  "",
];

/** A product to offer, with a variant that has enough stock. */
export interface Supply {
  readonly product: ProductRow;
  readonly sku: ProductRow["skus"][number];
}

/** Words that do not describe what a product is. */
const FILLERS = new Set(["with", "from", "without", "black", "white", "natural", "double", "large", "small"]);

/** Words of a title before its first comma, such as `dining` and `chair`. */
const kindWords = (title: string): string[] =>
  (title.toLowerCase().split(",")[0] ?? "")
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 4 && !FILLERS.has(word));

/** Whether a product is of the requested kind. */
function isOfKind({ title, categoryId }: Pick<PurchaseRequestRow, "title" | "categoryId">) {
  const wanted = new Set(kindWords(title));
  return (product: ProductRow): boolean =>
    product.categoryId === categoryId && kindWords(product.title).some((word) => wanted.has(word));
}

/** Of the products those with enough stock at about the target price, one from each shop. */
function suppliesOf(
  products: readonly ProductRow[],
  { num, targetPriceCents }: Pick<PurchaseRequestRow, "num" | "targetPriceCents">,
): readonly Supply[] {
  const found = new Map<number, Supply>();
  for (const product of products) {
    const wished = targetPriceCents ?? product.priceCents;
    const sku = product.skus.find(
      ({ stock, priceCents }) => stock >= num && priceCents < wished * 3 && priceCents > wished / 3,
    );
    if (sku && !found.has(product.shopId)) found.set(product.shopId, { product, sku });
  }
  return [...found.values()];
}

/** The terms of an offer. */
export interface Terms {
  readonly num: number;
  readonly priceCents: number;
  readonly freightCents: number;
  readonly deliveryDays: number;
  readonly note: string;
  readonly createtime: number;
  readonly status: OfferRow["status"];
}

/** An offer with its tax, valid for two weeks. */
export function offerRow(id: number, requestId: number, { product, sku }: Supply, terms: Terms): OfferRow {
  return {
    id,
    requestId,
    shopId: product.shopId,
    productId: product.id,
    skuId: sku.id,
    title: product.title,
    image: sku.image || product.image,
    spec: sku.spec,
    taxCents: taxOf([terms.priceCents * terms.num, product.taxPpm]),
    validUntil: terms.createtime + VALID_DAYS * DAY,
    ...terms,
  };
}

/** Shops' offers for the requests, slightly below or above their list prices. Offers for closed requests are closed. */
export function offersOf(
  requests: readonly PurchaseRequestRow[],
  products: readonly ProductRow[],
  now: number,
  dice: Dice,
): readonly OfferRow[] {
  const offers = requests.flatMap((request) => {
    const supplies = [...suppliesOf(products.filter(isOfKind(request)), request)];
    const count = Math.min(supplies.length, dice.whole(0, MAX_OFFERS));
    return Array.from({ length: count }, () => {
      const [supply] = supplies.splice(dice.whole(0, supplies.length - 1), 1);
      if (!supply) throw new RangeError("no supply is left");
      const createtime = dice.whole(
        request.createtime,
        Math.min(now, request.createtime + 6 * DAY) - HOUR / 2,
      );
      const isOver = createtime + VALID_DAYS * DAY <= now;
      const answered = dice.chance(0.12) ? "declined" : dice.chance(0.08) ? "withdrawn" : undefined;
      const status = answered ?? (isOver ? "expired" : request.status);
      const priceCents = Math.max(1, Math.round(supply.sku.priceCents * (0.82 + dice.fraction() * 0.24)));
      const freightCents = dice.chance(0.25) ? 0 : dice.whole(8, 90) * 100;
      const deliveryDays = dice.whole(3, 30);
      const note = dice.pick(notes);
      const num = request.num;
      const terms = { num, priceCents, freightCents, deliveryDays, note, createtime, status } as const;
      return { request, supply, terms };
    });
  });
  return offers
    .sort((a, b) => a.terms.createtime - b.terms.createtime)
    .map(({ request, supply, terms }, i) => offerRow(i + 1, request.id, supply, terms));
}

/**
 * A request of the demonstration's buyer for goods of a shelf, with offers from at most three shops that sell some, the merchant's shop
 * first. Nothing is added if no two shops have such goods with enough stock.
 */
export function demoRequest(
  {
    requests,
    offers,
    products,
  }: {
    requests: readonly PurchaseRequestRow[];
    offers: readonly OfferRow[];
    products: readonly ProductRow[];
  },
  buyer: string,
  now: number,
): { readonly requests: readonly PurchaseRequestRow[]; readonly offers: readonly OfferRow[] } {
  const num = 120;
  const candidates = products
    .filter(({ shopId }) => shopId === 1)
    .map((product) => {
      const shelf = products.filter(({ categoryId }) => categoryId === product.categoryId);
      const wish = { num, targetPriceCents: product.priceCents };
      const supplies = suppliesOf(shelf, wish)
        .toSorted((a, b) => Number(b.product.shopId === 1) - Number(a.product.shopId === 1))
        .slice(0, 3);
      return { product, supplies };
    })
    .filter(({ product, supplies }) => supplies[0]?.product === product);
  const [best] = candidates.toSorted((a, b) => b.supplies.length - a.supplies.length);
  if (!best || best.supplies.length < 2) return { requests, offers };
  const { product, supplies } = best;
  const shelf = categoryAttributes.find(({ id }) => id === product.categoryId)?.names.en ?? product.title;
  // Add it last, since lists show the highest ids first.
  const createtime = now - 50 * MINUTE;
  const request: PurchaseRequestRow = {
    id: requests.reduce((most, { id }) => Math.max(most, id), 0) + 1,
    buyer,
    categoryId: product.categoryId,
    title: `${num} × ${shelf}, for our two shops`,
    content: `Wanted: ${num} pieces of one article from your ${shelf} range. Please quote with freight and the time you need.`,
    num,
    unit: "pieces",
    targetPriceCents: Math.round(product.priceCents * 0.85),
    country: "DE",
    images: [product.image],
    status: "open",
    createtime,
    expiresAt: createtime + 30 * DAY,
  };
  const after = offers.reduce((most, { id }) => Math.max(most, id), 0) + 1;
  const answers = supplies.map((supply, i) =>
    offerRow(after + i, request.id, supply, {
      num,
      priceCents: Math.max(1, Math.round(supply.sku.priceCents * (0.94 - i * 0.03))),
      freightCents: [0, 2_400, 5_600][i] ?? 0,
      deliveryDays: [6, 12, 21][i] ?? 6,
      note: at(notes, i),
      createtime: now - (25 - i * 10) * MINUTE,
      status: "open",
    }),
  );
  return { requests: [...requests, request], offers: [...offers, ...answers] };
}
