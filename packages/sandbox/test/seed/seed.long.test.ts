import { buildCatalog } from "marketplace-sandbox-data/catalog";
import { expect, test } from "vitest";
import { brokenInvariants } from "../../src/db/ledger/invariants";
import { balancesOf } from "../../src/db/ledger/post";
import { CHEAP_COST } from "../../src/kernel/passwords";
import { DEMO_SETTINGS } from "../../src/kernel/settings";
import { seed } from "../../src/seed/seed";
import { testDatabase } from "../support/database";
import { wrongFromPrices } from "../support/from-prices";

const NOW = 1_795_175_706;
const options = { settings: DEMO_SETTINGS, passwordCost: CHEAP_COST };

test("the demonstration fills an empty database once, and its books are even", async () => {
  const { db } = await testDatabase();
  const catalog = buildCatalog({ seed: 1, now: NOW });
  expect(await seed(db, catalog, options)).toBe(true);
  expect(await seed(db, catalog, options)).toBe(false);

  expect(await brokenInvariants(db)).toEqual([]);
  expect(await wrongFromPrices(db)).toEqual([]);
  const [counts] = await db<{ products: number; shops: number; requests: number; reviews: number }[]>`
    select (select count(*) from product) as products, (select count(*) from shop) as shops,
      (select count(*) from purchase_request) as requests, (select count(*) from comment) as reviews`;
  expect(counts?.products).toBeGreaterThanOrEqual(190);
  expect(counts?.shops).toBeGreaterThanOrEqual(40);
  expect(counts?.requests).toBeGreaterThanOrEqual(100);
  expect(counts?.reviews).toBeGreaterThanOrEqual(1_500);

  const [buyer] = await db<{ id: number }[]>`select id from member where username = 'buyer'`;
  const { money } = await balancesOf(db, buyer?.id ?? 0);
  expect(money).toBe(5_000_000_000n);
  // What is added later gets its own id.
  await db`insert into pay (pay_no, member_id, status, currency, total, expires_at, createtime)
    values ('P1', ${buyer?.id ?? 0}, 'created', 'USDT', 1, ${NOW}, ${NOW})`;
});
