import { fork } from "node:child_process";
import { once } from "node:events";
import { createAll, loadAdapters } from "../lib/clients.mjs";
import { inRounds } from "../lib/rounds.mjs";
import { ratioOver } from "../lib/stats.mjs";

const AT_ONCE = 50;
/** Calls of a burst: few enough that the machine's speed does not change between clients. */
const CALLS = 200;
const ROUNDS = 100;

/**
 * Milliseconds for a burst of calls, 50 of them in flight at any time.
 *
 * @param {import("../lib/clients.mjs").Client} client
 */
async function duration(client) {
  let left = CALLS;
  const line = async () => {
    while (left-- > 0) await client.get(1);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return performance.now() - start;
}

const server = fork(new URL("server.mjs", import.meta.url));
const [port] = await once(server, "message");
const { timed, ...adapters } = await loadAdapters(["timed"]);
const all = { ...adapters, ...(timed && { "fetch with a time-out": timed }) };
const clients = createAll(all, `http://127.0.0.1:${port}`, globalThis.fetch);
await inRounds(clients, 10, duration);
const times = ratioOver(await inRounds(clients, ROUNDS, duration), "bare");
// Calls per second are the inverse of the time they take.
console.log(
  JSON.stringify(Object.fromEntries(Object.entries(times).map(([name, ratio]) => [name, 1 / ratio]))),
);
server.disconnect();
// Kept-alive connections would keep the process running for a while.
process.exit();
