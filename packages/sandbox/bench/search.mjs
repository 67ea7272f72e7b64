/**
 * Search among 300,000 products, and what others notice of a flood of searches: `npm run bench -- search`, or alone
 * `node packages/sandbox/bench/search.mjs [products] [--write]`. Fails where a figure alarms.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { report } from "../../../bench/lib/figures.mjs";
import { importPackage } from "../../../bench/lib/packages.mjs";
import { insertManyProducts, SEARCHES, vacuum } from "./lib/many-products.mjs";
import { percentile, post, startSandbox } from "./lib/server.mjs";
import { bundleDriver } from "./lib/settle.mjs";

const PRODUCTS = Number(process.argv.find((text) => /^\d+$/.test(text)) ?? 300_000);
const FLOOD = 48;
const FLOOD_SECONDS = 10;
const CACHE = fileURLToPath(new URL("../node_modules/.cache/bench/", import.meta.url));
const LIST = "/api/index/pro";
const SEARCH = "/api/index/search_pro";

const folder = mkdtempSync(join(tmpdir(), "sandbox-search-"));
mkdirSync(CACHE, { recursive: true });
const { openDatabase } = await import(await bundleDriver(CACHE));
try {
  console.error(`filling in ${PRODUCTS} products …`);
  await withServer((_, db) => insertManyProducts(db, PRODUCTS));
  await withServer(async (url, db) => {
    await vacuum(db);
    await measure(url);
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {(url: string, db: import("postgres").Sql) => Promise<void>} work */
async function withServer(work) {
  const sandbox = await startSandbox(join(folder, "data"), "--dev", "--relaxed");
  const db = openDatabase(sandbox.databaseUrl, { connections: 1 });
  try {
    await work(sandbox.url, db);
  } finally {
    await db.end();
    await sandbox.close();
  }
}

/** @param {string} url */
async function measure(url) {
  /** @param {number} times @param {string} path @param {(turn: number) => object} body */
  const p95 = async (times, path, body) => {
    const answers = [];
    for (let turn = 0; turn < times; turn++) answers.push(await post(url + path, body(turn)));
    if (answers.some(({ status }) => status !== 200)) throw new Error(`${path} was not answered.`);
    return percentile(
      answers.map(({ ms }) => ms),
      0.95,
    );
  };
  const searched = (/** @type {number} */ turn) => ({ limit: 20, ...SEARCHES[turn % SEARCHES.length] });
  const listed = () => ({ limit: 20 });
  await p95(SEARCHES.length, SEARCH, searched);
  const search = await p95(10 * SEARCHES.length, SEARCH, searched);
  const deep = await p95(20, LIST, (turn) => ({ limit: 20, page: 490 + (turn % 10) }));
  const quiet = await p95(100, LIST, listed);

  const autocannon = await importPackage("autocannon");
  const flood = autocannon({
    url: url + SEARCH,
    connections: FLOOD,
    duration: FLOOD_SECONDS,
    requests: SEARCHES.map((_, turn) => ({
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(searched(turn)),
    })),
  });
  const during = await p95(100, LIST, listed);
  const { statusCodeStats } = await flood;
  const after = await p95(20, LIST, listed);
  /** @param {string} name @param {number} value */
  const time = (name, value) => ({ name, value, unit: /** @type {const} */ ("ms") });
  /** @param {string} name @param {number} value */
  const ratio = (name, value) => ({ name, value: value / quiet, unit: /** @type {const} */ ("×"), alarm: 3 });
  report(
    "Search",
    [
      time(`search among ${PRODUCTS.toLocaleString("en")} products, p95`, search),
      time("page of the list at its end, p95", deep),
      ratio(`list of 20 during ${FLOOD} searches at once, p95 over quiet`, during),
      ratio("… its p95 after the flood over before", after),
    ],
    `Every list was answered; the flood was answered ${Object.entries(statusCodeStats ?? {})
      .map(([status, { count }]) => `${status} ${count} times`)
      .join(", ")}.`,
  );
}
