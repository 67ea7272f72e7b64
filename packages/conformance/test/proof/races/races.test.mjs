/** Whether `--races` finds every build of the sandbox that reads first and writes then, and never accuses the right one. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { casesOf } from "../../../../../scripts/lib/cases.mjs";
import { checkServer } from "../../../src/check/run";
import { edited, openBuilds } from "../sandbox-builds.mjs";
import { RACE_BUILDS } from "./builds.mjs";

/** Runs on the right build. */
const RIGHT = casesOf({ test: 0, verify: 2, full: 100 });
const MINUTES = 60_000;
const every = [...new Set(RACE_BUILDS.flatMap(({ only }) => only))];

/** @type {Awaited<ReturnType<typeof openBuilds>>} */
let builds;
beforeAll(async () => {
  // Hashes of passwords take most of a run, and a race begins behind them.
  const base = edited("kernel/passwords.ts", "memory: 19_456, passes: 2", "memory: 8, passes: 1");
  builds = await openBuilds({ base });
}, 10 * MINUTES);
afterAll(() => builds.close());

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
    // A busy machine isn't the server's fault.
    timeoutMs: MINUTES,
  });
  return report.findings.map(({ operation, rule, problem }) => `${operation} ${rule}: ${problem}`);
}

it.each(RACE_BUILDS)("finds a build that $name", { timeout: 10 * MINUTES }, async ({ only, changes }) => {
  const server = await builds.start(changes);
  const problems = await findings(server.url, only);
  await server.close();
  expect(problems).not.toEqual([]);
});

it(`accuses the right build in none of ${RIGHT} runs`, { timeout: RIGHT * 10 * MINUTES }, async () => {
  const server = await builds.start(new Map());
  for (let run = 0; run < RIGHT; run++) expect(await findings(server.url, every)).toEqual([]);
  await server.close();
});
