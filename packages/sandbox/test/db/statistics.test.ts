import { expect, test } from "vitest";
import { refreshStatistics } from "../../src/db/statistics";
import { testDatabase } from "../support/database";

test("PostgreSQL knows at once how many rows a filled table has", async () => {
  const { db } = await testDatabase("small");
  await db`insert into setting (key, value) select 'key ' || n, '1' from generate_series(1, 500) n`;
  const known = async () => {
    const [row] = await db<
      { rows: number }[]
    >`select reltuples as rows from pg_class where oid = 'setting'::regclass`;
    return row?.rows;
  };
  expect(await known()).toBeLessThan(1);
  await refreshStatistics(db);
  expect(await known()).toBeGreaterThanOrEqual(500);
});

test("what indexes compute is left to PostgreSQL", async () => {
  const { db } = await testDatabase("small");
  await refreshStatistics(db);
  const statistics = (table: string) => db`select attname from pg_stats where tablename = ${table}`;
  expect(await statistics("product_search")).not.toEqual([]);
  expect(await statistics("product_search_words")).toEqual([]);
});
