// Contract → src/generated. `--check` writes nothing and fails when a file is stale.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { printAnswers } from "./lib/answers.mjs";
import { readContract } from "./lib/contract.mjs";
import { printJsonSchemas } from "./lib/json-schemas.mjs";
import { printLimits } from "./lib/limits.mjs";
import { printMethods, printWithoutInput } from "./lib/methods.mjs";
import { printNormalizers } from "./lib/normalizers.mjs";
import { printOperations } from "./lib/operations.mjs";
import { printPaths } from "./lib/paths.mjs";
import { collectSamples, printSamples } from "./lib/samples.mjs";
import { printTypes } from "./lib/types.mjs";

const OUTPUT = new URL("../src/generated/", import.meta.url);
const BANNER = "// Generated from the contract by scripts/generate.mjs. Do not edit.\n";

const contract = readContract();
const files = {
  "types.ts": printTypes(contract),
  "methods.ts": printMethods(contract),
  "operations.ts": printOperations(contract),
  "without-input.ts": printWithoutInput(contract),
  "normalizers.ts": printNormalizers(contract),
  "limits.ts": printLimits(contract),
  "json-schemas.ts": printJsonSchemas(contract),
  "paths.ts": await printPaths(contract),
  "samples.ts": printSamples(collectSamples(contract)),
  "answers.ts": printAnswers(contract),
};

const isCheck = process.argv.includes("--check");
const stale = [];
if (!isCheck) mkdirSync(OUTPUT, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const file = new URL(name, OUTPUT);
  const wanted = BANNER + text;
  if (readOrEmpty(file) === wanted) continue;
  if (isCheck) stale.push(name);
  else writeFileSync(file, wanted);
}
if (stale.length > 0) {
  console.error(
    `Stale: ${stale.join(", ")}. Run \`npm run generate -w marketplace-sdk\` and commit the result.`,
  );
  process.exitCode = 1;
} else {
  console.log(
    `${contract.operations.length} operations, ${Object.keys(files).length} files ${isCheck ? "fresh" : "written"}`,
  );
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
