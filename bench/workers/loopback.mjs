import { fork } from "node:child_process";
import { once } from "node:events";
import { createAll, loadAdapters } from "../lib/clients.mjs";
import { inRounds } from "../lib/rounds.mjs";
import { ratioOver } from "../lib/stats.mjs";

const AT_ONCE = 50;
const CALLS = 1_500;

/**
 * Calls per second, with 50 on their way at any time.
 *
 * @param {import("../lib/clients.mjs").Client} client
 */
async function rate(client) {
  let left = CALLS;
  const line = async () => {
    while (left-- > 0) await client.get(1);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return (CALLS * 1000) / (performance.now() - start);
}

const server = fork(new URL("server.mjs", import.meta.url));
const [port] = await once(server, "message");
const clients = createAll(await loadAdapters(), `http://127.0.0.1:${port}`, globalThis.fetch);
await inRounds(clients, 1, rate);
console.log(JSON.stringify(ratioOver(await inRounds(clients, 12, rate), "bare")));
server.disconnect();
// Kept-alive connections would hold the process for a while.
process.exit();
