/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  /** One of several. @throws {RangeError} when there are none */
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: small, quick, and good enough to try requests with. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError("nothing to pick from");
      return item;
    },
  };
}

/** A number for a name, so that each operation has its own sequence. */
export const hash = (text: string): number =>
  [...text].reduce((sum, char) => Math.imul(sum, 31) + (char.codePointAt(0) ?? 0), 7);
