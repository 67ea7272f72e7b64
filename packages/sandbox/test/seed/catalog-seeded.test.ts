import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { brokenInvariants } from "../../src/db/ledger/invariants";
import { CHEAP_COST } from "../../src/kernel/passwords";
import { DEMO_SETTINGS } from "../../src/kernel/settings";
import { loadCatalog } from "../../src/seed/load-catalog";
import { seed } from "../../src/seed/seed";
import { testDatabase } from "../support/database";

test("a Shopify CSV file fills a database", async () => {
  const { db } = await testDatabase();
  const file = fileURLToPath(new URL("../../../sandbox-data/test/products.csv", import.meta.url));
  const catalog = loadCatalog(file, { seed: 1, now: 1_795_175_706 });
  expect(await seed(db, catalog, { settings: DEMO_SETTINGS, passwordCost: CHEAP_COST })).toBe(true);
  expect(await brokenInvariants(db)).toEqual([]);
  const rows = await db<{ title: string; shopname: string; stock: number }[]>`
    select title, shopname, stock from product join shop on shop.id = shop_id order by product.id`;
  expect(rows).toEqual([
    { title: "Linen apron", shopname: "Example Weavers", stock: 14 },
    { title: "Oak spoon", shopname: "Example Woodshop", stock: 200 },
  ]);
});
