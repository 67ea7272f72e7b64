/**
 * Mulberry32 for tests: the same numbers in every run.
 *
 * @param {number} seed
 * @returns {(below: number) => number} whole numbers from 0 below the given one
 */
export function createRandom(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
