/**
 * Writes the pages of what the API knows now into a build: `store/7/index.html`, `category/2/index.html`, `page/12/index.html`, and
 * `goods/1003.html`, which a host has to answer `/goods?id=1003` with. Run it again when the catalog changes.
 *
 *   SHOP=dist ORIGIN=https://shop.example MARKET_URL=https://api.shop.example node prerender.mjs
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createPages } from "./pages.mjs";

const folder = process.env.SHOP ?? "shop";
const out = process.env.OUT ?? folder;
const origin = process.env.ORIGIN ?? "http://127.0.0.1:8080";
const apiUrl = process.env.MARKET_URL ?? "http://127.0.0.1:4020";
const pages = await createPages({ origin, apiUrl, read: (name) => readFile(join(folder, name), "utf8") });

async function textOf(path) {
  const answer = await pages(new Request(new URL(path, origin)));
  if (answer?.status !== 200) throw new Error(`${path}: ${answer?.status}`);
  return answer.text();
}

async function write(name, text) {
  await mkdir(dirname(join(out, name)), { recursive: true });
  await writeFile(join(out, name), text);
}

const locations = (xml) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address.replaceAll("&amp;", "&")));

/** The file of an address; undefined for one that no host of plain files can tell from another. */
function fileOf({ pathname, searchParams }) {
  if (pathname === "/goods") return `goods/${searchParams.get("id")}.html`;
  if (searchParams.size > 0) return undefined;
  return join(pathname, "index.html").slice(1);
}

const index = await textOf("/sitemap.xml");
await write("sitemap.xml", index);
await write("robots.txt", await textOf("/robots.txt"));
let written = 0;
for (const map of locations(index)) {
  const xml = await textOf(map.pathname);
  await write(map.pathname.slice(1), xml);
  for (const address of locations(xml)) {
    const file = fileOf(address);
    // The page itself is what the others are made of.
    if (!file || file === "index.html") continue;
    await write(file, await textOf(address.pathname + address.search));
    written += 1;
  }
}
console.log(`${written} pages`);
