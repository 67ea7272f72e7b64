import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { migrate } from "../../src/db/migrate";
import { isHashOf, migrationHash } from "../../src/db/migration-hash";
import { tempFolder } from "../embedded-postgres/owners";
import { testDatabase } from "../support/database";

const MIGRATIONS = join(import.meta.dirname, "..", "..", "src", "db", "migrations");
const sqlOf = (name: string) => readFileSync(join(MIGRATIONS, name), "utf8");
const shipped = () => readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The migrations of the package, with some files changed or added. */
function withFiles(files: Readonly<Record<string, string>>): URL {
  const folder = tempFolder();
  for (const name of shipped()) writeFileSync(join(folder, name), sqlOf(name));
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql);
  return pathToFileURL(`${folder}/`);
}

test("a program that is older than the schema says so and changes nothing", async () => {
  const { db } = await testDatabase();
  const newer = withFiles({ "999_tomorrow.sql": "create table tomorrow (id integer primary key);" });
  expect(await migrate(db, newer)).toEqual(["999_tomorrow.sql"]);
  await expect(migrate(db)).rejects.toMatchObject({
    name: "SandboxError",
    message: expect.stringContaining(
      "A newer marketplace-sandbox has changed this database (999_tomorrow.sql)",
    ),
  });
  expect(await migrate(db, newer)).toEqual([]);
});

test("a migration that waits for a table lets others write, and runs when the table is free", async () => {
  const { db } = await testDatabase();
  await db`create table busy (id integer)`;
  const folder = withFiles({ "999_busy.sql": "alter table busy add column name text;" });
  let migrated: Promise<string[]> | undefined;
  let wrote = 0;
  await db.begin(async (reader) => {
    await reader`select from busy`;
    migrated = migrate(db, folder, 300);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const begun = performance.now();
    await db`insert into busy (id) values (1)`;
    wrote = performance.now() - begun;
  });
  expect(wrote).toBeLessThan(2_000);
  expect(await migrated).toEqual(["999_busy.sql"]);
});

test("a mended comment in an old migration stops no start, changed SQL does", async () => {
  const { db } = await testDatabase();
  const sql = sqlOf("007_jobs.sql");
  const mended = `-- What's new here?\n${sql.replace(/--.*/, "-- said better")}/* and\n more */\n`;
  expect(await migrate(db, withFiles({ "007_jobs.sql": mended }))).toEqual([]);
  const changed = withFiles({ "007_jobs.sql": sql.replace("text", "varchar") });
  await expect(migrate(db, changed)).rejects.toThrow("007_jobs.sql was changed after it had run");
});

test("a database of 0.2.1, whose hashes count comments, starts, also after a comment was mended", async () => {
  const { db } = await testDatabase();
  await db`update migration set hash = ${sha256(sqlOf("001_people.sql"))} where name = '001_people.sql'`;
  const mended = withFiles({ "001_people.sql": `-- mended\n${sqlOf("001_people.sql")}` });
  expect(await migrate(db, mended)).toEqual([]);
  expect(await migrate(db, mended)).toEqual([]);
  const [row] = await db`select hash from migration where name = '001_people.sql'`;
  expect(row?.hash).toBe(migrationHash(sqlOf("001_people.sql")));
});

test("the hashes of 0.2.1 are those of the files that it had", () => {
  for (const name of shipped().filter((file) => file < "012")) {
    expect(isHashOf(sha256(sqlOf(name)), `-- mended\n${sqlOf(name)}`), name).toBe(true);
  }
});

test.each([
  ["a text", "select 'a  -- b'", "select 'a -- b'"],
  ["a name", 'select "a  b"', 'select "a b"'],
  ["an apostrophe in a text", "select 'it''s  -- a'", "select 'it''s -- a'"],
])("%s counts as it is written", (_, one, other) => {
  expect(migrationHash(one)).not.toBe(migrationHash(other));
});

test("comments, line breaks and indents do not count, in functions neither", () => {
  const one = "create function f() returns integer language sql as $$\n  -- it's one\n  select 1;\n$$;\n";
  const other = "create function f()\n  returns integer language sql as $$ select 1; /* that's all */ $$;";
  expect(migrationHash(one)).toBe(migrationHash(other));
});
