/**
 * Measures contestants in rounds. Each round has another order, so that none always runs after the same one.
 *
 * @template Contestant
 * @param {Record<string, Contestant>} contestants
 * @param {number} rounds
 * @param {(contestant: Contestant, name: string) => number | Promise<number>} measure one sample
 * @returns {Promise<import("./stats.mjs").Samples>}
 */
export async function inRounds(contestants, rounds, measure) {
  const entries = Object.entries(contestants);
  /** @type {import("./stats.mjs").Samples} */
  const samples = Object.fromEntries(entries.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const shift = round % entries.length;
    const order = [...entries.slice(shift), ...entries.slice(0, shift)];
    if (round % 2) order.reverse();
    for (const [name, contestant] of order) samples[name]?.push(await measure(contestant, name));
  }
  return samples;
}
