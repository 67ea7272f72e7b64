/**
 * Serves browser tests with the built sandbox, without rate limits and on a temporary database.
 *
 *   node scripts/fresh-sandbox.mjs --port 4420                  the API alone
 *   node scripts/fresh-sandbox.mjs --port 4420 --shop FOLDER    with a built shop on the same origin
 *
 * SANDBOX_ADMIN_TOKEN opens its admin console.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { quickFolder } from "./lib/quick-folder.mjs";
import { serveFreshSandbox } from "./lib/serve.mjs";

const { values } = parseArgs({
  options: { port: { type: "string", default: "0" }, shop: { type: "string" } },
});
const data = mkdtempSync(join(quickFolder(), "fresh-sandbox-"));
process.once("exit", () => rmSync(data, { recursive: true, force: true }));
const { SANDBOX_ADMIN_TOKEN: adminToken } = process.env;
const starting = serveFreshSandbox(data, values.shop === undefined ? null : resolve(values.shop), {
  port: Number(values.port),
  ...(adminToken && { adminToken }),
});
// Also handle signals during the start, so that everything that was started is stopped in order.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.once(signal, () => void starting.then((sandbox) => sandbox.close()).finally(() => process.exit()));
console.log(`The sandbox answers at ${(await starting).url}.`);
