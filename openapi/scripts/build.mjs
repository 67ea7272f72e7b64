#!/usr/bin/env node
// node scripts/build.mjs: writes dist/, the contract as everybody else reads it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { buildDocument } from "./document.mjs";
import { operationsTable } from "./operations.mjs";
import { root } from "./source.mjs";
import { printTypes } from "./types.mjs";

const openapi = buildDocument();
const operations = operationsTable(openapi);
const printJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

const files = {
  "openapi.json": printJson(openapi),
  "openapi.yaml": stringify(openapi, { aliasDuplicateObjects: false, lineWidth: 0 }),
  "schema.d.ts": await printTypes(openapi),
  "operations.json": printJson(operations),
};
mkdirSync(join(root, "dist"), { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const file = join(root, "dist", name);
  // A reader that runs meanwhile must not find half a file.
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
console.log(`${operations.length} operations in ${Object.keys(files).join(", ")}`);
