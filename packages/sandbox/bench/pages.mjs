/**
 * What heads of pages cost, and what they say: `npm run bench -- pages`, after a build. The same shop is served twice, once from a build
 * that names its screens and once from one that doesn't, whose pages say the shop's name alone. Fails where a figure alarms.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { markdownTable, report } from "../../../bench/lib/figures.mjs";
import { inRounds, median, over } from "../../../bench/lib/rounds.mjs";
import { startSandbox } from "./lib/server.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 40);
const DIST = fileURLToPath(new URL("../../storefront/dist/", import.meta.url));
const PAGES = [
  ["/", "/product", "/product?lang=ar", "/category/10", "/goods?id=1003"],
  ["/goods?id=1003&lang=ar", "/store/1", "/store/1?lang=ar", "/page/101", "/search?tab=requests&id=101"],
].flat();
/** The first product of the demonstration; each round asks for another one. */
const FIRST_ID = 1003;

const folder = mkdtempSync(join(tmpdir(), "pages-bench-"));

/** A build that doesn't say which screens it has. */
function withoutTitles() {
  const shop = join(folder, "shop");
  cpSync(DIST, shop, { recursive: true });
  const file = join(shop, "preload-manifest.json");
  const { titles: _, ...manifest } = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify(manifest));
  return shop;
}

/** @param {string} name @param {string} shop */
const serve = (name, shop) => startSandbox(join(folder, name), "--shop", shop, "--calls-per-second", "0");

/** Milliseconds until the first byte of a page. @param {string} url */
async function firstByte(url) {
  const begun = performance.now();
  const response = await fetch(url, { headers: { accept: "text/html" } });
  const ms = performance.now() - begun;
  await response.arrayBuffer();
  return ms;
}

/** What a reader without scripts makes of a page. @param {string} url */
async function said(url) {
  const html = await (await fetch(url, { headers: { accept: "text/html" } })).text();
  const found = (/** @type {RegExp} */ pattern) => pattern.exec(html)?.[1] ?? "–";
  const size = [/image:width" content="(\d+)/, /image:height" content="(\d+)/].map(found).join(" × ");
  return [found(/<title>([^<]*)/), found(/name="description" content="([^"]*)/), size];
}

try {
  const servers = { with: await serve("with", DIST), without: await serve("without", withoutTitles()) };
  /** @type {Record<string, (url: string, round: number) => Promise<number>>} */
  const asked = {
    "ten pages": async (url) => {
      const times = [];
      for (const page of PAGES) times.push(await firstByte(url + page));
      return median(times);
    },
    "a product's page that nobody has asked for": (url, round) =>
      firstByte(`${url}/goods?id=${FIRST_ID + round}`),
  };
  const figures = [];
  const notes = [];
  for (const [name, ask] of Object.entries(asked)) {
    let round = 0;
    const samples = await inRounds(servers, ROUNDS, ({ url }) => ask(url, Math.floor(round++ / 2)));
    const { with: ratio = Number.NaN } = over(samples, "without");
    figures.push({
      name: `first byte of ${name}, with heads over without`,
      value: ratio,
      unit: "×",
      alarm: 3,
    });
    notes.push(
      `${name}: ${median(samples.with ?? []).toFixed(1)} ms and ${median(samples.without ?? []).toFixed(1)} ms`,
    );
  }
  const rows = [];
  for (const page of PAGES) {
    const [before = "", description = ""] = await said(servers.without.url + page);
    const [title = "", now = "", size = ""] = await said(servers.with.url + page);
    rows.push([`\`${page}\``, `${before}: ${description}`, `${title}: ${now}`, size]);
  }
  console.log(markdownTable([["Address", "Without", "With", "Picture"], ...rows]));
  report(
    "Pages",
    /** @type {import("../../../bench/lib/figures.mjs").Figure[]} */ (figures),
    `${ROUNDS} rounds in turns, medians; ${notes.join("; ")}.`,
  );
  await Promise.all(Object.values(servers).map((server) => server.close()));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
