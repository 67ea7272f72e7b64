/** Days in UTC, YYYY-MM-DD, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const DAY_SECONDS = 86_400;

/** The month of a time so far. @param seconds unix time */
export function monthSoFar(seconds: number): Period {
  const to = isoDay(seconds);
  return { from: `${to.slice(0, 8)}01`, to };
}

/** Unix seconds of a period: the first one, and the one after the last. Undefined for one that has no days. */
export function secondsOf({ from, to }: Period): { from: number; to: number } | undefined {
  const [start, end] = [Date.parse(from) / 1000, Date.parse(to) / 1000 + DAY_SECONDS];
  return start >= 0 && start < end ? { from: start, to: end } : undefined;
}

/** Unix seconds as a day in UTC. */
export const isoDay = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** Unix seconds as a time of ISO 8601 in UTC. */
export const isoTime = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace(".000", "");
