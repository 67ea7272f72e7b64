/**
 * The number of cases of a test: few in `npm test`, more in `npm run verify`, which sets `VERIFY`, and all in `npm run proof`, which
 * sets `PROOF`.
 *
 * @param {{ test: number, verify: number, proof: number }} counts
 */
export function casesOf({ test, verify, proof }) {
  if (process.env.PROOF) return proof;
  return process.env.VERIFY ? verify : test;
}
