/**
 * One violation of a rule. `line` starts at 1; 0 means the whole file.
 *
 * @typedef {{ path: string, line: number, message: string }} Finding
 */

/**
 * Prints findings as `path:line message` and fails the process when there are any.
 *
 * @param {string} check what was looked at, for the line that is printed when all is well
 * @param {Finding[]} findings
 */
export function reportFindings(check, findings) {
  for (const { path, line, message } of findings) {
    console.error(`${line > 0 ? `${path}:${line}` : path}  ${message}`);
  }
  if (findings.length > 0) {
    console.error(`${check}: ${findings.length} finding${findings.length === 1 ? "" : "s"}`);
    process.exitCode = 1;
  } else {
    console.log(`${check}: in order`);
  }
}
