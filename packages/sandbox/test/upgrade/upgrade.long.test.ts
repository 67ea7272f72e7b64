import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/db/connect";
import { brokenInvariants } from "../../src/db/ledger/invariants";
import { brokenSeals } from "../../src/db/ledger/seals";
import { databaseStorage } from "../../src/features/uploads/database-storage";
import { openPrivateFile } from "../../src/features/uploads/private-file";
import { startSandbox } from "../../src/index";
import { readKeys } from "../../src/kernel/keys";
import { DOCUMENT, folderOfLastRelease, OLD_KEY } from "./last-release";

test("a folder of the last release starts, with its users, its books and its documents", async () => {
  const data = await folderOfLastRelease();
  const sandbox = await startSandbox({ data, port: 0, dev: true });
  onTestFinished(() => sandbox.close());
  const home = await fetch(`${sandbox.url}/api/index/index`, { method: "POST" });
  expect(await home.json()).toMatchObject({ code: 1 });
  expect(sandbox.accounts.map(({ username }) => username)).toEqual(["buyer", "merchant"]);

  const db = openDatabase(sandbox.databaseUrl, { connections: 1 });
  onTestFinished(() => db.end());
  expect(await brokenInvariants(db)).toEqual([]);
  const keys = readKeys(data);
  // What was booked before bookings were sealed is in the chain.
  const { broken, head } = await brokenSeals(db, keys[0].secret);
  expect(broken).toEqual([]);
  const [booked] = await db<{ count: number }[]>`select count(*) as count from journal where seal is null`;
  expect(head.no).toBeGreaterThanOrEqual(booked?.count ?? 0);
  expect(keys).toEqual(readKeys("", OLD_KEY));
  const services = { db, files: databaseStorage(db), keys, clock: { now: () => 0 } };
  const document = await openPrivateFile(services, DOCUMENT.id, 0, "test");
  expect(document?.bytes.toString()).toBe(DOCUMENT.text);
});
