/**
 * Samples of several contestants, taken in rounds: `samples[name][round]`. They are compared round by round and the median counts:
 * a busy machine slows all contestants of a round alike.
 *
 * @typedef {Record<string, number[]>} Samples
 */

/**
 * Measures contestants in rounds. Each round has another order, so that none always runs after the same one.
 *
 * @template Contestant
 * @param {Record<string, Contestant>} contestants
 * @param {number} rounds
 * @param {(contestant: Contestant, name: string) => number | Promise<number>} measure one sample
 * @returns {Promise<Samples>}
 */
export async function inRounds(contestants, rounds, measure) {
  const entries = Object.entries(contestants);
  /** @type {Samples} */
  const samples = Object.fromEntries(entries.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const shift = round % entries.length;
    const order = [...entries.slice(shift), ...entries.slice(0, shift)];
    if (round % 2) order.reverse();
    for (const [name, contestant] of order) samples[name]?.push(await measure(contestant, name));
  }
  return samples;
}

/**
 * Every contestant next to the baseline: how many times it, unless another relation is asked for.
 *
 * @param {Samples} samples
 * @param {string} baseline
 * @param {(value: number, base: number) => number} [relate]
 * @returns {Record<string, number>}
 */
export function over(samples, baseline, relate = (value, base) => value / base) {
  const bases = samples[baseline] ?? [];
  const others = Object.entries(samples).filter(([name]) => name !== baseline);
  return Object.fromEntries(
    others.map(([name, values]) => [
      name,
      median(values.map((value, at) => relate(value, bases[at] ?? Number.NaN))),
    ]),
  );
}

/** The middle of the sorted values, or the mean of the two in the middle. @param {number[]} values @returns {number} */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (low + high) / 2;
}
