import { describe, expect, inject, test } from "vitest";
import { CAPABILITIES, IN_TRANSACTION, missingCapabilities } from "../../src/db/capabilities";
import { checkDatabase } from "../../src/db/check";
import type { Db } from "../../src/db/connect";
import { freePort } from "../../src/embedded-postgres/free-port";
import { testDatabase } from "../support/database";

function check(change: (url: URL) => void) {
  const url = new URL(inject("postgresUrl"));
  change(url);
  return checkDatabase(url.href, "owner");
}

test("a database that answers is fine, and known to be without a pooler", async () => {
  expect(await check(() => undefined)).toEqual({ isPooled: false });
});

test("a database that can't be used is named with the reason, without its password", async () => {
  const port = String(await freePort());
  const away = check((url) => {
    url.port = port;
    url.password = "hidden";
  });
  await expect(away).rejects.toThrow(`The database 127.0.0.1:${port}/`);
  await expect(away).rejects.toThrow("can't be used: nothing listens there.");
  await expect(away).rejects.not.toThrow("hidden");
  const missing = check((url) => {
    url.pathname = "/no_such_database";
  });
  await expect(missing).rejects.toThrow(
    "/no_such_database can't be used: there is no database of that name.",
  );
});

describe("what an engine may lack", () => {
  test("is all there, and trying it leaves nothing behind", async () => {
    const { db } = await testDatabase();
    expect(await missingCapabilities(db)).toEqual([]);
    expect(await db`select relname from pg_class where relname like 'probe%'`).toEqual([]);
    expect(await db`select proname from pg_proc where proname like 'probe%'`).toEqual([]);
  });

  test("is named: what is refused, and what gives another result", async () => {
    const { db } = await testDatabase();
    const asked = {
      "JSON as rows": CAPABILITIES["JSON as rows"] ?? "",
      "time travel": "select id from probe as of system time '-10s'",
      "sums of its own": "select 1 + 1 = 3 as has",
      // After one fails the others are still tried.
      "PL/pgSQL": CAPABILITIES["PL/pgSQL"] ?? "",
    };
    expect(await missingCapabilities(db, asked)).toEqual(["time travel", "sums of its own"]);
  });

  /** From the next connection on. */
  const searchIn = (db: Db, path: string) =>
    db.unsafe(
      `do $$ begin execute format('alter database %I set search_path = ${path}', current_database()); end $$`,
    );

  test("stops a start with one sentence", async () => {
    const { db, url } = await testDatabase();
    await db.unsafe("create function public.sha256(bytea) returns bytea language sql return ''::bytea");
    await searchIn(db, "public, pg_catalog");
    await expect(checkDatabase(url, "owner")).rejects.toThrow(/can't be used: it lacks SHA-256\.$/);
    // The API's role has nothing to create.
    expect(await checkDatabase(url, "api")).toEqual({ isPooled: false });
  });

  test("is not tried by a role that may not create tables: it has nothing to migrate", async () => {
    const { db } = await testDatabase();
    await db`revoke create on schema public from pg_database_owner`;
    expect(await missingCapabilities(db, { nothing: "select 1 / 0" })).toEqual([]);
  });

  test("is not tried where no table can be created in a transaction for another reason: it lacks that", async () => {
    const { db, url } = await testDatabase();
    await searchIn(db, "nowhere");
    await expect(checkDatabase(url, "owner")).rejects.toThrow(`it lacks ${IN_TRANSACTION}.`);
  });
});
