/**
 * Runs the journeys of the contract (`openapi/workflows`, Arazzo) with Redocly's Respect, and its collection with curl, against
 * a fresh sandbox or a server that is already there. Needs a build.
 *
 *   npm run journeys                                        all of them, on a new sandbox
 *   npm run journeys -- buy withdraw                        some
 *   npm run journeys -- --url http://127.0.0.1:4020         against a running server
 *   npm run journeys -- --url … --input account=mira --input password=…
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runCurlJourney } from "./lib/curl-journey.mjs";
import { countSteps, defaultInputs, journeyNames, reportLines, runJourney } from "./lib/journeys.mjs";
import { root } from "./lib/root.mjs";
import { serveFreshSandbox } from "./lib/serve.mjs";

const CURL = "curl";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: "string" }, input: { type: "string", multiple: true, default: [] } },
});
const known = [...journeyNames(), CURL];
const unknown = positionals.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`No such journey: ${unknown.join(", ")}. There are: ${known.join(", ")}.`);
  process.exitCode = 2;
} else {
  // The curl session signs in as the sandbox's demonstration user.
  const usual = values.url ? journeyNames() : known;
  await main(positionals.length > 0 ? positionals : usual);
}

/** @param {string[]} names */
async function main(names) {
  const work = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-journeys-")));
  const sandbox = values.url ? undefined : await serveFreshSandbox(join(work, "database"), null);
  const url = (values.url ?? sandbox?.url ?? "").replace(/\/$/, "");
  try {
    console.log(url);
    const tally = { passed: 0, failed: 0 };
    for (const name of names) {
      // Each journey needs new inputs, since two of them register a user.
      const inputs = { ...defaultInputs(), ...ownInputs() };
      const workflow = await (name === CURL ? runCurlJourney(url) : runJourney({ name, url, inputs, work }));
      console.log(`\n${reportLines(workflow).join("\n")}`);
      const { passed, failed } = countSteps(workflow);
      tally.passed += passed;
      tally.failed += failed;
    }
    const reports = join(root, "scripts", "test-results");
    mkdirSync(reports, { recursive: true });
    const report = { numPassedTests: tally.passed, numFailedTests: tally.failed };
    writeFileSync(join(reports, "verify-journeys.json"), JSON.stringify(report));
    console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
    process.exitCode = tally.failed > 0 ? 1 : 0;
  } finally {
    await sandbox?.close();
    rmSync(work, { recursive: true, force: true });
  }
}

/** Parses `--input name=value`. */
function ownInputs() {
  return Object.fromEntries(
    values.input.map((text) => {
      const [name = "", ...rest] = text.split("=");
      return [name, rest.join("=")];
    }),
  );
}
