#!/usr/bin/env node
// node scripts/build.mjs: writes dist/, from which all packages read the contract.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { collectionOf } from "../src/collection.js";
import { buildContract } from "./document.mjs";
import { lifecyclesOf, printLifecycleTypes } from "./lifecycles.mjs";
import { operationsTable } from "./operations.mjs";
import { root } from "./source.mjs";
import { printOperationTypes, printTypes } from "./types.mjs";

const { bare, openapi, examples, rows } = buildContract();
const operations = operationsTable(bare);
const { lifecycles, invariants } = lifecyclesOf(bare);
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const module = (name, value) => `export const ${name} = ${JSON.stringify(value, null, 1)};\n`;

const files = {
  "openapi.json": json(openapi),
  "operations.json": json(operations),
  "schema.d.ts": await printTypes(bare),
  "marketplace.postman_collection.json": json(collectionOf(openapi)),
  // What the mock pages through.
  "rows.json": json(rows),
  // The modules of `import … from "marketplace-contract"`, separate so that bundlers only include those in use.
  "openapi.js": module("openapi", bare),
  "operations.js": module("operations", operations),
  "operations.d.ts": printOperationTypes(operations),
  "lifecycles.js": module("lifecycles", lifecycles) + module("invariants", invariants),
  "lifecycles.d.ts": printLifecycleTypes({ lifecycles, invariants }),
  "examples.js": module("examples", examples),
};
mkdirSync(join(root, "dist"), { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const file = join(root, "dist", name);
  // Do not touch an unchanged file, since another command may be reading it.
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
console.log(`${operations.length} operations in openapi/dist: ${Object.keys(files).join(", ")}`);
