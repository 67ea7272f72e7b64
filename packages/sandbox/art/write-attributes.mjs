/**
 * Writes src/seed/catalog/attributes/contract-products.json: the products of the contract's examples, so that their ids, links and
 * prices are the sandbox's as well. The file is committed, because the package is published without the contract's fixtures; a test
 * fails while it is not what this script would write.
 *
 *   node packages/sandbox/art/write-attributes.mjs
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { pathToFileURL } from "node:url";
import { facts } from "../../../openapi/fixtures/catalog/derive.mjs";

const cents = (text) => Number(text.replace(".", ""));

/** Every key on every row, so that the file has one shape. */
const row = (fact) => ({
  id: fact.id,
  shopId: fact.shop,
  categoryId: fact.category,
  art: fact.art,
  hue: fact.hue ?? null,
  title: fact.title,
  priceCents: cents(fact.price),
  marketPriceCents: cents(fact.market),
  freightCents: cents(fact.freight),
  taxPpm: Number(fact.tax) * 10_000,
  stock: fact.stock,
  ageDays: fact.age,
  popularity: fact.sales,
  specs: Object.entries(fact.specs).map(([name, items]) => ({ name, items })),
  colorSpec: fact.colors ? (fact.colorSpec ?? "Color") : "",
  colors: Object.entries(fact.colors ?? {}).map(([name, color]) => ({
    name,
    hue: color === null ? null : color.hue,
    chroma: color?.chroma ?? 1,
    lightnessShift: color?.lift ?? 0,
  })),
  surcharges: Object.entries(fact.surcharge ?? {}).map(([item, extra]) => ({ item, cents: extra })),
  tiers: (fact.tiers ?? []).map(({ min_num, price }) => ({ num: min_num, priceCents: cents(price) })),
  minOrder: fact.minOrder ?? 1,
  packSize: fact.pack ?? 1,
  missing: fact.missing ?? [],
  out: fact.out ?? [],
  recommend: fact.flags.includes("recommend"),
  daily: fact.flags.includes("daily"),
  points: fact.points,
  story: fact.story,
});

export const contractProducts = () => facts.map(row);

if (argv[1] !== undefined && import.meta.url === pathToFileURL(argv[1]).href) {
  const file = join(import.meta.dirname, "../src/seed/catalog/attributes/contract-products.json");
  writeFileSync(file, `${JSON.stringify(contractProducts(), null, 2)}\n`);
}
