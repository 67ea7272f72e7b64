export const isFull: boolean;
export function casesOf<Cases>(counts: {
  readonly test: Cases;
  readonly ci?: Cases;
  readonly verify: Cases;
  readonly full: Cases;
}): Cases;
export function sampleOf<Case>(cases: readonly Case[], count: number): Case[];
