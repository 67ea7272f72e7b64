import { readFileSync, rmSync } from "node:fs";

/**
 * A report file of a test suite.
 *
 * @template T
 * @param {string} file
 * @param {(report: T) => import("./reports.mjs").Tally} tally
 * @returns {import("./steps.mjs").SuiteReport}
 */
export function suiteReport(file, tally) {
  return {
    clear: () => rmSync(file, { force: true }),
    read: () => {
      try {
        return tally(JSON.parse(readFileSync(file, "utf8")));
      } catch {
        return undefined;
      }
    },
  };
}
