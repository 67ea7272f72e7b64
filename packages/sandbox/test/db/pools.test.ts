import { expect, onTestFinished, test } from "vitest";
import { openPools } from "../../src/db/pools";
import { testDatabase } from "../support/database";

test("a key is found by its index, also with a plan that was made while there were no keys", async () => {
  const { db, url } = await testDatabase();
  await db`vacuum (analyze) idempotency`;
  const { money, end } = openPools(url, { isPooled: false });
  onTestFinished(end);
  const plan = await money`explain select from idempotency
    where member_id = 1 and operation = 'orders.create' and key = 'key'`;
  expect(JSON.stringify(plan)).toContain("idempotency_pkey");
});
