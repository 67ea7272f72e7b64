import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { casesOf, sampleOf } from "../lib/cases.mjs";
import { root } from "../lib/root.mjs";
import { toolsFolder } from "../lib/tools.mjs";
import { readManifest } from "../lib/workspaces.mjs";

const tools = Object.keys(readManifest(toolsFolder).dependencies ?? {});

test("an ordinary installation does not bring the tools", () => {
  /** @type {{ packages: Record<string, unknown> }} */
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  assert.deepEqual(
    tools.filter((name) => `node_modules/${name}` in packages),
    [],
  );
});

test("verify tries more than npm test", () => {
  const counts = { test: 1, verify: 2, full: 3 };
  const { VERIFY: before } = process.env;
  delete process.env.VERIFY;
  assert.equal(casesOf(counts), 1);
  assert.deepEqual(sampleOf([1, 2, 3, 4, 5, 6], 3), [1, 3, 5]);
  process.env.VERIFY = "1";
  assert.equal(casesOf(counts), 2);
  assert.deepEqual(sampleOf([1, 2, 3], 2), [1, 2, 3]);
  if (before === undefined) delete process.env.VERIFY;
  else process.env.VERIFY = before;
});
