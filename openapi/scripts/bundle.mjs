#!/usr/bin/env node
// node scripts/bundle.mjs: writes dist/marketplace.json, the whole contract in one file with every example's body in place.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { examplesOf, operations, root } from "./contract.mjs";
import { run } from "./run.mjs";

const output = join(root, "dist", "marketplace.json");
mkdirSync(join(root, "dist"), { recursive: true });
process.exitCode = run("@redocly/cli", "redocly", ["bundle", "marketplace", "--output", output]);

if (process.exitCode === 0) {
  const bundle = JSON.parse(readFileSync(output, "utf8"));
  // The bundler leaves `value: {$ref: ./ok.json}` alone, because an example's value is data to it.
  for (const operation of operations()) {
    const { responses } = bundle.paths[operation.path][operation.method];
    for (const { status, name, value } of examplesOf(operation)) {
      responses[status].content["application/json"].examples[name].value = value;
    }
  }
  writeFileSync(output, `${JSON.stringify(bundle, null, 2)}\n`);
}
