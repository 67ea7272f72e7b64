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

  const routes = chunks.names.filter((name) => routeNames().has(stem(name)));
  const languages = chunks.names.filter((name) => stem(name) === "table");
  const home = routes.find((name) => stem(name) === "home");
  if (!home || languages.length === 0)
    throw new Error("The build has no chunk of the home page or no language");

  const entry = new Set(links.scripts.flatMap(chunks.closure));
  const first = new Set([...entry, ...chunks.closure(home)]);
  const firstStyles = new Set([...links.styles, ...chunks.styles(home)]);
  const beyond = (/** @type {string} */ name) => chunks.closure(name).filter((file) => !first.has(file));
  const english = files.filter((name) => !languages.includes(name));
  const worker = gzipBytes(readFileSync(join(storefront, "dist", "service-worker.js")));

  return [
    { name: "JavaScript before / is usable", value: total(first), limit: 95_000, unit: "kB" },
    { name: "CSS of /", value: total(firstStyles), limit: 8_000, unit: "kB" },
    {
      name: "requests the HTML of / makes, pictures aside",
      value: 1 + new Set([...links.scripts, ...links.styles]).size,
      limit: 5,
      unit: "",
    },
    { ...largest("route beyond the first load", routes, beyond), limit: 12_000, unit: "kB" },
    { ...largest("language", languages, beyond), limit: 12_000, unit: "kB" },
    {
      name: "whole shop in English, CSS and worker in",
      value: total(english) + worker,
      limit: 180_000,
      unit: "kB",
    },
  ];
}

/** A chunk's name without its hash, as the build writes it. @param {string} name */
const stem = (name) => name.replace(/-.{8}\.js$/, "");

/** @param {Iterable<string>} names of files in assets/ */
const total = (names) =>
  [...names].reduce((sum, name) => sum + gzipBytes(readFileSync(join(assets, name))), 0);

/** Every file in src/routes is a route. */
const routeNames = () =>
  new Set(readdirSync(join(storefront, "src", "routes")).map((name) => name.replace(/\.tsx?$/, "")));

/**
 * @param {string} what
 * @param {string[]} names of chunks
 * @param {(name: string) => string[]} filesOf
 * @returns {{ name: string, value: number }} the figure names the chunk, so that one knows where to look
 */
function largest(what, names, filesOf) {
  const sizes = names.map((name) => ({
    name: `largest ${what}: ${stem(name)}`,
    value: total(filesOf(name)),
  }));
  return sizes.reduce((most, size) => (size.value > most.value ? size : most));
}
