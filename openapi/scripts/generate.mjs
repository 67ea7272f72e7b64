#!/usr/bin/env node
// node scripts/generate.mjs [--check]: writes openapi.yaml, the whole contract in one file. `--check` writes nothing and fails when
// the file is not what the sources say.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Document, isCollection, visit } from "yaml";
import { buildContract } from "./document.mjs";
import { root } from "./source.mjs";

const BANNER = "# Generated from source/ and the examples by scripts/generate.mjs. Do not edit.\n";
/** Characters of an object or list that is printed on one line. */
const MAX_LINE = 100;
const file = join(root, "openapi.yaml");
const wanted = BANNER + print(buildContract().openapi);

if (!process.argv.includes("--check")) writeFileSync(file, wanted);
else if (readFileSync(file, "utf8") !== wanted) {
  console.error(
    "openapi.yaml is stale. Run `npm run generate -w marketplace-contract` and commit the result.",
  );
  process.exitCode = 1;
}

/** The document as YAML, small lists and objects on one line. */
function print(openapi) {
  const document = new Document(openapi, { aliasDuplicateObjects: false });
  visit(document, {
    Collection(_key, node) {
      const isFlat = node.items.every((/** @type {any} */ item) => !isCollection(item.value ?? item));
      if (isFlat && JSON.stringify(node).length <= MAX_LINE) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}
