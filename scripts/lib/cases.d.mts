export function casesOf(counts: {
  readonly test: number;
  readonly verify: number;
  readonly proof: number;
}): number;
