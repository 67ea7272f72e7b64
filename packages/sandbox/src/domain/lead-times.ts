/** How long a quantity takes until it is shipped, as stored and as responses contain it. */
export interface LeadTime {
  /** Pieces from which it takes this long. */
  readonly min_num: number;
  /** Days from the payment. */
  readonly days: number;
}

/** What a product promises for one piece and for many. */
export interface ShippingPromise {
  /** Hours from the payment, below the first lead time. */
  readonly shipHours: number;
  /** By rising quantity and rising days. */
  readonly leadTimes: readonly LeadTime[];
}

const HOURS_OF_DAY = 24;

/** Hours from the payment until a quantity is shipped. @param pieces of the product in the order, across its variants */
export function shipHoursAt({ shipHours, leadTimes }: ShippingPromise, pieces: number): number {
  const time = leadTimes.findLast(({ min_num }) => min_num <= pieces);
  return Math.max(shipHours, (time?.days ?? 0) * HOURS_OF_DAY);
}

/** The first lead time whose quantity (`min_num`) or days do not rise. */
export function leadTimeFault(
  times: readonly LeadTime[],
): { readonly index: number; readonly field: keyof LeadTime } | undefined {
  let before = { min_num: 1, days: 0 };
  for (const [index, time] of times.entries()) {
    if (time.min_num <= before.min_num) return { index, field: "min_num" };
    if (time.days <= before.days) return { index, field: "days" };
    before = time;
  }
  return undefined;
}
