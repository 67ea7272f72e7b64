/**
 * The sandbox next to the bare limits of its parts, in one run: `npm run bench -- sandbox`. Fails where a figure alarms.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { report } from "../../../bench/lib/figures.mjs";
import { inRounds, median, over } from "../../../bench/lib/rounds.mjs";
import { addPayments, asPrice, FUND_PASSWORD } from "./lib/payments.mjs";
import { CONNECTIONS, load, post, startSandbox } from "./lib/server.mjs";
import { bundleDriver, settle } from "./lib/settle.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const WARM_UP = Math.min(2, ROUNDS);
const PAYMENTS = 800;
const LIST = "/api/index/pro";
/** What a first page asks for. */
const PAGE = { limit: 20 };
/** The bundle resolves packages from where it lies. */
const CACHE = fileURLToPath(new URL("../node_modules/.cache/bench/", import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "sandbox-bench-"));
const data = join(folder, "data");

/** Seconds from the command line to the first page of products. @param {string} place */
async function startTime(place) {
  const begun = performance.now();
  const server = await startSandbox(place);
  await post(server.url + LIST, PAGE);
  const seconds = (performance.now() - begun) / 1000;
  await server.close();
  return seconds;
}

try {
  console.error("measuring starts of the sandbox …");
  const fresh = [];
  const again = [];
  for (const place of [data, `${data}-1`, `${data}-2`]) {
    fresh.push(await startTime(place));
    again.push(await startTime(place), await startTime(place));
  }

  console.error("measuring lists and payments of the sandbox …");
  mkdirSync(CACHE, { recursive: true });
  const program = await import(await bundleDriver(CACHE));
  const sandbox = await startSandbox(data, "--calls-per-second", "0");
  const db = program.openDatabase(sandbox.databaseUrl, { connections: 2 });
  const pools = program.sealingPools(
    program.openPools(sandbox.databaseUrl, { isPooled: false }),
    Buffer.alloc(32),
  );
  const { answer } = await post(sandbox.url + LIST, PAGE);
  // A route that has the list at hand as an object: the bare limit.
  const hono = fork(fileURLToPath(new URL("workers/hono.mjs", import.meta.url)), [
    JSON.stringify({ [LIST]: answer }),
  ]);
  const [{ url: honoUrl }] = await once(hono, "message");

  const fundHash = await program.hashPassword(FUND_PASSWORD, program.CHEAP_COST);
  const count = PAYMENTS * (ROUNDS + WARM_UP);
  const prepare = async (/** @type {string} */ prefix) => {
    const payments = await addPayments(db, { prefix, count, fundHash, hashToken: program.hashToken });
    return () => payments.splice(0, PAYMENTS);
  };
  const [overHttp, alone] = [await prepare("bc"), await prepare("ba")];
  const pages = (/** @type {number} */ calls) => Array(calls).fill({ body: PAGE });
  const contestants = {
    Hono: () => load(honoUrl + LIST, pages(8_000)),
    list: () => load(sandbox.url + LIST, pages(6_000)),
    payment: () =>
      load(
        `${sandbox.url}/api/pay/balance`,
        overHttp().map(({ token, payNo, total }) => ({
          body: { pay_no: payNo, fund_password: FUND_PASSWORD, expect_total: asPrice(total) },
          headers: { token, "idempotency-key": `pay-once-${payNo}` },
        })),
      ),
    statements: async () => {
      const payments = alone();
      const line = async () => {
        for (let payment = payments.pop(); payment; payment = payments.pop())
          await settle(program, pools, payment);
      };
      const begun = performance.now();
      await Promise.all(Array.from({ length: CONNECTIONS }, line));
      return (performance.now() - begun) / PAYMENTS;
    },
  };
  await inRounds(contestants, WARM_UP, (measure) => measure());
  const samples = await inRounds(contestants, ROUNDS, (measure) => measure());
  const memory = sandbox.memory();
  const broken = await program.brokenInvariants(db);
  if (broken.length > 0) throw new Error(`The books are off: ${JSON.stringify(broken.slice(0, 5))}`);
  await Promise.all([db.end(), pools.end()]);
  hono.disconnect();
  await sandbox.close();

  const rate = (/** @type {string} */ base, /** @type {string} */ name) =>
    over(samples, base, (time, least) => least / time)[name] ?? Number.NaN;
  const times = Object.entries(samples).map(([name, ms]) => `${name} ${Math.round(1000 / median(ms))}`);
  report(
    "Sandbox",
    [
      // Prism's mock of the contract by the same method in November 2026.
      {
        name: "list of 20 products, calls/s over Hono without a database",
        value: rate("Hono", "list"),
        unit: "×",
        alarm: 0.2,
        atLeast: true,
        others: { Prism: 0.07 },
      },
      {
        name: "payment from the balance, calls/s over its statements through the driver alone",
        value: rate("statements", "payment"),
        unit: "×",
        alarm: 0.5,
        atLeast: true,
      },
      {
        name: "start to first answer, new folder with its demonstration",
        value: median(fresh),
        unit: "s",
        alarm: 10,
      },
      { name: "start to first answer, existing folder", value: median(again), unit: "s", alarm: 2 },
      { name: "memory of the API process after all of this", value: memory / 1e6, unit: "MB", alarm: 250 },
    ],
    `Node ${process.versions.node} on ${process.platform}. ${CONNECTIONS} kept connections, ${ROUNDS} rounds in turns, medians of the ratios within a round. Calls per second here: ${times.join(", ")}.`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
