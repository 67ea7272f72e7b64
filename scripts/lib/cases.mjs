/** True under `VERIFY=full`: every case is tried, which takes hours. */
export const isFull = process.env.VERIFY === "full";

/**
 * The cases of a test, or their number: a sample in `npm test`, where it takes long a larger one in CI, more in `npm run verify`, and
 * all under `VERIFY=full`.
 *
 * @template Cases
 * @param {{ test: Cases, ci?: Cases, verify: Cases, full: Cases }} counts
 */
export function casesOf({ test, ci = test, verify, full }) {
  if (isFull) return full;
  if (process.env.VERIFY) return verify;
  return process.env.CI ? ci : test;
}

/**
 * All of some cases, or in `npm test` a sample of them, spread over the list.
 *
 * @template Case
 * @param {readonly Case[]} cases
 * @param {number} count of the sample
 */
export function sampleOf(cases, count) {
  if (process.env.VERIFY || cases.length <= count) return [...cases];
  return Array.from({ length: count }, (_, at) => cases[Math.floor((at * cases.length) / count)]);
}
