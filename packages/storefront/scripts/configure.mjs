/**
 * Configures a finished build for one shop. It needs only Node and the folder.
 *
 *   node scripts/configure.mjs dist shop.json
 *   npm run configure -w storefront -- /var/www/shop shop.json
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { validateConfig, withConfig, withPolicy } from "../build/page-config.mjs";

/** The version of the files that the offline worker keeps (build/precache.ts). */
const VERSION = /("version":")([0-9a-f]{12})[^"]*/;

try {
  const [folder, file] = process.argv.slice(2);
  if (!folder || !file) throw new Error("Say which folder and which file: configure.mjs dist shop.json");
  configure(folder, readConfig(file));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} file */
function readConfig(file) {
  const text = readFileSync(file, "utf8");
  try {
    return validateConfig(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${file}: ${reason}`);
  }
}

/**
 * Writes the configuration into the page. The worker gets another version, so that browsers which keep the page fetch it again.
 *
 * @param {string} folder
 * @param {import("../src/shared/config/config").ShopConfig} config
 */
function configure(folder, config) {
  const page = join(folder, "index.html");
  const worker = join(folder, "service-worker.js");
  const html = withPolicy(withConfig(readFileSync(page, "utf8"), config), config);
  const hash = createHash("sha256").update(html).digest("hex").slice(0, 12);
  const code = readFileSync(worker, "utf8");
  if (!VERSION.test(code)) throw new Error(`${worker} has no version.`);
  writeFileSync(page, html);
  writeFileSync(
    worker,
    code.replace(VERSION, (_, name, version) => `${name}${version}-${hash}`),
  );
}
