import { expect, inject, onTestFinished, test } from "vitest";
import { checkDatabase } from "../../src/db/check";
import { openDatabase } from "../../src/db/connect";
import { freePort } from "../../src/embedded-postgres/free-port";

function check(change: (url: URL) => void): Promise<void> {
  const url = new URL(inject("postgresUrl"));
  change(url);
  const db = openDatabase(url.href, { connections: 1 });
  onTestFinished(() => db.end());
  return checkDatabase(db, url.href);
}

test("a database that answers is fine", async () => {
  await check(() => undefined);
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
