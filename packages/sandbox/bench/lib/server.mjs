import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importPackage } from "../../../../bench/lib/packages.mjs";

const CLI = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));
const JSON_HEADERS = { "content-type": "application/json" };
/** Connections that are kept open, each with one request on its way. */
export const CONNECTIONS = 40;

/**
 * The built sandbox as an operator starts it, in its own process.
 *
 * @param {string} data folder
 * @param {string[]} options
 * @throws {Error} when it ends without an address
 */
export async function startSandbox(data, ...options) {
  if (!existsSync(CLI)) throw new Error("The sandbox is not built.");
  const args = [CLI, "--data", data, "--port", "0", ...options];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const url = await new Promise((resolve, reject) => {
    let text = "";
    child.stdout.on("data", (chunk) => {
      text += chunk;
      const found = /API: +(\S+)\/api\n/.exec(text)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error("The sandbox did not start.")));
  });
  const database = join(data, "database");
  const [, , , port] = readFileSync(join(database, "postgres/postmaster.pid"), "utf8").split("\n");
  const password = readFileSync(join(database, "owner-password"), "utf8");
  return {
    url: /** @type {string} */ (url),
    /** As the role that owns the tables. */
    databaseUrl: `postgres://sandbox:${password}@127.0.0.1:${port}/sandbox`,
    /** Bytes of the API's process. */
    memory: () =>
      1024 * Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)], { encoding: "utf8" })),
    async close() {
      child.kill("SIGINT");
      await ended;
    },
  };
}

/** @param {string} url @param {object} body @param {Record<string, string>} [headers] */
export async function post(url, body, headers = {}) {
  const begun = performance.now();
  const options = { method: "POST", body: JSON.stringify(body), headers: { ...JSON_HEADERS, ...headers } };
  const response = await fetch(url, options);
  const answer = await response.json();
  return { status: response.status, answer, ms: performance.now() - begun };
}

/**
 * Sends all requests over the connections as fast as they are answered.
 *
 * @param {string} url
 * @param {{ body: object, headers?: Record<string, string> }[]} requests
 * @returns {Promise<number>} milliseconds for one
 * @throws {Error} when an answer is not a success
 */
export async function load(url, requests) {
  const autocannon = await importPackage("autocannon");
  let next = 0;
  const setupRequest = (/** @type {object} */ request) => {
    const { body, headers } = requests[next++ % requests.length] ?? { body: {} };
    return { ...request, body: JSON.stringify(body), headers: { ...JSON_HEADERS, ...headers } };
  };
  const { start, finish, errors, non2xx, mismatches } = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: requests.length,
    requests: [{ method: "POST", setupRequest }],
    verifyBody: (/** @type {string} */ body) => /^\{\s*"code":\s*1\b/.test(body),
  });
  if (errors + non2xx + mismatches > 0)
    throw new Error(`${url}: ${errors} errors, ${non2xx} statuses, ${mismatches} codes`);
  return (finish - start) / requests.length;
}

/** @param {number[]} values @param {number} part */
export function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
