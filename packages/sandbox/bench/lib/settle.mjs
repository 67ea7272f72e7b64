import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { asPrice, FUND_PASSWORD } from "./payments.mjs";

export { FUND_PASSWORD };

/** The server's own statements and its pools, without HTTP around them. */
const PROGRAM = `
export { openDatabase } from "./db/connect";
export { sealing } from "./db/ledger/sealing";
export { openPools, sealingPools } from "./db/pools";
export { payWithBalance } from "./features/payments/pay-balance";
export { CHEAP_COST, hashPassword } from "./kernel/passwords";
export { authenticate } from "./features/users/sessions";
export { hashToken } from "./kernel/hash-token";
export { brokenInvariants } from "./db/ledger/invariants";
export { DEFAULT_SETTINGS } from "./kernel/settings";`;

/**
 * Bundles the program from the sandbox's sources.
 *
 * @param {string} folder for the file
 * @returns {Promise<string>} the file
 */
export async function bundleDriver(folder) {
  const outfile = join(folder, "driver.mjs");
  const resolveDir = fileURLToPath(new URL("../../src", import.meta.url));
  await build({
    stdin: { contents: PROGRAM, resolveDir, loader: "ts" },
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

/**
 * Settles a payment as its HTTP call does: session, password, key and all. The sandbox's test `statements.test.ts` holds that
 * both send the same statements.
 *
 * @param {any} program what the bundle exports
 * @param {{ member: import("postgres").Sql, money: import("postgres").Sql }} pools
 * @param {Pick<import("./payments.mjs").Payment, "token" | "payNo" | "total">} payment
 * @param {number} [now] unix seconds
 */
export async function settle(program, { member, money }, { token, payNo, total }, now) {
  const time = now ?? Math.floor(Date.now() / 1000);
  return program.payWithBalance({
    id: "payments.payWithBalance",
    input: { pay_no: payNo, fund_password: FUND_PASSWORD, expect_total: asPrice(total) },
    viewer: await program.authenticate(member, token, time),
    key: payNo,
    bodyHash: payNo,
    now: time,
    services: { db: money, settings: program.DEFAULT_SETTINGS },
  });
}
