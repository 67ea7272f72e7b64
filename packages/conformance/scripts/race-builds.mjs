/**
 * Whether `--races` finds every build of the sandbox that reads first and writes then, and never accuses the right one.
 *
 *   node scripts/race-builds.mjs              each build once, the right one 10 times
 *   node scripts/race-builds.mjs --right 100  the right one more often
 *   node scripts/race-builds.mjs stock line   those whose name has a word; needs a build of the checker
 *   node scripts/race-builds.mjs - --right 9  the right one alone
 *   --at-once 4                               the right one on four servers at once
 */
import { parseArgs } from "node:util";
import { checkServer } from "../dist/index.js";
import { RACE_BUILDS } from "./lib/race-builds.mjs";
import { edited, openBuilds } from "./lib/sandbox-builds.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { right: { type: "string", default: "10" }, "at-once": { type: "string", default: "1" } },
});
const chosen = RACE_BUILDS.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
const right = Number(values.right);
const every = [...new Set(RACE_BUILDS.flatMap(({ only }) => only))];

/** A busy machine isn't the server's fault. */
const TIMEOUT_MS = 60_000;

/** @param {string} baseUrl @param {readonly string[]} only */
async function findings(baseUrl, only) {
  const report = await checkServer({
    baseUrl,
    only,
    login: { account: "buyer", password: "buyer-demo" },
    merchantLogin: { account: "merchant", password: "merchant-demo" },
    fundPassword: "fund-demo",
    write: true,
    races: true,
    // What one call does is another matter, and as long as ten runs.
    effects: false,
    properties: 0,
    timeoutMs: TIMEOUT_MS,
  });
  const skipped = report.checks.filter(({ rule, outcome }) => rule === "race" && outcome === "skipped");
  for (const { operation, reason } of skipped) console.log(`  not tried: ${operation}: ${reason}`);
  return report.findings.map(({ operation, rule, problem }) => `${operation} ${rule}: ${problem}`);
}

/** Cheap passwords: their hashes take most of a run, and a race begins behind them. */
const base = edited("features/users/passwords.ts", "memory: 19_456, passes: 2", "memory: 8, passes: 1");

const builds = await openBuilds({ base });
let found = 0;
let accused = 0;
try {
  for (const { name, only, changes } of chosen) {
    const server = await builds.start(changes);
    const problems = await findings(server.url, only);
    await server.close();
    if (problems.length > 0) found += 1;
    console.log(
      `${problems.length > 0 ? "found" : "MISSED"}: a build that ${name}\n  ${problems.join("\n  ")}`,
    );
  }
  let run = 0;
  const servers = Array.from({ length: Number(values["at-once"]) }, async () => {
    const server = await builds.start(new Map());
    while (run < right) {
      const name = `the right build, run ${++run} of ${right}`;
      const started = Date.now();
      const problems = await findings(server.url, every);
      if (problems.length > 0) accused += 1;
      for (const problem of problems) console.log(`the right build is accused: ${problem}`);
      console.log(`${name}: ${((Date.now() - started) / 1_000).toFixed(1)} s`);
    }
    await server.close();
  });
  await Promise.all(servers);
} finally {
  await builds.close();
}
console.log(
  `${found} of ${chosen.length} builds found, the right one accused in ${accused} of ${right} runs`,
);
process.exitCode = found === chosen.length && accused === 0 ? 0 : 1;
