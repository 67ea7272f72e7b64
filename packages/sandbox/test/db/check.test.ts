import { expect, inject, test } from "vitest";
import { checkDatabase, missingCapabilities } from "../../src/db/check";
import { freePort } from "../../src/embedded-postgres/free-port";
import { testDatabase } from "../support/database";

function check(change: (url: URL) => void) {
  const url = new URL(inject("postgresUrl"));
  change(url);
  return checkDatabase(url.href);
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

test("what an engine lacks is named", async () => {
  const { db } = await testDatabase();
  expect(await missingCapabilities(db)).toEqual([]);
  const asked = {
    "PL/pgSQL": "select from pg_language where lanname = 'plpgsql'",
    "time travel": "select from pg_am where amname = 'time_travel'",
  };
  expect(await missingCapabilities(db, asked)).toEqual(["time travel"]);
});
