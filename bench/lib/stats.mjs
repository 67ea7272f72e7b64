/**
 * The value a quarter of the sorted values lie below. What disturbs a measurement, other programs first of all, only
 * ever adds to it: the lower quartile stays where it is on a machine that is busy at times, where a median moves, and
 * unlike the minimum it still holds the garbage collection that belongs to a call.
 *
 * @param {number[]} values at least one
 * @returns {number}
 */
export function lowerQuartile(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) / 4;
  const below = sorted[Math.floor(place)];
  if (below === undefined) throw new RangeError("No quartile of nothing");
  return below + ((sorted[Math.ceil(place)] ?? below) - below) * (place % 1);
}

/**
 * Samples of several contestants, taken in rounds: `samples[name][round]`.
 *
 * @typedef {Record<string, number[]>} Samples
 */

/**
 * What each contestant needs beyond the floor.
 *
 * @param {Samples} samples
 * @param {string} floor
 * @returns {Record<string, number>}
 */
export const addedOver = (samples, floor) => compare(samples, floor, (value, base) => value - base);

/**
 * How many times the floor each contestant needs.
 *
 * @param {Samples} samples
 * @param {string} floor
 * @returns {Record<string, number>}
 */
export const ratioOver = (samples, floor) => compare(samples, floor, (value, base) => value / base);

/**
 * @param {Samples} samples
 * @param {string} floor
 * @param {(value: number, base: number) => number} relate
 */
function compare(samples, floor, relate) {
  const base = lowerQuartile(samples[floor] ?? []);
  const others = Object.entries(samples).filter(([name]) => name !== floor);
  return Object.fromEntries(others.map(([name, values]) => [name, relate(lowerQuartile(values), base)]));
}

/**
 * The middle of the sorted values; of two, their mean.
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

/**
 * How many times the floor each contestant needs, round by round: for differences of a few per cent, which a machine
 * whose speed changes between the rounds would hide. Take many rounds, each long enough to hold garbage collection.
 *
 * @param {Samples} samples times
 * @param {string} floor
 * @returns {Record<string, number>}
 */
export function pairedRatioOver(samples, floor) {
  const others = Object.keys(samples).filter((name) => name !== floor);
  return Object.fromEntries(others.map((name) => [name, medianRatio(samples, name, floor)]));
}

/**
 * How many times as fast one contestant is as another: the median of what each round says by itself, as a machine that
 * is busy with something else slows down the contestants of a round alike.
 *
 * @param {Samples} samples times
 * @param {string} over
 * @param {string} name
 * @returns {number}
 */
export function medianRatio(samples, over, name) {
  const times = samples[name] ?? [];
  return median((samples[over] ?? []).map((base, round) => base / (times[round] ?? Number.NaN)));
}
