/**
 * Measures how many mutants of the modules of money, ledger and states the tests kill. Takes minutes.
 *
 *   npm run mutants                    every module
 *   npm run mutants -- decimal retry   those whose path has one of the words
 *   npm run mutants -- answers         only what the tests with malformed answers kill, one operation of each kind; all with VERIFY=full
 *
 * A mutant is handed to the tests in memory: no file is changed.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createVitest } from "vitest/node";
import { root } from "../scripts/lib/root.mjs";
import { mutantsOf } from "./lib/mutants.mjs";

const MIN_SCORE = 0.9;
const SANDBOX = "packages/sandbox";
const SUMS = ["test/domain/money.test.ts", "test/domain/money-model.sampled.test.ts"];
const SDK = "packages/marketplace-sdk";
const CALLS = [
  "callbacks",
  "hooks",
  "idempotency",
  "market-fetch",
  "messages",
  "one-signal",
  "outcome-known",
  "raw",
  "redirects",
  "renewal",
  "request",
  "retry",
  "retry-with-key",
  "silent-stores",
  "time",
  "upload",
].map((name) => `test/client/${name}.test.ts`);

/** @typedef {{ folder: string, module: string, tests: string[], alias?: Record<string, string> }} Subject */

/** @type {Subject[]} */
const SUBJECTS = [
  { folder: SDK, module: "src/money/decimal.ts", tests: ["test/money"] },
  { folder: SDK, module: "src/money/read-amount.ts", tests: ["test/money"] },
  {
    folder: SDK,
    module: "src/envelope.ts",
    tests: [
      "client/envelope",
      "client/envelope-format",
      "client/dialects",
      "client/fast-admin",
      "client/values",
      "validate/validate",
    ].map((name) => `test/${name}.test.ts`),
  },
  { folder: SDK, module: "src/dialects/fast-admin.ts", tests: ["test/client/fast-admin.test.ts"] },
  {
    folder: SDK,
    module: "src/retry.ts",
    tests: ["retry", "retry-with-key", "time"].map((name) => `test/client/${name}.test.ts`),
  },
  { folder: SDK, module: "src/request.ts", tests: CALLS },
  { folder: SDK, module: "src/send.ts", tests: CALLS },
  { folder: SDK, module: "src/call.ts", tests: CALLS },
  { folder: SDK, module: "src/renewal.ts", tests: ["test/client/renewal.test.ts"] },
  { folder: SDK, module: "src/storage/pending-calls.ts", tests: ["test/client/idempotency.test.ts"] },
  { folder: SDK, module: "src/redirects.ts", tests: ["test/client/redirects.test.ts"] },
  { folder: SDK, module: "src/upload.ts", tests: ["test/client/upload.test.ts"] },
  { folder: SDK, module: "src/raw/index.ts", tests: ["test/client/raw.test.ts"] },
  { folder: SANDBOX, module: "src/domain/money.ts", tests: SUMS },
  {
    folder: SANDBOX,
    module: "src/features/checkout/pricing.ts",
    tests: [...SUMS, "test/features/checkout/pricing.test.ts"],
  },
  { folder: SANDBOX, module: "src/domain/coin-amount.ts", tests: SUMS },
  {
    folder: SANDBOX,
    module: "src/domain/ledger/coin-postings.ts",
    tests: [...SUMS, "test/domain/ledger/coin-postings.test.ts"],
  },
  {
    folder: SANDBOX,
    module: "src/domain/ledger/accounts.ts",
    tests: ["test/domain/ledger/accounts.test.ts"],
  },
  {
    folder: SANDBOX,
    module: "src/domain/state-machines/state-machine.ts",
    tests: ["test/domain/state-machines/state-machine.test.ts"],
  },
];

/** Modules that read a response, tested by the malformed answers alone (docs/decisions/contract-answers.md). @type {Subject[]} */
const ANSWERS = ["envelope", "errors"].map((name) => ({
  folder: "packages/conformance",
  module: `../marketplace-sdk/src/${name}.ts`,
  tests: ["test/malformed-server.sampled.test.ts"],
  // The checker uses the built package.
  alias: { "marketplace-sdk": join(root, SDK, "src/index.ts") },
}));

/** A thousandth of the cases kills as many mutants as all of them. */
process.env.CASES ??= "2000";
const words = process.argv.slice(2);
const chosen = words.includes("answers")
  ? ANSWERS
  : SUBJECTS.filter(({ module }) => words.length === 0 || words.some((word) => module.includes(word)));
let made = 0;
let noticed = 0;
for (const subject of chosen) {
  const { survivors, count } = await examine(subject);
  made += count;
  noticed += count - survivors.length;
  console.log(`${subject.module}: ${count - survivors.length} of ${count} noticed`);
  for (const { line, from, to } of survivors) console.log(`  ${line}: ${from} → ${to}`);
}
const share = `${((100 * noticed) / Math.max(1, made)).toFixed(1)} %`;
console.log(`${noticed} of ${made} mutants noticed, ${share}`);
// The malformed answers alone have no score to reach.
const minScore = chosen === ANSWERS ? 0 : MIN_SCORE;
process.exit(made > 0 && noticed >= minScore * made ? 0 : 1);

/** @param {Subject} subject */
async function examine({ folder, module, tests, alias = {} }) {
  const path = join(root, folder, module);
  const original = readFileSync(path, "utf8");
  let text = original;
  const vitest = await createVitest(
    "test",
    {
      root: join(root, folder),
      config: false,
      watch: true,
      include: tests.map((test) => (test.endsWith(".ts") ? test : `${test}/**/*.test.ts`)),
      reporters: [{}],
      maxWorkers: 1,
      // One failed test is enough, and each of the others might run into its time limit.
      bail: 1,
      execArgv: ["--import", new URL("lib/end-when-stuck.mjs", import.meta.url).href],
      // A timeout on a busy machine must not count as a killed mutant.
      testTimeout: 60_000,
    },
    {
      resolve: { alias },
      plugins: [
        { name: "mutant", enforce: "pre", load: (id) => (id.split("?")[0] === path ? text : undefined) },
      ],
    },
  );
  const specifications = await vitest.globTestSpecifications();
  const passes = async () => {
    vitest.invalidateFile(path);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    return unhandledErrors.length === 0 && testModules.length > 0 && testModules.every((found) => found.ok());
  };
  try {
    if (!(await passes())) throw new Error(`The tests of ${module} fail without any mutant.`);
    const mutants = mutantsOf(path, original);
    const survivors = [];
    for (const mutant of mutants) {
      ({ text } = mutant);
      if (await passes()) survivors.push(mutant);
    }
    return { survivors, count: mutants.length };
  } finally {
    await vitest.close();
  }
}
