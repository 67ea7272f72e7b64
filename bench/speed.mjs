/**
 * Time and memory of a call by the SDK, next to other clients in the same run: `npm run bench -- speed`. Fails where a figure alarms.
 * Needs `--expose-gc` and a large young generation, which bench.mjs starts it with.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { getHeapStatistics } from "node:v8";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { chromePath } from "../scripts/lib/browser.mjs";
import { allocations, callTimes, createClients, timesOf } from "./lib/call-times.mjs";
import { report } from "./lib/figures.mjs";
import { over } from "./lib/rounds.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 100);
const AT_ONCE = 50;
const CALLS = 200;

/** The times of `callTimes` in Chromium. @returns {ReturnType<typeof callTimes>} */
async function inChromium() {
  const { outputFiles } = await build({
    stdin: {
      contents: 'import { callTimes } from "./lib/call-times.mjs"; globalThis.callTimes = callTimes;',
      resolveDir: fileURLToPath(new URL(".", import.meta.url)),
    },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    external: ["node:*", "bun:*", "@mitata/counters"],
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const executablePath = chromePath();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage();
    // An ordinary origin without a server: some clients need a base address.
    await page.route("http://localhost/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
    );
    await page.goto("http://localhost/");
    await page.addScriptTag({ type: "module", content: outputFiles[0]?.text ?? "" });
    await page.waitForFunction("typeof callTimes === 'function'");
    return await page.evaluate(`callTimes(${ROUNDS})`);
  } finally {
    await browser.close();
  }
}

/** Calls per second over loopback, 50 of them on their way at any time, as a share of those of `fetch`. */
async function loopbackRates() {
  const server = fork(new URL("lib/article-server.mjs", import.meta.url));
  const [port] = await once(server, "message");
  const burst = async (/** @type {import("./lib/call-times.mjs").Client} */ client) => {
    let left = CALLS;
    const line = async () => {
      while (left-- > 0) await client.get(1);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, line));
  };
  const times = await timesOf(createClients(`http://127.0.0.1:${port}`, fetch), burst, ROUNDS, 4);
  server.disconnect();
  return over(times, "bare", (time, base) => base / time);
}

/**
 * @param {string} name
 * @param {import("./lib/figures.mjs").Figure["unit"]} unit
 * @param {Record<string, number>} measured by client
 * @param {Pick<import("./lib/figures.mjs").Figure, "alarm" | "atLeast">} bound
 */
function figure(name, unit, { "marketplace-sdk": value = Number.NaN, ...others }, bound) {
  return { name, value, unit, others, ...bound };
}

const added = (/** @type {string} */ name, /** @type {Record<string, number>} */ times) =>
  figure(`added to fetch per call, ${name}`, "µs", times, { alarm: 0.8 * (times["openapi-fetch"] ?? 0) });

console.error("measuring calls in Node, in Chromium, their allocation, then loopback …");
const node = await callTimes(ROUNDS);
const page = await inChromium();
const bytes = await allocations(Math.min(15, ROUNDS), () => getHeapStatistics().used_heap_size);
report(
  "Speed of the SDK",
  [
    added("GET, Node", node.get),
    added("POST, Node", node.post),
    added("GET, Chromium", page.get),
    added("POST, Chromium", page.post),
    figure("100 kB list answer over fetch, Node", "×", node.list, { alarm: 1.15 }),
    figure("100 kB list answer over fetch, Chromium", "×", page.list, { alarm: 1.15 }),
    figure("allocation per call over fetch, GET", "×", bytes.get, { alarm: 1.8 }),
    figure("allocation per call over fetch, POST", "×", bytes.post, { alarm: 1.8 }),
    figure("calls/s on loopback, 50 at once, over fetch", "×", await loopbackRates(), {
      alarm: 0.75,
      atLeast: true,
    }),
  ],
  `Node ${process.versions.node} on ${process.platform}. All clients in turns, compared round by round; the median of ${ROUNDS} rounds counts. Every client sends the same headers and reads the same answers.`,
);
// Kept connections would keep the process for a while.
process.exit();
