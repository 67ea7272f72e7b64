/**
 * The result of a suite's report: passed and failed tests, and problems outside of tests.
 *
 * @typedef {{ passed: number, failed: number, problems: string[] }} Tally
 */

/**
 * Reads the JSON report of Vitest (`--reporter=json`).
 *
 * @param {VitestReport} report
 * @returns {Tally}
 *
 * @typedef {{ numPassedTests?: number, numFailedTests?: number,
 *   testResults?: VitestFile[] }} VitestReport
 * @typedef {{ name: string, status: string, message?: string, assertionResults?: { status?: string }[] }} VitestFile
 */
export function tallyVitest(report) {
  // The file did not load, or failed before or after its tests.
  const broken = (report.testResults ?? []).filter(
    ({ status, assertionResults = [] }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + broken.length,
    problems: broken.map(({ name, message }) => `${name}: ${message || "could not be run"}`),
  };
}

/** Browser tests of a suite that may need their second attempt, which only CI allows. */
const MAX_FLAKY = 2;

/**
 * Reads the JSON report of Playwright (`reporter: [["json", …]]`). One or two tests that passed at the second attempt are blamed on a
 * busy machine; if there are more, all of them count as failed. Either way, they are reported.
 *
 * @param {PlaywrightReport} report
 * @returns {Tally}
 *
 * @typedef {{ stats?: { expected?: number, unexpected?: number, flaky?: number },
 *   errors?: { message?: string }[] }} PlaywrightReport
 */
export function tallyPlaywright(report) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report.stats ?? {};
  const errors = report.errors ?? [];
  const excused = flaky <= MAX_FLAKY ? flaky : 0;
  return {
    passed: expected + excused,
    failed: unexpected + flaky - excused + errors.length,
    problems: [
      ...(flaky > 0 ? [`${flaky} passed only at the second try`] : []),
      ...errors.map((error) => error.message ?? "an error outside any test"),
    ],
  };
}

/**
 * Combines a suite's report and its exit code, so that a suite without a report can't pass.
 *
 * @param {Tally | undefined} tally undefined when there is no readable report
 * @param {number} code exit code of the command
 * @returns {Tally}
 */
export function judgeSuite(tally, code) {
  if (!tally) return { passed: 0, failed: 1, problems: ["no test report was written"] };
  if (code !== 0 && tally.failed === 0) {
    return { ...tally, failed: 1, problems: [...tally.problems, `ended with code ${code}`] };
  }
  if (tally.passed + tally.failed === 0) {
    return { passed: 0, failed: 1, problems: ["no test was run"] };
  }
  return tally;
}
