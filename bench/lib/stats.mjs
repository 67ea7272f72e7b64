/**
 * Samples of several contestants, taken in rounds: `samples[name][round]`.
 *
 * All comparisons are made per round, and their median counts. A busy machine slows all contestants of a round equally, so take many
 * rounds, each too short for the load to change within it.
 *
 * @typedef {Record<string, number[]>} Samples
 */

/**
 * How much each contestant needs beyond the baseline.
 *
 * @param {Samples} samples
 * @param {string} baseline
 * @returns {Record<string, number>}
 */
export const addedOver = (samples, baseline) => compare(samples, baseline, (value, base) => value - base);

/**
 * How many times the baseline each contestant needs.
 *
 * @param {Samples} samples
 * @param {string} baseline
 * @returns {Record<string, number>}
 */
export const ratioOver = (samples, baseline) => compare(samples, baseline, (value, base) => value / base);

/**
 * How many times as fast one contestant is as another.
 *
 * @param {Samples} samples times
 * @param {string} over
 * @param {string} name
 * @returns {number} NaN where there is nothing to compare
 */
export const medianRatio = (samples, over, name) => ratioOver(samples, name)[over] ?? Number.NaN;

/**
 * @param {Samples} samples
 * @param {string} baseline
 * @param {(value: number, base: number) => number} relate
 */
function compare(samples, baseline, relate) {
  const bases = samples[baseline] ?? [];
  const others = Object.entries(samples).filter(([name]) => name !== baseline);
  return Object.fromEntries(
    others.map(([name, values]) => [
      name,
      median(values.map((value, round) => relate(value, bases[round] ?? Number.NaN))),
    ]),
  );
}

/**
 * The median: the middle of the sorted values, or the mean of the two in the middle.
 *
 * @param {number[]} values
 * @returns {number} NaN of nothing
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (low + high) / 2;
}
