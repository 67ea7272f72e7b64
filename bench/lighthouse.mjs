/**
 * Runs Lighthouse (simulated slow phone, or a desktop) on the built shop in front of a fresh sandbox, and on a page that only says
 * hello with the same React. Fails if a figure exceeds its limit. Needs an idle machine.
 *
 *   npm run lighthouse                      builds, then the median of three runs for each page, about nine minutes
 *   npm run lighthouse -- --runs 1 --only /product --only /goods
 *   npm run lighthouse -- --slowdown 4      as Lighthouse does on any machine, however slow it is
 *   npm run lighthouse -- --http1           without HTTP/2 and TLS (docs/decisions/lighthouse.md); nothing is written
 *   npm run lighthouse -- --desktop         the same pages by Lighthouse's preset for desktops: wide window, fast network, no slowdown
 *   npm run lighthouse -- --write           also writes the table to docs/figures.md
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { root } from "../scripts/lib/root.mjs";
import { writeSection } from "./lib/document.mjs";
import { serveHello } from "./lib/hello.mjs";
import { audit, medianOf } from "./lib/lighthouse-runs.mjs";
import { auditTable, failuresOf } from "./lib/lighthouse-table.mjs";
import { installPeers } from "./lib/peers.mjs";
import { serveOverTls } from "./lib/tls-front.mjs";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    slowdown: { type: "string" },
    only: { type: "string", multiple: true },
    http1: { type: "boolean", default: false },
    desktop: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});

const slowdown = values.slowdown === undefined ? undefined : Number(values.slowdown);

/** Screens of a signed-in user, and the demo account that has data for them. */
const BEHIND_LOGIN = new Map([
  ["/mine", "buyer"],
  ["/order", "buyer"],
  ["/recharge", "buyer"],
  ["/withdraw", "buyer"],
  ["/merchant", "merchant"],
]);

/** After this many visits, the server has warmed up. */
const WARMING_ROUNDS = 60;

installPeers();
const data = mkdtempSync(join(tmpdir(), "lighthouse-"));
/** @type {import("../scripts/lib/serve.mjs").SandboxLibrary} */
const { startSandbox } = await import(pathToFileURL(join(root, "packages/sandbox/dist/index.js")).href);
const sandbox = await startSandbox({
  data,
  port: 0,
  host: "127.0.0.1",
  dev: false,
  seed: 1,
  shop: join(root, "packages/storefront/dist"),
  log: () => undefined,
});
const hello = await serveHello();
const servers = [hello.url, sandbox.url].map((url) => new URL(url).origin);
const fronts = values.http1 ? undefined : await serveOverTls(servers);
const [helloOrigin, shopOrigin] = fronts?.origins ?? servers;
try {
  const { origin } = new URL(sandbox.url);
  const open = await pagesOf(origin);
  await warmUp(origin, open);
  const paths = [...open, ...BEHIND_LOGIN.keys()].filter(
    (path) => values.only?.some((asked) => screenOf(asked) === screenOf(path)) ?? true,
  );
  /** @type {import("./lib/lighthouse-runs.mjs").Audit[]} */
  const audits = [];
  const pages = [
    { name: "hello", url: `${helloOrigin}/` },
    ...paths.map((path) => {
      const account = sandbox.accounts.find(({ username }) => username === BEHIND_LOGIN.get(path));
      return { name: path, url: `${shopOrigin}${path}`, ...(account && { account }) };
    }),
  ];
  for (const page of pages) {
    console.error(`looking at ${page.name} …`);
    const runs = [];
    for (let run = 0; run <= Number(values.runs); run += 1) {
      runs.push(await audit(page, { slowdown, isDesktop: values.desktop, spki: fronts?.spki }));
    }
    // The very first visitor waits while the server scales pictures for this device, which it does once for everyone.
    audits.push(medianOf(runs.slice(1)));
  }
  const table = auditTable(audits, values.desktop);
  console.log(`${table}\n`);
  for (const failure of failuresOf(audits)) {
    console.error(`✗ past its limit: ${failure}`);
    process.exitCode = 1;
  }
  if (values.write && !values.http1)
    writeSection(values.desktop ? "Lighthouse on desktops" : "Lighthouse", table);
} finally {
  await fronts?.close();
  await hello.close();
  await sandbox.close();
  rmSync(data, { recursive: true, force: true });
}

/**
 * Warms up the server. A new one spends seconds compiling its code, on the processors that the page needs here, while real servers
 * have been running for a while.
 *
 * @param {string} origin
 * @param {string[]} paths
 */
async function warmUp(origin, paths) {
  console.error("warming the server …");
  for (let round = 0; round < WARMING_ROUNDS; round += 1) {
    for (const path of paths) await (await fetch(origin + path)).text();
    for (const call of ["index/index", "index/config", "index/pro"]) await ask(origin, call);
  }
}

/**
 * @param {string} origin
 * @param {string} call
 * @returns {Promise<any>} the answer's data
 */
async function ask(origin, call, input = {}) {
  const answer = await fetch(`${origin}/api/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
  });
  return (await answer.json()).data;
}

/** @param {string} address its first part is the screen's */
function screenOf(address) {
  return address.split(/[/?]/)[1];
}

/**
 * The pages of the table. Their product, store and help article are the first ones of the sandbox.
 *
 * @param {string} origin
 * @returns {Promise<string[]>}
 */
async function pagesOf(origin) {
  const [product] = (await ask(origin, "index/pro", { limit: 1 })).data;
  const { footer_news } = await ask(origin, "index/index");
  const article = footer_news.find((/** @type {{ pid: number }} */ { pid }) => Number(pid) !== 0);
  return [
    "/",
    "/product",
    `/goods?id=${product.id}`,
    `/store/${product.shop_id ?? product.shop.id}`,
    `/page/${article.id}`,
  ];
}
