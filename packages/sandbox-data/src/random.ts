/** Pseudorandom numbers that are the same on every machine and in every run. */

/** Mulberry32: a 32-bit generator, good enough to scatter sample data. Each call gives the next number in [0, 1). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A number in [0, 1) that only depends on `id` and `purpose`, not on the seed. */
export function fixedFraction(id: number, purpose: number): number {
  return randomFrom(Math.imul(id, 2_654_435_761) ^ Math.imul(purpose, 40_503))();
}

export interface Dice {
  /** [0, 1) */
  fraction(): number;
  /** An integer from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  chance(probability: number): boolean;
  /** @throws {RangeError} if the list is empty */
  pick<T>(items: readonly T[]): T;
}

export function diceFrom(seed: number): Dice {
  const fraction = randomFrom(seed);
  const whole = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  return {
    fraction,
    whole,
    chance: (probability) => fraction() < probability,
    pick: (items) => at(items, Math.floor(fraction() * items.length)),
  };
}

/** `items[index]`. @throws {RangeError} when there is no such item */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${items.length}`);
  return item;
}
