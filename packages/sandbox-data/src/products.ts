import { allProductAttributes } from "./attributes/all-products";
import { type ProductFacts, productFacts } from "./attributes/facts";
import type { ProductAttributes } from "./attributes/product-attributes";
import { shopAttributes } from "./attributes/shops";
import { pictureOf } from "./attributes/slug";
import { combinations, listPrice } from "./attributes/specs";
import { DAY } from "./durations";
import type { Dice } from "./random";
import type { OrderRow, ProductFlag, ProductRow, SkuRow } from "./types";

const VIEWS = ["front", "close-up", "group"];

/** The share of products on sale in a list that follows from the order history. */
const LISTED = 40;

/** As many as it has, or enough for its largest price or time by quantity when a variant is sold out. */
function stockOf({ id, stock }: ProductAttributes): number {
  const { tiers = [], leadTimes = [] } = productFacts(id) ?? {};
  return Math.max(stock, ...[...tiers, ...leadTimes].map(({ num }) => num * 3));
}

function skusOf(attributes: ProductAttributes, dice: Dice): readonly SkuRow[] {
  const made = combinations(attributes.specs).filter((spec) => !attributes.missing.includes(spec.join("/")));
  const colorAt = attributes.specs.findIndex(({ name }) => name === attributes.colorSpec);
  const extra = new Map(attributes.surcharges.map(({ item, cents }) => [item, cents]));
  const share = Math.max(1, Math.round(stockOf(attributes) / made.length));
  return made.map((spec, i) => {
    const color = attributes.colors.find(({ name }) => name === spec[colorAt]);
    return {
      id: attributes.id * 100 + i + 1,
      spec,
      code: `P${attributes.id}-${String(i + 1).padStart(2, "0")}`,
      priceCents: attributes.priceCents + spec.reduce((sum, item) => sum + (extra.get(item) ?? 0), 0),
      stock: attributes.out.includes(spec.join("/"))
        ? 0
        : Math.max(2, Math.round(share * (0.5 + dice.fraction()))),
      image: pictureOf(attributes.id, color === undefined || color.hue === null ? "front" : color.name),
    };
  });
}

const contentOf = ({ id, story, points }: ProductAttributes) =>
  `<p>${story}</p><ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul><p><img src="${pictureOf(id, "group")}" alt="" width="480" height="480"></p>`;

const hasZones = new Set(shopAttributes.filter(({ terms }) => terms).map(({ id }) => id));

/** Where it is not known: what costs more to send is heavier: 50 g for each 20 cents. */
const weightOf = ({ freightCents }: ProductAttributes) => 50 * Math.max(1, Math.round(freightCents / 20));

/** Prices by quantity, each below the one before. */
function tiersOf(priceCents: number, { tiers }: ProductFacts) {
  let before = priceCents;
  return tiers.map(({ num, percent }) => {
    before = Math.max(1, Math.min(before - 1, listPrice((priceCents * (100 + percent)) / 100)));
    return { num, priceCents: before };
  });
}

/** Minimum, packs, prices and times by quantity, weight and specification table. */
function termsOf(attributes: ProductAttributes, priceCents: number) {
  const facts = productFacts(attributes.id);
  const tiers = attributes.tiers ?? (facts && tiersOf(priceCents, facts)) ?? [];
  const minOrder = attributes.minOrder ?? facts?.minOrder ?? 1;
  const packSize = attributes.packSize ?? facts?.packSize ?? 1;
  return {
    weightGrams: facts?.weightGrams ?? weightOf(attributes),
    ...(tiers.length > 0 && { tiers }),
    ...(minOrder > 1 && { minOrder }),
    ...(packSize > 1 && { packSize }),
    ...(facts && { attributes: facts.attributes, leadTimes: facts.leadTimes }),
  };
}

/** Rows from the product attributes. Their list flags are set later, from the sales. */
export function productsOf(now: number, dice: Dice): readonly Omit<ProductRow, "flags">[] {
  return allProductAttributes.map((attributes) => {
    const skus = skusOf(attributes, dice);
    const priceCents = Math.min(...skus.map((sku) => sku.priceCents));
    return {
      id: attributes.id,
      shopId: attributes.shopId,
      categoryId: attributes.categoryId,
      title: attributes.title,
      description: attributes.story,
      content: contentOf(attributes),
      image: pictureOf(attributes.id, "front"),
      images: VIEWS.map((view) => pictureOf(attributes.id, view)),
      priceCents,
      marketPriceCents: attributes.marketPriceCents,
      freightCents: hasZones.has(attributes.shopId) ? null : attributes.freightCents,
      taxPpm: attributes.taxPpm,
      shipHours: 24,
      ...termsOf(attributes, priceCents),
      specs: attributes.specs,
      skus,
      createtime: now - attributes.ageDays * DAY - dice.whole(0, DAY / 2),
    };
  });
}

/** Ids of the products with the most orders among those given. */
function mostOrdered(orders: readonly OrderRow[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { lines } of orders)
    for (const { productId } of lines) counts.set(productId, (counts.get(productId) ?? 0) + 1);
  const ranked = [...counts].sort(([a, x], [b, y]) => y - x || a - b);
  return new Set(ranked.slice(0, LISTED).map(([id]) => id));
}

/** “Hot” has the most ordered products, “month” those of the last thirty days; the other two are the site's own choice. */
export function flagsOf(orders: readonly OrderRow[], now: number): (id: number) => readonly ProductFlag[] {
  const hot = mostOrdered(orders);
  const month = mostOrdered(orders.filter(({ createtime }) => createtime > now - 30 * DAY));
  const byId = new Map(allProductAttributes.map((attributes) => [attributes.id, attributes]));
  return (id) => {
    const flags: ProductFlag[] = [];
    if (hot.has(id)) flags.push("hot");
    if (byId.get(id)?.recommend === true) flags.push("recommend");
    if (month.has(id)) flags.push("month");
    if (byId.get(id)?.daily === true) flags.push("daily");
    return flags;
  };
}
