/**
 * How long a compiler checks twenty calls by the SDK, next to openapi-fetch on the types of openapi-typescript: `npm run bench -- types`.
 * Fails where a figure alarms.
 */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { report } from "./lib/figures.mjs";
import { inRounds, over } from "./lib/rounds.mjs";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const root = fileURLToPath(new URL("..", import.meta.url));
const OPTIONS =
  "--noEmit --strict --noUncheckedIndexedAccess --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --types node";

/** @param {string[]} args a program below the root, then its arguments */
const run = (...args) => execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" });

run(
  "node_modules/openapi-typescript/bin/cli.js",
  "openapi/dist/openapi.json",
  "-o",
  "bench/twenty-calls/.cache/schema.d.ts",
);
const clients = { "marketplace-sdk": 0, "openapi-fetch": 0 };
const times = await inRounds(clients, ROUNDS, (_, name) => {
  const file = `bench/twenty-calls/${name}.ts`;
  const output = run("node_modules/typescript/bin/tsc", ...OPTIONS.split(" "), "--extendedDiagnostics", file);
  return Number(/^Check time:\s+([\d.]+)s/m.exec(output)?.[1]);
});
const { "marketplace-sdk": value = Number.NaN } = over(times, "openapi-fetch");
report(
  "Type checking",
  // hey-api's client by the same method in November 2026.
  [
    {
      name: "check time of twenty calls over openapi-fetch's",
      value,
      unit: "×",
      alarm: 1,
      others: { "hey-api": 1.29 },
    },
  ],
  "Compiled in turns by the repository's TypeScript; the median of the ratios. The others take `data` out of the envelope with one function of their own.",
);
