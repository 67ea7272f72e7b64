import { expect, test } from "vitest";
import { testDatabase } from "../support/database";
import { schemaSql, tablesTs } from "../support/describe-schema";

/*
 * Both files are written by this test: after a new migration, run it with `-u`. The types of rows that code names by them are then
 * those of the database.
 */

test("src/db/schema.sql is what the migrations make", async () => {
  const { db } = await testDatabase();
  await expect(await schemaSql(db)).toMatchFileSnapshot("../../src/db/schema.sql");
});

test("src/db/tables.ts has the rows of that schema", async () => {
  const { db } = await testDatabase();
  await expect(await tablesTs(db)).toMatchFileSnapshot("../../src/db/tables.ts");
});
