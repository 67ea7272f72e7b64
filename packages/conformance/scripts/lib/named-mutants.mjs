/** @typedef {import("./source-mutants.mjs").SourceMutant} SourceMutant */

/**
 * The mutants that each of these entries means, whatever line they have moved to. An entry without any is about source that has changed.
 * @template {{ path: string, from: string, to: string, at?: string, nth?: number }} Entry
 * @param {readonly Entry[]} entries
 * @param {readonly SourceMutant[]} every
 * @returns {Map<Entry, SourceMutant[]>}
 */
export function mutantsNamed(entries, every) {
  return new Map(
    entries.map((entry) => {
      const { path, from, to, at = "", nth } = entry;
      const meant = every.filter(
        (one) => one.path === path && one.from.startsWith(from) && one.to === to && one.at.startsWith(at),
      );
      return [entry, nth === undefined ? meant : meant.slice(nth, nth + 1)];
    }),
  );
}
