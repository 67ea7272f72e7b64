import assert from "node:assert/strict";
import { test } from "node:test";
import { testPlan, verifyPlan } from "../lib/plan.mjs";
import { root } from "../lib/root.mjs";
import { workspaces } from "../lib/workspaces.mjs";
import { tempFolder } from "./temp.mjs";

test("workspaces are found by name and by pattern; folders without a manifest are left out", (t) => {
  const folder = tempFolder(t, {
    "package.json": JSON.stringify({ workspaces: ["openapi", "packages/*"] }),
    "openapi/package.json": JSON.stringify({ name: "contract" }),
    "packages/b/package.json": JSON.stringify({ name: "b" }),
    "packages/a/package.json": JSON.stringify({ name: "a" }),
    "packages/notes/readme.md": "",
  });
  const found = workspaces(folder).map((entry) => [entry.folder, entry.manifest.name]);
  assert.deepEqual(found, [
    ["openapi", "contract"],
    ["packages/a", "a"],
    ["packages/b", "b"],
  ]);
});

test("a plan says which script a workspace lacks", (t) => {
  const folder = tempFolder(t, {
    "package.json": JSON.stringify({ workspaces: ["packages/*"] }),
    "packages/marketplace-sdk/package.json": JSON.stringify({
      name: "marketplace-sdk",
      scripts: { test: "vitest run" },
    }),
  });
  const plan = testPlan(folder);
  assert.equal(plan.find((step) => step.name === "sdk")?.missing, undefined);
  assert.equal(plan.find((step) => step.name === "storefront")?.missing, 'storefront has no script "test"');
});

test("verify is the test plan and more; names are unique and needs precede their users", () => {
  const names = verifyPlan(root).map((step) => step.name);
  assert.deepEqual(
    names.slice(0, testPlan(root).length),
    testPlan(root).map((step) => step.name),
  );
  assert.equal(new Set(names).size, names.length);
  for (const [index, step] of verifyPlan(root).entries()) {
    for (const need of step.needs ?? []) assert.ok(names.indexOf(need) < index && names.includes(need), need);
  }
});
