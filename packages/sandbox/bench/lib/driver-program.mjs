import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The server's own statements and its pools, without HTTP around them. */
const PROGRAM = `
export { openDatabase } from "./db/connect";
export { openPools } from "./db/pools";
export { listProducts } from "./features/catalog/product-list";
export { payByBalance } from "./features/payments/pay-balance";
export { CHEAP_COST, hashPassword, SAFE_COST } from "./features/users/passwords";
export { authenticate, hashToken } from "./features/users/sessions";
export { brokenInvariants } from "./db/ledger/invariants";
export { DEFAULT_SETTINGS } from "./settings";`;

/**
 * What {@link PROGRAM} exports.
 *
 * @typedef {import("postgres").Sql} Sql
 * @typedef {{ member: Sql, money: Sql, end: () => Promise<void> }} Pools
 * @typedef {{ memory: number, passes: number }} Cost
 * @typedef {object} Driver
 * @property {(url: string, options?: { connections?: number }) => Sql} openDatabase
 * @property {(url: string, options: { isPooled: boolean }) => Pools} openPools
 * @property {(db: Sql, input: { limit: number }) => Promise<unknown>} listProducts
 * @property {(db: Sql, token: string, now: number) => Promise<object | undefined>} authenticate
 * @property {(call: object) => Promise<unknown>} payByBalance
 * @property {object} DEFAULT_SETTINGS
 * @property {(password: string, cost: Cost) => Promise<string>} hashPassword
 * @property {Cost} CHEAP_COST
 * @property {Cost} SAFE_COST
 * @property {(token: string) => string} hashToken
 * @property {(db: Sql) => Promise<{ rule: string, subject: string }[]>} brokenInvariants
 */

/**
 * Bundles {@link PROGRAM} from the sandbox's sources.
 *
 * @param {string} folder for the file
 * @returns {Promise<string>} the file
 */
export async function bundleDriver(folder) {
  const outfile = join(folder, "driver.mjs");
  await build({
    stdin: {
      contents: PROGRAM,
      resolveDir: fileURLToPath(new URL("../../src", import.meta.url)),
      loader: "ts",
    },
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    outfile,
    packages: "external",
    logLevel: "silent",
  });
  return outfile;
}
