import { configDefaults } from "vitest/config";

/**
 * What each Vitest suite of this repository has in common: which tests are quick and which are long, told by their names.
 *
 *   name.test.ts                     `npm test`
 *   name.sampled.test.ts             a sample in `npm test`, more cases in `npm run verify`: see `casesOf`
 *   name.long.test.ts, test/proof/   `npm run verify`; a sample of the sampled proofs in CI, too
 *
 * `vitest run` is the suite of `npm test`, `vitest run --mode verify` that of `npm run verify`. `VERIFY=full` in front of it tries
 * every case, which takes hours.
 */
const SAMPLED = "**/*.sampled.test.*";
const LONG = [
  "**/*.long.test.*",
  process.env.CI ? "**/test/proof/**/!(*.sampled).test.*" : "**/test/proof/**",
];

/** @param include where the package has its tests @param mode of Vite */
export function suite(mode: string, include: string[]) {
  const isVerify = mode === "verify";
  return {
    include: isVerify ? ["**/*.long.test.*", "**/test/proof/**/*.test.*", SAMPLED] : include,
    exclude: [...configDefaults.exclude, ...(isVerify ? [] : LONG)],
    env: { VERIFY: isVerify ? (process.env.VERIFY ?? "1") : "" },
    reporters: ["default", ["json", { outputFile: `test-results/${isVerify ? "verify" : "test"}.json` }]] as [
      "default",
      ["json", { outputFile: string }],
    ],
    // Turbo runs two or three suites at a time, and a busy machine is no fault of the code.
    maxWorkers: 1,
    testTimeout: 60_000,
    // Test files in a worker share modules: loading them per file took a fifth of a run.
    isolate: false,
  };
}
