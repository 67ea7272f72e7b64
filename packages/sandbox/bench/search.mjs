/**
 * Measures search among 300,000 products, and what others notice of a flood of searches; fails past a limit. Once the sandbox is
 * built:
 *
 *   node packages/sandbox/bench/search.mjs [products] [--write]
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeSection } from "../../../bench/lib/document.mjs";
import { figureTable, report } from "../../../bench/lib/figures.mjs";
import { bundleDriver } from "./lib/driver-program.mjs";
import { insertManyProducts, SEARCHES, settle } from "./lib/many-products.mjs";
import { percentile } from "./lib/measure.mjs";
import { startWorker } from "./lib/processes.mjs";

const PRODUCTS = Number(process.argv.find((text) => /^\d+$/.test(text)) ?? 300_000);
const FLOOD = 48;
const FLOOD_MS = 10_000;
const CACHE = fileURLToPath(new URL("../node_modules/.cache/bench/", import.meta.url));
const HEADING = "Search";

const folder = mkdtempSync(join(tmpdir(), "sandbox-search-"));
try {
  mkdirSync(CACHE, { recursive: true });
  /** @type {import("./lib/driver-program.mjs").Driver} */
  const program = await import(await bundleDriver(CACHE));
  console.error(`filling in ${PRODUCTS} products …`);
  const begun = performance.now();
  await withServer(program, (_, db) => insertManyProducts(db, PRODUCTS));
  console.error(`… took ${((performance.now() - begun) / 1000).toFixed(0)} s; measuring searches …`);
  const figures = await withServer(program, async (url, db) => {
    await settle(db);
    return measure(url);
  });
  report(HEADING, figures);
  if (process.argv.includes("--write")) writeSection(HEADING, figureTable(figures));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts a server on the folder for as long as the work takes.
 *
 * @template Result
 * @param {import("./lib/driver-program.mjs").Driver} program
 * @param {(url: string, db: import("postgres").Sql) => Promise<Result>} work
 */
async function withServer(program, work) {
  const library = new URL("../dist/", import.meta.url).href;
  /** @type {import("./lib/processes.mjs").Worker<{ url: string, databaseUrl: string }, { rss: number }>} */
  const api = await startWorker("api", [library, join(folder, "data"), "--dev", "--relaxed"]);
  try {
    const db = program.openDatabase(api.first.databaseUrl, { connections: 1 });
    try {
      return await work(api.first.url, db);
    } finally {
      await db.end();
    }
  } finally {
    await api.close();
  }
}

/** @param {string} url @returns {Promise<import("../../../bench/lib/figures.mjs").Figure[]>} */
async function measure(url) {
  const search = (/** @type {object} */ fields) =>
    ask(url, "/api/index/search_pro", { limit: 20, ...fields });
  const list = () => ask(url, "/api/index/pro", { limit: 20 });
  for (const fields of SEARCHES) {
    const { ms, total } = await search(fields);
    console.error(`  ${JSON.stringify(fields)}: ${total} found, first time ${ms.toFixed(0)} ms`);
  }
  const quiet = await repeat(10 * SEARCHES.length, (turn) => search(SEARCHES[turn % SEARCHES.length] ?? {}));
  const deep = await repeat(20, (turn) => ask(url, "/api/index/pro", { limit: 20, page: 490 + (turn % 10) }));
  const listQuiet = await repeat(100, list);

  let flooding = true;
  /** @type {Map<number, number>} */
  const statuses = new Map();
  const flood = Array.from({ length: FLOOD }, async (_, at) => {
    for (let turn = at; flooding; turn++) {
      const { status } = await search(SEARCHES[turn % SEARCHES.length] ?? {});
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // As a client that is asked to retry later.
      if (status === 503) await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  const duringFlood = [];
  for (const end = performance.now() + FLOOD_MS; performance.now() < end; ) duringFlood.push(await list());
  flooding = false;
  await Promise.all(flood);
  const after = await repeat(20, list);

  const p95 = (/** @type {{ ms: number }[]} */ answers) =>
    percentile(
      answers.map(({ ms }) => ms),
      0.95,
    );
  const failed = duringFlood.filter(({ status }) => status !== 200).length;
  console.error(`  flood: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}`);
  return [
    {
      name: `search among ${PRODUCTS.toLocaleString("en")} products, p95`,
      value: p95(quiet),
      unit: "ms",
      limit: 100,
    },
    { name: "page of the list at its end, p95", value: p95(deep), unit: "ms", limit: 100 },
    {
      name: `list of 20 during ${FLOOD} searches at once, p95 over quiet`,
      value: p95(duringFlood) / p95(listQuiet),
      unit: "×",
    },
    { name: "… its p95", value: p95(duringFlood), unit: "ms", limit: 500 },
    { name: "… lists that were not answered", value: failed, unit: "", limit: 0 },
    {
      name: "… its p95 after the flood over before",
      value: p95(after) / p95(listQuiet),
      unit: "×",
      limit: 3,
    },
  ];
}

/** @param {number} times @param {(turn: number) => ReturnType<typeof ask>} call */
async function repeat(times, call) {
  const answers = [];
  for (let turn = 0; turn < times; turn++) answers.push(await call(turn));
  return answers;
}

/** @param {string} url @param {string} path @param {object} body */
async function ask(url, path, body) {
  const begun = performance.now();
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
  const answer = await response.json();
  const ms = performance.now() - begun;
  if (response.status !== 200 && response.status !== 503)
    throw new Error(`${path} was answered ${response.status}: ${JSON.stringify(answer).slice(0, 300)}`);
  return { status: response.status, ms, total: answer.data?.total };
}
