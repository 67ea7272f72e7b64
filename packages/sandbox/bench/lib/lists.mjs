import { inRounds } from "../../../../bench/lib/rounds.mjs";
import { askList, askOtherPage } from "./contestants.mjs";
import { load } from "./load.mjs";

/** @typedef {import("../../../../bench/lib/stats.mjs").Samples} Samples */

/**
 * Milliseconds per page of products, of each contestant in each round.
 *
 * @param {object} contestants
 * @param {string} contestants.sandbox
 * @param {string} contestants.hono
 * @param {{ usual: { url: string }, silent: { url: string } }} contestants.prisms
 * @param {{ ask: (question: { list: number }) => Promise<{ ms: number }> }} contestants.driver
 * @param {number} rounds
 * @returns {Promise<{ samples: Samples, latencies: number[][] }>} latencies are the sandbox's, by round
 */
export async function measureLists({ sandbox, hono, prisms, driver }, rounds) {
  /** @type {number[][]} */
  const latencies = [];
  /** @param {string} url @param {number} calls @param {(url: string, number: number) => Buffer} ask */
  const overHttp =
    (url, calls, ask = askList) =>
    async () => {
      const result = await load(
        url,
        Array.from({ length: calls }, (_, number) => ask(url, number)),
      );
      if (url === sandbox && ask === askList) latencies.push(result.latencies);
      return result.ms / calls;
    };
  // As many calls as take each about half a second on a fast machine: with fewer, a single pause would decide the p99.
  const contestants = {
    Hono: overHttp(hono, 8_000),
    sandbox: overHttp(sandbox, 6_000),
    "sandbox, other pages": overHttp(sandbox, 2_000, askOtherPage),
    "driver alone": async () => (await driver.ask({ list: 4_000 })).ms / 4_000,
    Prism: overHttp(prisms.usual.url, 600),
    "Prism -v silent": overHttp(prisms.silent.url, 800),
  };
  await inRounds(contestants, 3, (measure) => measure());
  latencies.length = 0;
  return { samples: await inRounds(contestants, rounds, (measure) => measure()), latencies };
}
