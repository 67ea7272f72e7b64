/**
 * Measures how much processor time a call of each kind takes, API and PostgreSQL together, as a multiple of a list of products: what
 * `WEIGHTS` of src/http/operation-resources.ts is made from. On Linux, once the sandbox is built:
 *
 *   node packages/sandbox/bench/weights.mjs
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startWorker } from "./lib/processes.mjs";

const CALLS = 150;
const ROUNDS = 3;
/** A tick of `/proc`, in milliseconds. */
const TICK = 10;

/** @type {Readonly<Record<string, (turn: number) => { path: string, body: string }>>} */
const KINDS = {
  "products.list": (turn) => json("/api/index/pro", { limit: 20, page: 1 + (turn % 30) }),
  "products.get": (turn) => json("/api/index/pro_info", { id: 1001 + (turn % 300) }),
  "products.search, a letter": () => json("/api/index/search_pro", { search: "e", limit: 20 }),
  "products.search, a word": () => json("/api/index/search_pro", { search: "lamp", limit: 20 }),
  "products.suggest": (turn) => json("/api/index/suggest", { search: "abcdefghiklmnopst"[turn % 17] }),
  "stores.search": () => json("/api/index/search_shop", { search: "e", limit: 20 }),
  "uploads.image, without a session": () => ({ path: "/api/index/upload", body: "a".repeat(1_000_000) }),
  "auth.login": (turn) => json("/api/user/login", { account: `nobody-${turn}`, password: "guess-work-77" }),
};

const folder = mkdtempSync(join(tmpdir(), "sandbox-weights-"));
try {
  const library = new URL("../dist/", import.meta.url).href;
  /** @type {import("./lib/processes.mjs").Worker<{ url: string, pid: number }, unknown>} */
  const api = await startWorker("api", [library, folder, "--trust-proxy", "127.0.0.1"]);
  try {
    const costs = Object.keys(KINDS).map((name) => ({ name, times: /** @type {number[]} */ ([]) }));
    for (let round = -1; round < ROUNDS; round++) {
      for (const { name, times } of costs) {
        const milliseconds = await costOf(api.first, name);
        if (round >= 0) times.push(milliseconds);
      }
    }
    const list = least(costs[0]?.times ?? []);
    for (const { name, times } of costs)
      console.log(
        `${name.padEnd(36)}${least(times).toFixed(2).padStart(7)} ms${(least(times) / list).toFixed(1).padStart(7)} ×`,
      );
  } finally {
    await api.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {{ url: string }} server @param {string} name */
async function costOf({ url }, name) {
  const before = processorTime();
  for (let turn = 0; turn < CALLS; turn++) {
    const { path, body } = KINDS[name]?.(turn) ?? { path: "", body: "" };
    // From another network each time, so that no limit on addresses is met.
    const address = `100.${64 + Math.floor(Math.random() * 64)}.${turn}.1`;
    const headers = { "content-type": "application/json", "x-forwarded-for": address };
    const response = await fetch(url + path, { method: "POST", body, headers });
    if (response.status === 429) throw new Error(`${name} was limited: ${await response.text()}`);
    await response.arrayBuffer();
  }
  return (processorTime() - before) / CALLS;
}

/** @param {string} path @param {object} fields */
function json(path, fields) {
  return { path, body: JSON.stringify(fields) };
}

/** Milliseconds of all processes that this one has started, and of those that they have. */
function processorTime() {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(/\) (?=\w )/);
        const [, parent, , , , , , , , , , user, system] = fields.split(" ").map(Number);
        return [{ pid: Number(pid), parent, ticks: (user ?? 0) + (system ?? 0) }];
      } catch {
        return [];
      }
    });
  const ours = new Set([process.pid]);
  for (let size = 0; size < ours.size; ) {
    size = ours.size;
    for (const { pid, parent } of processes) if (ours.has(parent ?? 0)) ours.add(pid);
  }
  return processes.reduce(
    (sum, { pid, ticks }) => (ours.has(pid) && pid !== process.pid ? sum + ticks * TICK : sum),
    0,
  );
}

/** @param {number[]} numbers */
function least(numbers) {
  return Math.min(...numbers);
}
