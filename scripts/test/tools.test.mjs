import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { casesOf, sampleOf } from "../lib/cases.mjs";
import { beyondPlan, testPlan } from "../lib/plan.mjs";
import { root } from "../lib/root.mjs";
import { toolsFolder } from "../lib/tools.mjs";
import { readManifest } from "../lib/workspaces.mjs";

const tools = Object.keys(readManifest(toolsFolder).dependencies ?? {});
/** @param {import("../lib/steps.mjs").Step} step */
const toolOf = ({ command }) => command[command.indexOf("scripts/tool.mjs") + 1] ?? "";
const runsTool = (/** @type {import("../lib/steps.mjs").Step} */ { command }) =>
  command.includes("scripts/tool.mjs");

test("npm test needs no tool that an ordinary installation lacks, verify those of tools/ alone", () => {
  assert.deepEqual(testPlan(root).filter(runsTool), []);
  const used = beyondPlan(root).filter(runsTool).map(toolOf);
  assert.ok(used.length > 0);
  assert.deepEqual(
    used.filter((name) => !tools.includes(name)),
    [],
  );
});

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
