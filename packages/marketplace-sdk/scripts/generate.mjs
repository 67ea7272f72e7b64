// Contract → src/generated. `--check` writes nothing and fails when a file is stale.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { printAnswers } from "./lib/answers.mjs";
import { openContract } from "./lib/contract.mjs";
import { printEntities } from "./lib/entities.mjs";
import { printMethods } from "./lib/methods.mjs";
import { collectSamples, printSamples } from "./lib/samples.mjs";
import { printTable } from "./lib/table.mjs";

const CONTRACT = new URL("../../../openapi/dist/openapi.json", import.meta.url);
const OUTPUT = new URL("../src/generated/", import.meta.url);
const BANNER = "// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.\n";

const schema = astToString(
  await openapiTS(CONTRACT, {
    alphabetize: true,
    // A default belongs to the server: without this, fields with a default would become required.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (node) => (node.format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined),
  }),
);
const contract = openContract(fileURLToPath(CONTRACT));
const operations = contract.operations();
const tagTexts = new Map(contract.root.tags.map(({ name, description }) => [name, description]));

const files = {
  "schema.ts": schema,
  "entities.ts": printEntities(schema),
  "operations.ts": printTable(contract, operations),
  "methods.ts": printMethods(operations, tagTexts),
  "samples.ts": printSamples(collectSamples(contract, operations)),
  "answers.ts": printAnswers(contract, operations),
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
    `${operations.length} operations, ${Object.keys(files).length} files ${isCheck ? "fresh" : "written"}`,
  );
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
