import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { casesOf, sampleOf } from "../../../../../scripts/lib/cases.mjs";
import { openDatabase } from "../../../src/db/connect";
import { openSession } from "../../../src/features/users/sessions";
import { addMember } from "../../support/members";
import { createBystanders, type Seen, warmUp } from "./bystanders";
import { startServer } from "./server";
import { prepareFlood } from "./start-flood";
import { percentile } from "./traffic";

const FLOOD_MS = casesOf({ test: 1_000, ci: 2_000, verify: 10_000, full: 60_000 });
const QUIET_MS = casesOf({ test: 1_500, verify: 4_000, full: 10_000 });
/** After a flood others are as quick as before within this time. */
const RECOVERY_MS = 5_000;
/** What others notice of a flood, at most: so many times the quiet value. */
const SLOWDOWN = casesOf({ test: 10, verify: 3, full: 3 });
/** A call of so many milliseconds is not slow, however quick it is on a quiet machine. In a short run the beginning weighs more. */
const USABLE_MS = casesOf({ test: 750, verify: 150, full: 60 });
/** Of the process that the API is. */
const LIMIT_MB = 400;

/** One address or one account; without an account four networks. */
interface Flood {
  /** A name in `SHOTS`. */
  readonly kind: string;
  readonly what: string;
  readonly connections: number;
  /** Sessions of so many members. */
  readonly members?: number;
  readonly sessions?: number;
  readonly addresses?: readonly string[];
}
const ONE_ADDRESS = ["192.0.2.1"];
const FLOODS: readonly Flood[] = [
  { kind: "pages", what: "pages at ever new addresses", connections: 64 },
  { kind: "files", what: "files and documents that do not exist", connections: 64 },
  { kind: "drawings", what: "every product, view and width", connections: 64 },
  { kind: "parts", what: "uploads of 800,000 empty parts", connections: 8, members: 1 },
  { kind: "trickle", what: "uploads of a byte in three seconds", connections: 32, members: 4 },
  { kind: "sessions", what: "25 sessions of one account", connections: 50, members: 1, sessions: 25 },
  { kind: "fields", what: "forms of half a million fields", connections: 64 },
  { kind: "filters", what: "every combination of filters", connections: 64 },
  {
    kind: "strangers",
    what: "sign-ins, searches, uploads and lists of four networks",
    connections: 16,
    addresses: ["192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8:1::1"],
  },
];

let bench: Awaited<ReturnType<typeof prepare>> | undefined;
beforeAll(async () => {
  bench = await prepare();
}, 300_000);
afterAll(() => bench?.close());

/** A server in operation with a shop, its other users, and how quick they are while it is quiet. */
async function prepare() {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-shop-"));
  // As long as a built shop's page.
  const styles = `<style>${"i{color:#123;padding:4px}".repeat(400)}</style>`;
  const page = `<head><title>Shop</title>${styles}</head><body><div><b></b><i></i><i></i></div></body>`;
  writeFileSync(join(folder, "index.html"), page);
  const server = await startServer(["--seed", "1", "--trust-proxy", "127.0.0.1", "--shop", folder]);
  const db = openDatabase(server.databaseUrl(), { connections: 2 });
  const others = await createBystanders(server.url, db);
  await warmUp(server.url);
  await others.watch(1_000);
  const quiet = await others.watch(QUIET_MS);
  return {
    server,
    db,
    others,
    quiet,
    async close() {
      others.close();
      await db.end({ timeout: 1 });
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const p95 = (times: readonly number[]) => percentile(times, 0.95);
const most = (quiet: number) => Math.max(SLOWDOWN * quiet, USABLE_MS);
const isQuick = (now: Seen, quiet: Seen) =>
  p95(now.member) <= Math.max(1.5 * p95(quiet.member), USABLE_MS / 3) &&
  p95(now.visitors) <= Math.max(1.5 * p95(quiet.visitors), USABLE_MS / 3);

test.each(
  sampleOf(FLOODS, casesOf({ test: 3, ci: FLOODS.length, verify: FLOODS.length, full: FLOODS.length })),
)(
  "others go on during a flood of $what",
  async (flood) => {
    if (!bench) throw new Error("There is no server.");
    const { server, db, others, quiet } = bench;
    const { kind, what, connections, members = 0, sessions = 1, addresses = ONE_ADDRESS } = flood;
    const now = Math.floor(Date.now() / 1_000);
    const tokens: string[] = [];
    for (let made = 0; made < members; made++) {
      const { id } = await addMember(db);
      for (let session = 0; session < sessions; session++) tokens.push(await openSession(db, id, now));
    }
    const strike = await prepareFlood({
      url: server.url,
      kind,
      milliseconds: FLOOD_MS,
      addresses,
      connectionsEach: connections,
      tokens,
    });
    let memory = 0;
    const watching = setInterval(() => {
      if (process.platform === "linux") memory = Math.max(memory, server.memory());
    }, 50);
    const [during, { calls, statuses, withoutRetryAfter }] = await Promise.all([
      others.watch(FLOOD_MS),
      strike(),
    ]).finally(() => clearInterval(watching));

    const ended = performance.now();
    let after = await others.watch(500);
    while (!isQuick(after, quiet) && performance.now() - ended < RECOVERY_MS)
      after = await others.watch(1_000);
    const recovery = performance.now() - ended;

    const figure = (name: keyof Pick<Seen, "member" | "visitors" | "uploads">) =>
      `${p95(quiet[name]).toFixed(0)} → ${p95(during[name]).toFixed(0)} → ${p95(after[name]).toFixed(0)} ms`;
    console.log(
      `proof: ${what}, ${calls} in ${FLOOD_MS / 1_000} s (${JSON.stringify(statuses)}): p95 before, during, after: ` +
        `member ${figure("member")}, list ${figure("visitors")}, upload ${figure("uploads")}; ` +
        `${during.payments} payments, ${during.failures.length} failures, ${memory} MB, quiet after ${(recovery / 1_000).toFixed(1)} s`,
    );
    expect(during.failures).toEqual([]);
    expect(during.payments).toBeGreaterThan(0);
    expect(p95(during.member)).toBeLessThanOrEqual(most(p95(quiet.member)));
    expect(p95(during.visitors)).toBeLessThanOrEqual(most(p95(quiet.visitors)));
    expect(withoutRetryAfter).toBe(0);
    expect(Object.keys(statuses).filter((status) => Number(status) >= 500 && status !== "503")).toEqual([]);
    expect(memory).toBeLessThanOrEqual(LIMIT_MB);
    expect(isQuick(after, quiet)).toBe(true);
  },
  FLOOD_MS + 120_000,
);
