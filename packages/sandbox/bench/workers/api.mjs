/**
 * The sandbox's command line in its own process, as an operator starts it: `api.mjs <folder of the build> <folder of the data> [option …]`. Reports
 * its addresses, then its memory on request.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const [library = "", data = "", ...options] = process.argv.slice(2);
const cli = new URL("cli.js", library);
process.argv = [process.execPath, cli.href, "--data", data, "--port", "0", ...options];

let welcome = "";
process.stdout.write = (/** @type {string | Uint8Array} */ chunk) => {
  welcome += chunk;
  const url = /API: +(\S+)\/api\n/.exec(welcome)?.[1];
  if (url) process.send?.({ url, databaseUrl: databaseUrl() });
  return true;
};
await import(cli.href);
process.on("message", () => process.send?.({ rss: process.memoryUsage.rss() }));
process.once("disconnect", () => process.emit("SIGINT"));

/** The built-in server's, as the role that owns the tables. */
function databaseUrl() {
  const folder = join(data, "database");
  const [, , , port] = readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n");
  return `postgres://sandbox:${readFileSync(join(folder, "password"), "utf8")}@127.0.0.1:${port}/sandbox`;
}
