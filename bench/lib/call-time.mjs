import { listAnswers, smallAnswers } from "./answers.mjs";
import { createStubbed } from "./clients.mjs";
import { inRounds } from "./rounds.mjs";
import { addedOver, ratioOver } from "./stats.mjs";

/**
 * @typedef {object} CallTimes
 * @property {Record<string, number>} get microseconds over the baseline
 * @property {Record<string, number>} post microseconds over the baseline
 * @property {Record<string, number>} list times the baseline, for an answer of 100 kB
 */

/**
 * How much to measure: calls per sample, and samples per client.
 *
 * @typedef {{ rounds: number, calls: number, listRounds: number, listCalls: number }} Effort
 */

/** What `npm run bench` takes, in Node and in Chromium. @type {Effort} */
export const EFFORT = { rounds: 200, calls: 100, listRounds: 200, listCalls: 25 };

/**
 * Time per call on a `fetch` that answers at once, one call after the other. Runs in Node and in a page.
 *
 * @param {Record<string, import("./clients.mjs").Adapter>} adapters
 * @param {Effort} effort
 * @returns {Promise<CallTimes>}
 */
export async function callTimes(adapters, { rounds, calls, listRounds, listCalls }) {
  const small = createStubbed(adapters, smallAnswers);
  const get = await sample(small, rounds, calls, (client) => client.get(1));
  const post = await sample(small, rounds, calls, (client) => client.post(1));
  const list = await sample(createStubbed(adapters, listAnswers), listRounds, listCalls, (client) =>
    client.post(1),
  );
  return { get: addedOver(get, "bare"), post: addedOver(post, "bare"), list: ratioOver(list, "bare") };
}

/**
 * @param {Record<string, import("./clients.mjs").Client>} clients
 * @param {number} rounds
 * @param {number} calls
 * @param {(client: import("./clients.mjs").Client) => Promise<unknown>} call
 * @returns {Promise<import("./stats.mjs").Samples>} microseconds per call
 */
async function sample(clients, rounds, calls, call) {
  /** @param {import("./clients.mjs").Client} client */
  const measure = async (client) => {
    const start = performance.now();
    for (let done = 0; done < calls; done++) await call(client);
    return ((performance.now() - start) * 1000) / calls;
  };
  // Warm up first, since compilation belongs to a program's start and not to a call.
  await inRounds(clients, 25, measure);
  return inRounds(clients, rounds, measure);
}
