// Contract → src/generated: types of every operation, and the contract itself without prose. `--check` writes nothing
// and fails when a file is stale.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bundleContract } from "marketplace-contract/scripts/bundle-schemas.mjs";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";

const CONTRACT = new URL("../../../openapi/marketplace.yaml", import.meta.url);
const OUTPUT = new URL("../src/generated/", import.meta.url);
const BANNER = "// Generated from openapi/marketplace.yaml by scripts/generate.mjs. Do not edit.\n";

const schema = astToString(
  await openapiTS(CONTRACT, {
    alphabetize: true,
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (node) => {
      if (node.format === "binary") return ts.factory.createTypeReferenceNode("File");
      // Ids may be digit strings on the wire; inside this server they are numbers (src/http/coerce.ts turns them).
      if (isId(node)) return ts.factory.createKeywordTypeNode(ts.SyntaxKind.NumberKeyword);
      return undefined;
    },
  }),
);
const contract = bundleContract(fileURLToPath(CONTRACT));
const operations = Object.entries(contract.operations);

const auth = [
  "/** Who may call each operation. */",
  "export interface AuthOf {",
  ...operations.map(([id, { auth }]) => `  "${id}": "${auth}";`),
  "}",
  "/** Every value of `data.error` that the contract names. */",
  "export type ContractError =",
  ...[...new Set(operations.flatMap(([, { errors }]) => errors))].sort().map((error) => `  | "${error}"`),
  "  | never;",
  "",
].join("\n");

const bundled = [
  'import type { Contract } from "../http/contract";',
  "",
  `export const contract: Contract = ${JSON.stringify(contract, null, 1)};`,
  "",
].join("\n");

const files = { "schema.ts": schema, "operations.ts": auth, "contract.ts": bundled };

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
    `Stale: ${stale.join(", ")}. Run \`npm run generate -w marketplace-sandbox\` and commit the result.`,
  );
  process.exitCode = 1;
} else {
  console.log(
    `${operations.length} operations, ${Object.keys(files).length} files ${isCheck ? "fresh" : "written"}`,
  );
}

function isId({ type, pattern }) {
  return (
    Array.isArray(type) && type.includes("integer") && type.includes("string") && pattern?.includes("\\d")
  );
}

function readOrEmpty(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
