import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { casesOf } from "../lib/cases.mjs";
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

/** What a step of `npm run verify` runs, and what the same suite leaves out in `npm test`. @param {string} long @param {string} usual */
function runAndLeft(long, usual) {
  const run = commandOf(beyondPlan(root), long).filter((arg) => /^(test|src)\//.test(arg));
  const left = commandOf(testPlan(root), usual).flatMap((arg) =>
    arg.startsWith("--exclude=") ? [arg.replace("--exclude=", "").replace("**", "")] : [],
  );
  return { run, left };
}

for (const { long, usual, folder } of [
  { long: "long proofs", usual: "sandbox", folder: "packages/sandbox" },
  { long: "simulated histories", usual: "react", folder: "packages/marketplace-react" },
  { long: "hostile answers", usual: "sdk", folder: "packages/marketplace-sdk" },
]) {
  test(`what the ${usual} suite leaves to verify is there, and so is what it runs with more cases`, () => {
    const { run, left } = runAndLeft(long, usual);
    assert.ok(run.length > 0);
    assert.deepEqual(
      left.filter((path) => !run.includes(path)),
      [],
    );
    assert.deepEqual(
      run.filter((path) => !existsSync(join(root, folder, path))),
      [],
    );
    const again = run.filter((path) => !left.includes(path));
    assert.deepEqual(
      again.filter((path) => !readFileSync(join(root, folder, path), "utf8").includes("casesOf({")),
      [],
    );
  });
}

test("npm run proof tries all cases, verify more than npm test", () => {
  const before = { ...process.env };
  const counts = { test: 1, verify: 2, proof: 3 };
  delete process.env.PROOF;
  delete process.env.VERIFY;
  assert.equal(casesOf(counts), 1);
  process.env.VERIFY = "1";
  assert.equal(casesOf(counts), 2);
  process.env.PROOF = "1";
  assert.equal(casesOf(counts), 3);
  process.env = before;
});
