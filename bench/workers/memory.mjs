import { smallAnswers } from "../lib/answers.mjs";
import { createStubbed, loadAdapters } from "../lib/clients.mjs";
import { inRounds } from "../lib/rounds.mjs";
import { median } from "../lib/stats.mjs";

const CALLS = 10_000;

const { gc } = globalThis;
if (!gc) throw new Error("Start Node with --expose-gc");

/** Heap bytes in use after garbage collection. */
async function heap() {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    gc?.();
  }
  return process.memoryUsage().heapUsed;
}

/** @param {import("../lib/clients.mjs").Client} client */
async function growth(client) {
  const before = await heap();
  for (let done = 0; done < CALLS; done += 2) {
    await client.get(1);
    await client.post(1);
  }
  return (await heap()) - before;
}

const clients = createStubbed(await loadAdapters(), smallAnswers);
// Warm up until caches are full and everything is compiled.
await inRounds(clients, 1, growth);
const samples = await inRounds(clients, 5, growth);
console.log(
  JSON.stringify(Object.fromEntries(Object.entries(samples).map(([name, bytes]) => [name, median(bytes)]))),
);
