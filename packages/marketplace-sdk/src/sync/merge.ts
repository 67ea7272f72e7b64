/** Quantity and last change of a line or favorite. */
export interface Entry {
  /** Quantity; 1 for a favorite. */
  readonly num: number;
  /** Unix seconds of the last change. */
  readonly time: number;
}

/** A list by the key of its lines. */
export type Entries = Readonly<Record<string, Entry>>;

/** Quantities by the key of the line. */
export type Quantities = Readonly<Record<string, number>>;

/** The versions of one list to merge. */
export interface MergeInput {
  /** What this device has. */
  readonly local: Quantities;
  /** What the server has. */
  readonly remote: Entries;
  /** What the server had at the last exchange; undefined when this device has never seen this member's list. */
  readonly base: Entries | undefined;
  /** Unix seconds of the changes that this device has not saved yet, by key. A line that is gone is a change too. */
  readonly changed: Quantities;
  /** Unix seconds. */
  readonly now: number;
}

/**
 * Merges the device's and the server's list line by line. A line that changed on one side follows that side; if it changed
 * on both, the later change wins. A line changed here and removed there stays, so that nothing is lost. Without a base both
 * lists are united, with the larger of two quantities.
 */
export function merge({ local, remote, base, changed, now }: MergeInput): Entries {
  const merged: Record<string, Entry> = {};
  for (const key of keysOf(remote, local)) {
    const theirs = remote[key];
    const num = local[key];
    const ours = num === undefined ? undefined : { num, time: changed[key] ?? now };
    const winner = base ? laterOf(ours, theirs, base[key], changed[key]) : largerOf(ours, theirs);
    if (winner) merged[key] = winner;
  }
  return merged;
}

/** Whether two lists have the same lines in the same quantities. */
export const isSameList = (one: Entries, other: Entries): boolean =>
  keysOf(one, other).every((key) => one[key]?.num === other[key]?.num);

/** The keys of both, each once. */
export const keysOf = (one: object, other: object): string[] => [
  ...new Set([...Object.keys(one), ...Object.keys(other)]),
];

function largerOf(ours: Entry | undefined, theirs: Entry | undefined): Entry | undefined {
  if (!ours || !theirs) return ours ?? theirs;
  return ours.num > theirs.num ? ours : theirs;
}

function laterOf(
  ours: Entry | undefined,
  theirs: Entry | undefined,
  before: Entry | undefined,
  changedAt: number | undefined,
): Entry | undefined {
  if (changedAt === undefined || ours?.num === theirs?.num) return theirs;
  const isTheirsNew = theirs?.num !== before?.num;
  // The server does not say when a line was removed, so a removal never wins over a change.
  return isTheirsNew && theirs && theirs.time > changedAt ? theirs : ours;
}
