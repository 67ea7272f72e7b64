import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const manifest = require("marketplace-sdk/package.json");

for (const subpath of Object.keys(manifest.exports)) {
  if (subpath.endsWith(".json")) continue;
  const name = subpath.replace(".", "marketplace-sdk");
  const esm = await import(name);
  assert.ok(Object.keys(esm).length > 0, `${name} exports something`);
  assert.ok(!("default" in esm), `${name} has no default export`);
  assert.deepEqual(
    Object.keys(require(name)).sort(),
    Object.keys(esm).sort(),
    `${name} is the same from CommonJS`,
  );
  // A debugger shows the sources, and they say nothing of the machine that built them.
  const map = readFileSync(`${fileURLToPath(import.meta.resolve(name))}.map`, "utf8");
  for (const source of JSON.parse(map).sources) assert.match(source, /^\.\.?\//, `${name} has a source map`);
}
