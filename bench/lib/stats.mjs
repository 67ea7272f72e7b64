/**
 * @param {number[]} values at least one
 * @returns {number}
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new RangeError("No median of nothing");
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/**
 * Samples of several contestants, taken in rounds: `samples[name][round]`.
 *
 * @typedef {Record<string, number[]>} Samples
 */

/**
 * What each contestant needs beyond the floor: the median over the rounds, so that a slow moment of the machine,
 * which hits all contestants of a round, weighs little.
 *
 * @param {Samples} samples
 * @param {string} floor
 * @returns {Record<string, number>}
 */
export const addedOver = (samples, floor) => compareRounds(samples, floor, (value, base) => value - base);

/**
 * How many times the floor each contestant needs: the median over the rounds.
 *
 * @param {Samples} samples
 * @param {string} floor
 * @returns {Record<string, number>}
 */
export const ratioOver = (samples, floor) => compareRounds(samples, floor, (value, base) => value / base);

/**
 * How many times the floor each contestant needs at its fastest: for what starts a process, whose disturbances only
 * ever add.
 *
 * @param {Samples} samples
 * @param {string} floor
 * @returns {Record<string, number>}
 */
export function ratioOfFastest(samples, floor) {
  const base = Math.min(...(samples[floor] ?? []));
  return Object.fromEntries(
    Object.entries(samples)
      .filter(([name]) => name !== floor)
      .map(([name, values]) => [name, Math.min(...values) / base]),
  );
}

/**
 * @param {Samples} samples
 * @param {string} floor
 * @param {(value: number, base: number) => number} compare
 */
function compareRounds(samples, floor, compare) {
  const base = samples[floor] ?? [];
  return Object.fromEntries(
    Object.entries(samples)
      .filter(([name]) => name !== floor)
      .map(([name, values]) => [
        name,
        median(values.map((value, round) => compare(value, base[round] ?? NaN))),
      ]),
  );
}
