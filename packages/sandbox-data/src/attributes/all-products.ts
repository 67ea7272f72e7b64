import { accessoryFamilies } from "../families/accessories";
import { bathFamilies } from "../families/bath";
import { careFamilies } from "../families/care";
import type { Family } from "../families/family";
import { fashionFamilies } from "../families/fashion";
import { homeFamilies } from "../families/home";
import { outdoorFamilies } from "../families/outdoor";
import { pantryFamilies } from "../families/pantry";
import { petFamilies } from "../families/pets";
import { playFamilies } from "../families/play";
import { techFamilies } from "../families/tech";
import { toolFamilies } from "../families/tools";
import { at, fixedFraction } from "../random";
import contractProducts from "./contract-products.json" with { type: "json" };
import type { ProductAttributes } from "./product-attributes";
import { shopAttributes } from "./shops";
import { listPrice, varietyOf } from "./specs";

const families: readonly Family[] = [
  ...homeFamilies,
  ...bathFamilies,
  ...fashionFamilies,
  ...accessoryFamilies,
  ...techFamilies,
  ...toolFamilies,
  ...careFamilies,
  ...outdoorFamilies,
  ...playFamilies,
  ...pantryFamilies,
  ...petFamilies,
];

/** First id after those of the contract's examples (1001–1048). */
const FIRST_ID = 1_049;

/** Consumption tax by department, parts per million. */
const taxes: Readonly<Record<number, number>> = {
  10: 50_000,
  20: 80_000,
  30: 100_000,
  40: 80_000,
  50: 60_000,
  60: 80_000,
  70: 60_000,
  80: 40_000,
  90: 60_000,
  100: 80_000,
};

export const departmentOf = (categoryId: number) => Math.floor(categoryId / 10) * 10;

/** Backgrounds for products of a family without a hue of their own: each gets the next one. */
const spread = [null, 230, 150, 40, 310];

interface Model {
  readonly family: Family;
  readonly line: string;
  /** Number of the model within its family. */
  readonly place: number;
}

function attributesOf({ family, line, place }: Model, index: number): ProductAttributes {
  const id = FIRST_ID + index;
  const [title = "", price = "", ground] = line.split(" | ");
  const hue = ground === undefined ? (spread[place] ?? null) : Number(ground);
  const priceCents = Number(price.replace(".", ""));
  const department = departmentOf(family.categoryId);
  const shops = shopAttributes.filter((shop) => shop.departments.includes(department));
  const dear = fixedFraction(id, 5);
  const reduced = fixedFraction(id, 6) < 0.35;
  const popular = fixedFraction(id, 7) ** 3;
  return {
    id,
    // In turn, so that no store stands empty.
    shopId: at(shops, index % shops.length).id,
    categoryId: family.categoryId,
    art: family.art,
    hue,
    title,
    priceCents,
    marketPriceCents: reduced ? listPrice(priceCents * (1.1 + dear * 0.16)) : null,
    freightCents: family.freight,
    taxPpm: taxes[department] ?? 0,
    stock: Math.max(40, Math.round((60 + popular * 900) * Math.min(6, 4_000 / priceCents))),
    ageDays: 14 + Math.floor(fixedFraction(id, 9) * 400),
    popularity: Math.round(120 + popular * 6_000),
    ...varietyOf(family.specs, id, priceCents, hue),
    recommend: fixedFraction(id, 10) < 0.05,
    daily: fixedFraction(id, 11) < 0.04,
    points: family.points.split("; "),
    story: family.story,
  };
}

const models = families.flatMap((family) =>
  family.models
    .trim()
    .split("\n")
    .map((line, place) => ({ family, line: line.trim(), place })),
);

/** Every product of the catalog, by id. */
export const allProductAttributes: readonly ProductAttributes[] = [
  ...contractProducts,
  ...models.map(attributesOf),
];

const byId = new Map(allProductAttributes.map((attributes) => [attributes.id, attributes]));

export const productAttributes = (id: number) => byId.get(id);

const places = new Map<number, number>();
const counts = new Map<string, number>();
for (const { id, art } of allProductAttributes) {
  const place = counts.get(art) ?? 0;
  places.set(id, place);
  counts.set(art, place + 1);
}

/** Index of a product among those of its kind, from 0, which is its model number if there are several. */
export const placeInKind = (id: number): number => places.get(id) ?? 0;
