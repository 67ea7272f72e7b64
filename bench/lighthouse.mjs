/**
 * Lighthouse (simulated slow phone) on the built shop in front of a fresh sandbox, and on a page that only says hello with the same
 * React. Fails where a figure alarms. Needs a quiet machine.
 *
 *   npm run lighthouse                      the median of three runs of each page, about nine minutes
 *   npm run lighthouse -- --runs 1 --only /product --only /goods
 *   npm run lighthouse -- --write           also writes the table to docs/figures.md
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build } from "esbuild";
import { chromePath, LEAN } from "../scripts/lib/browser.mjs";
import { markdownTable, writeSection } from "./lib/figures.mjs";
import { importPackage, installPackages } from "./lib/packages.mjs";
import { median } from "./lib/rounds.mjs";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    only: { type: "string", multiple: true, default: ["/"] },
    write: { type: "boolean", default: false },
  },
});

/** Pages of the demonstration, and who looks at them. */
const PAGES = [
  { path: "/" },
  { path: "/product" },
  { path: "/goods?id=1167" },
  { path: "/store/8" },
  { path: "/page/101" },
  { path: "/mine", account: "buyer" },
  { path: "/order", account: "buyer" },
  { path: "/recharge", account: "buyer" },
  { path: "/withdraw", account: "buyer" },
  { path: "/merchant", account: "merchant" },
];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const MIN_SCORES = [95, 100, 100, 100];
const MAX_BLOCKING_MS = 120;
/** The part of a task beyond this counts as blocking (web.dev, "Total Blocking Time"). */
const LONG_TASK_MS = 50;
/** Measured once with the same settings on another machine. */
const OTHERS =
  "Home pages of others, November 2026: Hydrogen's skeleton 99 / 98 / 96 / 92, LCP 1.8 × hello; Vercel Commerce 95 / 96 / 96 / 92; Saleor 93 / 90 / 96 / 100; Medusa 86 / 91 / 100 / 92.";

const root = fileURLToPath(new URL("..", import.meta.url));

/** A server of one page that renders a heading with React, compressed as the shop is. */
async function serveHello() {
  const program = `import { createElement } from "react"; import { createRoot } from "react-dom/client";
    createRoot(document.getElementById("root")).render(createElement("h1", {}, "Hello, welcome to this page"));`;
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: join(root, "packages/storefront") },
    bundle: true,
    minify: true,
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const script = brotliCompressSync(outputFiles[0]?.contents ?? "");
  const page = brotliCompressSync(
    '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Hello</title></head>' +
      '<body><div id="root"></div><script type="module" src="/hello.js"></script></body></html>',
  );
  const server = createServer(({ url }, response) => {
    const isScript = url === "/hello.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    response.setHeader("content-encoding", "br").end(isScript ? script : page);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(undefined)));
  return { url: `http://127.0.0.1:${Object(server.address()).port}`, close: () => server.close() };
}

/** Signs in, and leaves the browser with the session but nothing else of the shop. @param {number} port @param {string} origin @param {{ username: string, password: string }} account */
async function logIn(port, origin, { username, password }) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error("The browser has no window.");
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel("Username or email").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL((address) => address.pathname !== "/login");
  await page.goto("about:blank");
  const session = await context.newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "service_workers,cache_storage" });
  await session.send("Network.clearBrowserCache");
  await page.close();
  await browser.close();
}

/**
 * The blocking time of the page's main thread after its first paint in its own processor time. Lighthouse counts the whole duration
 * of a task: also that it waits for a processor, which server, database and Lighthouse keep busy here.
 *
 * @param {any[]} events of the trace
 * @param {string} url
 * @param {number} slowdown
 */
function ownBlocking(events, url, slowdown) {
  const start = events.find(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === url,
  );
  const paint = events.find(
    ({ name, args }) => name === "firstContentfulPaint" && args.frame === start?.args.frame,
  );
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        /RunTask$/.test(name) && pid === start?.pid && tid === start.tid && ts > paint?.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - LONG_TASK_MS), 0);
}

/** One run in a browser of its own. @param {string} url @param {{ username: string, password: string }} [account] */
async function audit(url, account) {
  const chrome = await launch({
    chromePath: chromePath(),
    chromeFlags: ["--headless=new", "--no-sandbox", ...LEAN],
  });
  try {
    if (account) await logIn(chrome.port, new URL(url).origin, account);
    const flags = {
      port: chrome.port,
      disableStorageReset: Boolean(account),
      onlyCategories: CATEGORIES,
      logLevel: "error",
    };
    const { lhr, artifacts } = await lighthouse(url, flags);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    if (new URL(lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
      throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`);
    const value = (/** @type {string} */ id) => lhr.audits[id].numericValue;
    return {
      scores: CATEGORIES.map((id) => Math.round(lhr.categories[id].score * 100)),
      lcp: value("largest-contentful-paint"),
      blocking: value("total-blocking-time"),
      own: ownBlocking(
        artifacts.Trace.traceEvents,
        lhr.finalDisplayedUrl,
        lhr.configSettings.throttling.cpuSlowdownMultiplier,
      ),
      shift: value("cumulative-layout-shift"),
    };
  } finally {
    await chrome.kill();
  }
}

installPackages();
const lighthouse = await importPackage("lighthouse");
const { launch } = await importPackage("chrome-launcher");
const { startSandbox } = await import("../packages/sandbox/dist/index.js");
const data = mkdtempSync(join(tmpdir(), "lighthouse-"));
const shop = join(root, "packages/storefront/dist");
const sandbox = await startSandbox({
  data,
  port: 0,
  host: "127.0.0.1",
  dev: false,
  seed: 1,
  shop,
  log: () => undefined,
});
const hello = await serveHello();
try {
  const { origin } = new URL(sandbox.url);
  // A new server compiles its code on the processors that the page needs.
  for (let round = 0; round < 60; round++)
    for (const { path } of PAGES) await (await fetch(origin + path)).text();
  const chosen = PAGES.filter(({ path }) => values.only.some((start) => path.startsWith(start)));
  let baseline = Number.NaN;
  const rows = [];
  for (const { path, account } of [{ path: "hello" }, ...chosen]) {
    console.error(`looking at ${path} …`);
    const url = path === "hello" ? `${hello.url}/` : origin + path;
    const user = sandbox.accounts.find(({ username }) => username === account);
    /** @type {Awaited<ReturnType<typeof audit>>[]} */
    const runs = [];
    // The first visitor waits for pictures in this width, which are made once for everyone.
    for (let run = 0; run <= Number(values.runs); run++) runs.push(await audit(url, user));
    const middle = (/** @type {(run: Awaited<ReturnType<typeof audit>>) => number} */ figure) =>
      median(runs.slice(1).map(figure));
    const scores = CATEGORIES.map((_, at) => middle((run) => run.scores[at] ?? 0));
    const [lcp, own] = [middle((run) => run.lcp), middle((run) => run.own)];
    if (path === "hello") baseline = lcp;
    const failures = [
      ...scores.flatMap((score, at) => (score < (MIN_SCORES[at] ?? 0) ? [`${CATEGORIES[at]} ${score}`] : [])),
      ...(own > MAX_BLOCKING_MS ? [`${own.toFixed(0)} ms blocked`] : []),
      ...(lcp > (account ? 2 : 1.5) * baseline ? [`LCP ${(lcp / baseline).toFixed(2)} × hello`] : []),
    ];
    if (path !== "hello" && failures.length > 0) {
      console.error(`✗ alarm: ${path}: ${failures.join(", ")}`);
      process.exitCode = 1;
    }
    const times = [
      `${(lcp / 1000).toFixed(2)} s`,
      `${(lcp / baseline).toFixed(2)} ×`,
      `${middle((run) => run.blocking).toFixed(0)} ms`,
    ];
    rows.push([
      path,
      scores.join(" / "),
      ...times,
      `${own.toFixed(0)} ms`,
      middle((run) => run.shift).toFixed(3),
    ]);
  }
  const head = ["Page", CATEGORIES.join(" / "), "LCP", "over hello", "blocking", "own", "shift"];
  const table = markdownTable([head, ...rows]);
  console.log(table);
  const note = `"Own" is what the page's main thread blocks by its own processor time, which alarms above ${MAX_BLOCKING_MS} ms.`;
  if (values.write)
    writeSection(
      "Lighthouse",
      `${table}

${note} ${OTHERS}`,
    );
} finally {
  hello.close();
  await sandbox.close();
  rmSync(data, { recursive: true, force: true });
}
