import assert from "node:assert/strict";
import { test } from "node:test";
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
