/** Ids and public numbers of things that are there: without them most requests would end at "not found". */
export interface Known {
  readonly ids: readonly number[];
  readonly numbers: readonly string[];
}

/** Choices that a number decides: the same number, the same requests. */
export interface Random {
  readonly known: Known;
  /** A whole number from 0 below `end`. */
  below(end: number): number;
  chance(probability: number): boolean;
  /** One of the list, which must not be empty. */
  pick<Value>(list: readonly Value[]): Value;
}

/** Marsaglia's xorshift on 32 bits: quick, and good enough to choose test inputs. */
export function createRandom(seed: number, known: Known): Random {
  let state = seed | 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    known,
    below,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const value = list[below(list.length)];
      if (value === undefined) throw new RangeError("Nothing to choose from.");
      return value;
    },
  };
}
