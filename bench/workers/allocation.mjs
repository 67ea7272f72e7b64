import { smallAnswers } from "../lib/answers.mjs";
import { createStubbed, loadAdapters } from "../lib/clients.mjs";
import { inRounds } from "../lib/rounds.mjs";
import { ratioOver } from "../lib/stats.mjs";

/** Enough to outweigh single objects, few enough to fit the young generation: no collection during a sample. */
const CALLS = 400;

const { gc } = globalThis;
if (!gc) throw new Error("Start Node with --expose-gc");

/** @param {(client: import("../lib/clients.mjs").Client) => Promise<unknown>} call */
async function bytes(call) {
  /** @param {import("../lib/clients.mjs").Client} client */
  const measure = async (client) => {
    gc?.();
    const before = process.memoryUsage().heapUsed;
    for (let done = 0; done < CALLS; done++) await call(client);
    return (process.memoryUsage().heapUsed - before) / CALLS;
  };
  await inRounds(clients, 5, measure);
  return ratioOver(await inRounds(clients, 15, measure), "bare");
}

const clients = createStubbed(await loadAdapters(), smallAnswers);
const get = await bytes((client) => client.get(1));
const post = await bytes((client) => client.post(1));
console.log(JSON.stringify({ get, post }));
