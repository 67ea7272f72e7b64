import { availableParallelism } from "node:os";
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

test("searches leave a processor to the rest where the database is on this machine", async () => {
  const searchesAtOnce = async (host: string) => {
    const { search, end } = openPools(`postgres://api@${host}:5432/shop`, { isPooled: false });
    onTestFinished(end);
    return search.options.max;
  };
  expect(await searchesAtOnce("database.example")).toBe(3);
  const here = Math.max(1, Math.min(3, availableParallelism() - 1));
  for (const host of ["127.0.0.1", "localhost", "[::1]"]) expect(await searchesAtOnce(host)).toBe(here);
});
