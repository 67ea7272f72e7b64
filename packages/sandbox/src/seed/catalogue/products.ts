import type { ProductFact } from "./facts/product-fact";
import { productFacts } from "./facts/product-facts";
import { pictureOf } from "./facts/slug";
import { combinations } from "./facts/specs";
import type { Dice } from "./random";
import type { OrderRow, ProductFlag, ProductRow, SkuRow } from "./types";

const DAY = 86_400;
const VIEWS = ["front", "close-up", "group"];

/** Of the products on sale, how many stand in a list that the order history fills. */
const LISTED = 40;

function skusOf(fact: ProductFact, dice: Dice): readonly SkuRow[] {
  const made = combinations(fact.specs).filter((spec) => !fact.missing.includes(spec.join("/")));
  const colourAt = fact.specs.findIndex(({ name }) => name === fact.colourSpec);
  const extra = new Map(fact.surcharges.map(({ item, cents }) => [item, cents]));
  const share = Math.max(1, Math.round(fact.stock / made.length));
  return made.map((spec, i) => {
    const colour = fact.colours.find(({ name }) => name === spec[colourAt]);
    return {
      id: fact.id * 100 + i + 1,
      spec,
      priceCents: fact.priceCents + spec.reduce((sum, item) => sum + (extra.get(item) ?? 0), 0),
      stock: fact.out.includes(spec.join("/")) ? 0 : Math.max(2, Math.round(share * (0.5 + dice.fraction()))),
      image: pictureOf(fact.id, colour === undefined || colour.hue === null ? "front" : colour.name),
    };
  });
}

const contentOf = ({ id, story, points }: ProductFact) =>
  `<p>${story}</p><ul>${points.map((point) => `<li>${point}</li>`).join("")}</ul><p><img src="${pictureOf(id, "group")}" alt="" width="480" height="480"></p>`;

/** Rows of the product facts; their list flags come later, from what was sold. */
export function productsOf(now: number, dice: Dice): readonly Omit<ProductRow, "flags">[] {
  return productFacts.map((fact) => {
    const skus = skusOf(fact, dice);
    return {
      id: fact.id,
      shopId: fact.shopId,
      categoryId: fact.shelf,
      title: fact.title,
      description: fact.story,
      content: contentOf(fact),
      image: pictureOf(fact.id, "front"),
      images: VIEWS.map((view) => pictureOf(fact.id, view)),
      priceCents: Math.min(...skus.map(({ priceCents }) => priceCents)),
      marketPriceCents: fact.marketPriceCents,
      freightCents: fact.freightCents,
      taxPpm: fact.taxPpm,
      shipHours: 24,
      specs: fact.specs,
      skus,
      createtime: now - fact.ageDays * DAY - dice.whole(0, DAY / 2),
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

/** “Hot” is what was ordered most, “month” what was ordered most in the last thirty days; the other two are the site's own choice. */
export function flagsOf(orders: readonly OrderRow[], now: number): (id: number) => readonly ProductFlag[] {
  const hot = mostOrdered(orders);
  const month = mostOrdered(orders.filter(({ createtime }) => createtime > now - 30 * DAY));
  const facts = new Map(productFacts.map((fact) => [fact.id, fact]));
  return (id) => {
    const flags: ProductFlag[] = [];
    if (hot.has(id)) flags.push("hot");
    if (facts.get(id)?.recommend === true) flags.push("recommend");
    if (month.has(id)) flags.push("month");
    if (facts.get(id)?.daily === true) flags.push("daily");
    return flags;
  };
}
