import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { casesOf, isFull } from "../../../../../scripts/lib/cases.mjs";
import { quickFolder } from "../../../../../scripts/lib/quick-folder.mjs";
import { type Db, openDatabase } from "../../../src/db/connect";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { sealing } from "../../../src/db/ledger/sealing";
import { brokenSeals } from "../../../src/db/ledger/seals";
import { readKeys } from "../../../src/kernel/keys";
import { createClient } from "../../support/client";
import { inParallel } from "../../support/track";
import { startLoad } from "./callers";
import { prepareErrands } from "./load";
import { prepareServer } from "./server";

const KILLS = {
  api: casesOf({ test: 3, verify: 10, full: 200 }),
  database: casesOf({ test: 2, verify: 10, full: 50 }),
};
const TOTAL = KILLS.api + KILLS.database;
/** Callers at work, and what they do between two kills at most. */
const CALLERS = 12;
const BETWEEN = 20;
const TIMEOUT = isFull ? 3_600_000 : 240_000;

test(
  "what was acknowledged survives any kill",
  async () => {
    const folder = mkdtempSync(join(quickFolder(), "sandbox-kills-"));
    const server = await prepareServer(folder);
    onTestFinished(async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    });
    await server.start();
    const [{ secret }] = readKeys(folder);
    const errands = await onDatabase(server.databaseUrl(), async (db) => {
      await db`update network set recharge_enabled = true`;
      return prepareErrands(sealing(db, secret), TOTAL * BETWEEN * 3, Math.floor(Date.now() / 1_000));
    });
    const client = createClient([server.url], CALLERS);
    onTestFinished(client.close);

    const load = startLoad(errands, (errand) => errand(client), CALLERS);
    const slowest = { api: 0, database: 0 };
    for (let i = 0; i < TOTAL; i++) {
      await load.reaches(load.done + 1 + Math.floor(Math.random() * BETWEEN));
      const begun = performance.now();
      const victim = i % Math.ceil(TOTAL / KILLS.database) === 0 ? "database" : "api";
      if (victim === "database") server.killDatabase();
      else {
        await server.killApi();
        await server.start();
      }
      await load.reaches(load.done + CALLERS);
      slowest[victim] = Math.max(slowest[victim], performance.now() - begun);
    }
    const repeats = await load.stop();
    const answers = await inParallel(repeats, CALLERS, (repeat) => repeat());
    const lost = answers.filter(
      ({ first, later }) => !later.replayed || !isDeepStrictEqual(later.data, first),
    );
    expect(lost).toEqual([]);
    await onDatabase(server.databaseUrl(), async (db) => {
      expect(await brokenInvariants(db)).toEqual([]);
      expect((await brokenSeals(db, secret)).broken).toEqual([]);
      const [keys] = await db<
        { count: number }[]
      >`select count(*) as count from idempotency where response is not null`;
      expect(keys?.count).toBe(repeats.length);
    });
    console.info(
      `proof: ${KILLS.api} kills of the API, ${KILLS.database} of PostgreSQL under load: ${repeats.length} operations acknowledged, 0 lost; ` +
        `back at work within ${Math.round(slowest.api)} ms and ${Math.round(slowest.database)} ms`,
    );
  },
  TIMEOUT,
);

async function onDatabase<Result>(url: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabase(url, { connections: 2 });
  try {
    return await work(db);
  } finally {
    await db.end({ timeout: 1 });
  }
}
