// Contract → src/generated/contract.ts: the whole contract with its sentences, so that the published checker carries it along.
// `--check` writes nothing and fails when the file is stale.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleContract } from "marketplace-contract/scripts/bundle-schemas.mjs";

const CONTRACT = fileURLToPath(new URL("../../../openapi/dist/openapi.json", import.meta.url));
const OUTPUT = fileURLToPath(new URL("../src/generated/contract.ts", import.meta.url));

const contract = bundleContract(CONTRACT, { prose: true });
const wanted = [
  "// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.",
  'import type { Contract } from "../check/contract";',
  "",
  `export const contract: Contract = ${JSON.stringify(contract, null, 1)};`,
  "",
].join("\n");

const count = `${Object.keys(contract.operations).length} operations`;
if (readOrEmpty(OUTPUT) === wanted) {
  console.log(`${count}, fresh`);
} else if (process.argv.includes("--check")) {
  console.error(
    "Stale: contract.ts. Run `npm run generate -w marketplace-conformance` and commit the result.",
  );
  process.exitCode = 1;
} else {
  mkdirSync(dirname(OUTPUT), { recursive: true });
  writeFileSync(OUTPUT, wanted);
  console.log(`${count} written`);
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
