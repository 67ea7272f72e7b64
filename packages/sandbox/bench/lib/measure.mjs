import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median, medianRatio } from "../../../../bench/lib/stats.mjs";
import { askList, startHono, startPrisms } from "./contestants.mjs";
import { bundleDriver } from "./driver-program.mjs";
import { measureLists } from "./lists.mjs";
import { once } from "./load.mjs";
import { startWorker } from "./processes.mjs";
import { measurePayments } from "./settlements.mjs";
import { startTime } from "./start-times.mjs";

/** The bundle resolves packages from where it lies. */
const CACHE = fileURLToPath(new URL("../../node_modules/.cache/bench/", import.meta.url));
const MB = 1_000_000;

/** @typedef {import("../../../../bench/lib/figures.mjs").Figure} Figure */

/**
 * Everything about the sandbox that is measured in time or memory.
 *
 * @param {object} options
 * @param {URL} options.library folder of the built sandbox
 * @param {number} options.rounds
 * @param {(what: string) => void} options.say
 * @returns {Promise<{ figures: Figure[], note: string }>}
 * @throws {Error} when a call fails, or the books are not even afterwards
 */
export async function measureSandbox({ library, rounds, say }) {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-bench-"));
  /** @type {{ close: () => Promise<unknown> }[]} */
  const parts = [];
  /** @template {{ close: () => Promise<unknown> }} Part @param {Part} part */
  const keep = (part) => {
    parts.unshift(part);
    return part;
  };
  try {
    say("starts of the sandbox");
    const starts = await startTimes(library, folder);

    say("lists of the sandbox");
    mkdirSync(CACHE, { recursive: true });
    const bundle = await bundleDriver(CACHE);
    /** @type {import("./processes.mjs").Worker<{ url: string, databaseUrl: string }, { rss: number }>} */
    const api = keep(
      await startWorker("api", [library.href, join(folder, "data-0"), "--calls-per-second", "0"]),
    );
    const { url: sandbox, databaseUrl } = api.first;
    const list = JSON.parse(await once(sandbox, askList(sandbox)));
    const { url: hono } = keep(await startHono(list)).first;
    /** @type {import("./processes.mjs").Worker<object, { ms: number }>} */
    const driver = keep(await startWorker("driver", [bundle, databaseUrl]));
    const prisms = await startPrisms(folder, list);
    const lists = await measureLists({ sandbox, hono, prisms, driver }, rounds);
    for (const prism of Object.values(prisms)) await prism.close();

    say("payments of the sandbox");
    /** @type {import("./driver-program.mjs").Driver} */
    const program = await import(bundle);
    const db = program.openDatabase(databaseUrl, { connections: 2 });
    keep({ close: () => db.end() });
    const payments = await measurePayments({ sandbox, hono, driver }, program, db, rounds);
    const { rss } = await api.ask({});
    const broken = await program.brokenInvariants(db);
    if (broken.length > 0) throw new Error(`The books are off: ${JSON.stringify(broken.slice(0, 5))}`);

    return {
      figures: [...rateFigures(lists, payments), ...startFigures(starts), memory(rss)],
      note: noteOf(lists.samples, payments, JSON.stringify(list).length),
    };
  } finally {
    for (const part of parts) await part.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seconds. @param {URL} library @param {string} folder */
async function startTimes(library, folder) {
  const fresh = [];
  const again = [];
  for (const run of [0, 1, 2]) {
    const data = join(folder, `data-${run}`);
    fresh.push(await startTime(library, data));
    again.push(await startTime(library, data), await startTime(library, data));
  }
  return { fresh: median(fresh), again: median(again) };
}

/** @param {Awaited<ReturnType<typeof startTimes>>} starts @returns {Figure[]} */
const startFigures = ({ fresh, again }) => [
  { name: "start to first answer, new folder with its demonstration", value: fresh, unit: "s", limit: 5 },
  { name: "start to first answer, existing folder", value: again, unit: "s", limit: 1 },
];

/** @param {number} rss bytes @returns {Figure} */
const memory = (rss) => ({
  name: "memory of the API process after all of this",
  value: rss / MB,
  unit: "MB",
  limit: 150,
});

/**
 * @param {Awaited<ReturnType<typeof measureLists>>} lists
 * @param {import("../../../../bench/lib/stats.mjs").Samples} payments
 * @returns {Figure[]}
 */
function rateFigures({ samples, latencies }, payments) {
  /** Calls per second of one over those of another. @param {typeof samples} of @param {string} over */
  const rate = (of, over, name = "sandbox") => medianRatio(of, over, name);
  const tail = latencies.map((round) => percentile(round, 0.99) / percentile(round, 0.5));
  return [
    {
      name: "list of 20 products, calls/s over Hono without a database",
      value: rate(samples, "Hono"),
      unit: "×",
      limit: 0.25,
      atLeast: true,
      peers: {
        "driver alone": rate(samples, "Hono", "driver alone"),
        Prism: rate(samples, "Hono", "Prism"),
        "Prism -v silent": rate(samples, "Hono", "Prism -v silent"),
      },
    },
    {
      name: "… each call for another page",
      value: rate(samples, "Hono", "sandbox, other pages"),
      unit: "×",
    },
    { name: "… over Prism's mock", value: rate(samples, "Prism"), unit: "×", limit: 3, atLeast: true },
    {
      name: "… over Prism's mock, -v silent",
      value: rate(samples, "Prism -v silent"),
      unit: "×",
      limit: 2,
      atLeast: true,
    },
    { name: "… its p99 over its p50", value: median(tail), unit: "×", limit: 3 },
    {
      name: "payment from the balance, calls/s over the same Hono route",
      value: rate(payments, "Hono"),
      unit: "×",
      peers: { "driver alone": rate(payments, "Hono", "driver alone") },
    },
    {
      name: "… over the same statements through the driver alone",
      value: rate(payments, "driver alone"),
      unit: "×",
      limit: 0.6,
      atLeast: true,
    },
    {
      name: "… with a fund password at its safe cost, over Hono",
      value: rate(payments, "Hono", "sandbox, safe password"),
      unit: "×",
    },
  ];
}

/** @param {number[]} values @param {number} part */
export function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Calls per second. @param {number[] | undefined} times milliseconds of a call, by round */
const perSecond = (times) => Math.round(1000 / median(times ?? []));

/**
 * @param {import("../../../../bench/lib/stats.mjs").Samples} lists
 * @param {import("../../../../bench/lib/stats.mjs").Samples} payments
 * @param {number} bytes
 */
function noteOf(lists, payments, bytes) {
  return `40 kept connections, ${lists.sandbox?.length} rounds in turns, medians of the ratios within a round. The list is ${(bytes / 1000).toFixed(1)} kB; \
calls per second here: Hono ${perSecond(lists.Hono)}, list ${perSecond(lists.sandbox)}, payment ${perSecond(payments.sandbox)}, with the safe cost \
${perSecond(payments["sandbox, safe password"])} (argon2id is deliberate work).`;
}
