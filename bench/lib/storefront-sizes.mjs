import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipBytes } from "./bundle.mjs";
import { readChunks } from "./chunks.mjs";
import { htmlLinks } from "./html-links.mjs";

const storefront = fileURLToPath(new URL("../../packages/storefront/", import.meta.url));
const assets = join(storefront, "dist", "assets");

/**
 * The exact sizes of the built shop.
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

  const texts = chunks.names.filter((name) => stem(name).startsWith("texts-"));
  const [trade, shop] = [true, false].map((isTrade) =>
    texts
      .filter((name) => stem(name).endsWith("-trade") === isTrade)
      .map((name) => ({ name: stem(name).replace(/^texts-|-trade$/g, ""), files: [name] })),
  );
  if (!shop?.length || !trade?.length) throw new Error("The build has no language");

  const first = new Set(links.scripts.flatMap(chunks.closure));
  const foreign = new Set(texts.filter((name) => !/^texts-en\b/.test(name)));
  const beyond = chunks.names.filter((name) => !first.has(name) && !texts.includes(name));
  const worker = gzipBytes(readFileSync(join(storefront, "dist", "service-worker.js")));
  const aesEcb = files.filter((name) => stem(name).startsWith("aes-ecb"));
  const english = files.filter((name) => !foreign.has(name) && !aesEcb.includes(name));

  return [
    { name: "JavaScript before / is usable", value: total(first), limit: 100_000, unit: "kB" },
    { name: "CSS of /", value: total(new Set(links.styles)), limit: 8_000, unit: "kB" },
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
      limit: 14_000,
      unit: "kB",
    },
    { ...largest("language, the shop's texts", shop), limit: 14_000, unit: "kB" },
    { ...largest("language, texts of money and trade", trade), limit: 14_000, unit: "kB" },
    { name: "AES-ECB, loaded for a stored user in that format", value: total(aesEcb), unit: "kB" },
    {
      name: "everything in English, all styles and the worker in",
      value: total(english) + worker,
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
