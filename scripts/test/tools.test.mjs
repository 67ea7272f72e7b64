import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
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

/** @param {import("../lib/steps.mjs").Step[]} plan @param {string} name */
const commandOf = (plan, name) => plan.find((step) => step.name === name)?.command ?? [];

test("what the sandbox's tests leave to verify is there, and left out of npm test", () => {
  const left = commandOf(beyondPlan(root), "long proofs").filter((arg) => arg.startsWith("test/"));
  assert.ok(left.length > 0);
  assert.deepEqual(
    left.filter((path) => !existsSync(join(root, "packages/sandbox", path))),
    [],
  );
  const excluded = commandOf(testPlan(root), "sandbox").filter((arg) => arg.startsWith("--exclude="));
  assert.deepEqual(
    excluded.map((arg) => arg.replace("--exclude=", "").replace("**", "")),
    left,
  );
});

test("what the React package's tests leave to verify is there, and run by it", () => {
  const [left = ""] = commandOf(testPlan(root), "react").flatMap((arg) =>
    arg.startsWith("--exclude=") ? [arg.replace("--exclude=", "")] : [],
  );
  assert.ok(existsSync(join(root, "packages/marketplace-react", left)));
  const run = commandOf(beyondPlan(root), "simulated histories").filter((arg) => arg.startsWith("test/"));
  assert.deepEqual(
    run.filter((path) => left.startsWith(`${path}/`)),
    run,
  );
  assert.equal(run.length, 1);
});
