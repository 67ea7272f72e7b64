import { isDeepStrictEqual } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { isFull } from "../../../../../scripts/lib/cases.mjs";
import { openDatabase } from "../../../src/db/connect";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { sealing } from "../../../src/db/ledger/sealing";
import { migrate } from "../../../src/db/migrate";
import { seedNetworks } from "../../../src/features/wallet/default-networks";
import { openSecret } from "../../../src/server-keys";
import { START, TEST_KEYS, TEST_SECRET } from "../../support/call";
import { createClient } from "../../support/client";
import { startApiProcesses } from "../../support/processes";
import { inParallel } from "../../support/track";
import { startLoad } from "../kills/callers";
import { prepareErrands } from "../kills/load";
import { type Kill, missingServer, startCluster } from "./cluster";

const KILLS = isFull ? 20 : 3;
const CALLERS = 12;
/** What the callers do between two kills. */
const BETWEEN = 60;
/** Writes work again within this time, also when a whole machine is gone. */
const BACK_MS = 30_000;

test.skipIf(missingServer() !== undefined && process.env.CI === undefined)(
  "what was acknowledged survives the loss of the primary, and writes go on",
  async () => {
    expect(missingServer(), "a server that this proof needs").toBeUndefined();
    const cluster = await startCluster();
    onTestFinished(cluster.close);
    const db = sealing(openDatabase(cluster.url, { connections: 2 }), TEST_SECRET);
    onTestFinished(() => db.end({ timeout: 1 }));
    await migrate(db);
    await openSecret(db, TEST_KEYS, START);
    await seedNetworks(db, { enabled: true });
    const errands = await prepareErrands(db, (KILLS + 1) * BETWEEN * 4, Math.floor(Date.now() / 1_000));
    const processes = await startApiProcesses(cluster.url, { count: 2 });
    onTestFinished(processes.close);
    const client = createClient(processes.urls, CALLERS);
    onTestFinished(client.close);

    let next = 0;
    const spread: typeof client = { ...client, call: (_, ...rest) => client.call(next++, ...rest) };
    let rest: Promise<void> = Promise.resolve();
    const load = startLoad(errands, (errand) => rest.then(() => errand(spread)), CALLERS);
    const slowest: Record<Kill, number> = { database: 0, machine: 0 };
    for (let i = 0; i < KILLS; i++) {
      await load.reaches(load.done + BETWEEN);
      const kill = i % 2 === 0 ? "database" : "machine";
      const bringBack = await cluster.killPrimary(kill);
      const begun = performance.now();
      // Callers may have had their answer a moment before the kill: more than there are of them is new work.
      await load.reaches(load.done + 2 * CALLERS);
      slowest[kill] = Math.max(slowest[kill], performance.now() - begun);
      bringBack();
      // Nothing more is learnt from the load until the next primary can be lost.
      rest = cluster.complete();
      await rest;
    }
    const repeats = await load.stop();
    const answers = await inParallel(repeats, CALLERS, (repeat) => repeat());
    const lost = answers.filter(
      ({ first, later }) => !later.replayed || !isDeepStrictEqual(later.data, first),
    );
    expect(lost).toEqual([]);
    expect(await brokenInvariants(db)).toEqual([]);
    const [keys] = await db<
      { count: number }[]
    >`select count(*) as count from idempotency where response is not null`;
    expect(keys?.count).toBe(repeats.length);
    console.info(
      `proof: primary of a Patroni pair lost ${KILLS} times under load: ${repeats.length} operations acknowledged, 0 lost; ` +
        `writes again within ${(slowest.database / 1_000).toFixed(1)} s (PostgreSQL killed) and ${(slowest.machine / 1_000).toFixed(1)} s (machine)`,
    );
    expect(Math.max(slowest.database, slowest.machine)).toBeLessThan(BACK_MS);
  },
  KILLS * 120_000 + 240_000,
);
