import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipBytes } from "./bundle.mjs";
import { readChunks } from "./chunks.mjs";
import { htmlLinks } from "./html-links.mjs";

const storefront = fileURLToPath(new URL("../../packages/storefront/", import.meta.url));
const assets = join(storefront, "dist", "assets");

/**
 * The byte figures of the built shop: exact.
 *
 * @returns {Promise<import("./figures.mjs").Figure[]>}
 * @throws {Error} when the shop is not built
 */
export async function storefrontSizes() {
  const files = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  const scripts = files.filter((name) => name.endsWith(".js"));
  const code = scripts.map((name) => [join(assets, name), readFileSync(join(assets, name), "utf8")]);
  const chunks = await readChunks(Object.fromEntries(code));
  const links = htmlLinks(readFileSync(join(storefront, "dist", "index.html"), "utf8"));

  const home = chunks.names.find((name) => stem(name) === "home");
  const texts = chunks.names.filter((name) => stem(name).startsWith("texts-"));
  const codeOf = (/** @type {string} */ name) => stem(name).replace(/^texts-|-trade$/g, "");
  const languages = [...new Set(texts.map(codeOf))].map((code) => ({
    name: code,
    files: texts.filter((name) => codeOf(name) === code),
  }));
  if (!home || languages.length < 2)
    throw new Error("The build has no chunk of the home page or no language");

  const entry = new Set(links.scripts.flatMap(chunks.closure));
  const first = new Set([...entry, ...chunks.closure(home)]);
  const firstStyles = new Set([...links.styles, ...chunks.styles(home)]);
  const foreign = new Set(texts.filter((name) => codeOf(name) !== "en"));
  const beyond = chunks.names.filter((name) => !first.has(name) && !texts.includes(name));
  const worker = gzipBytes(readFileSync(join(storefront, "dist", "service-worker.js")));
  const set = (/** @type {string[]} */ ...stems) => total(files.filter((name) => stems.includes(stem(name))));

  return [
    { name: "JavaScript before / is usable", value: total(first), limit: 95_000, unit: "kB" },
    { name: "CSS of /", value: total(firstStyles), limit: 8_000, unit: "kB" },
    {
      name: "requests the HTML of / makes, pictures aside",
      value: 1 + new Set([...links.scripts, ...links.styles]).size,
      limit: 5,
      unit: "",
    },
    {
      ...largest(
        "chunk of a route",
        beyond.map((name) => ({ name: stem(name), files: [name] })),
      ),
      limit: 12_000,
      unit: "kB",
    },
    { ...largest("language", languages), limit: 12_000, unit: "kB" },
    {
      name: "the wallet's set, QR codes and address checks in",
      value: set("wallet", "qr", "checksums"),
      limit: 25_000,
      unit: "kB",
    },
    {
      name: "the merchant's set, signature pad in",
      value: set("merchant", "signature"),
      limit: 25_000,
      unit: "kB",
    },
    {
      name: "whole shop in English, CSS and worker in",
      value: total(files.filter((name) => !foreign.has(name))) + worker,
      limit: 180_000,
      unit: "kB",
    },
  ];
}

/** A chunk's name without its hash, as the build writes it. @param {string} name */
const stem = (name) => name.replace(/-.{8}\.(js|css)$/, "");

/** @param {Iterable<string>} names of files in assets/ */
const total = (names) =>
  [...names].reduce((sum, name) => sum + gzipBytes(readFileSync(join(assets, name))), 0);

/**
 * @param {string} what
 * @param {{ name: string, files: string[] }[]} parts
 * @returns {{ name: string, value: number }} the figure names the part, so that one knows where to look
 */
function largest(what, parts) {
  const sizes = parts.map(({ name, files }) => ({ name: `largest ${what}: ${name}`, value: total(files) }));
  return sizes.reduce((most, size) => (size.value > most.value ? size : most));
}
