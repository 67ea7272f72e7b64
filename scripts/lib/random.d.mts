/** A whole number from 0 below the given one. */
export type Random = (below: number) => number;

/** Mulberry32 for tests: the same numbers in every run. */
export function createRandom(seed: number): Random;
