import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { root } from "../lib/root.mjs";

const files = execFileSync("git", ["ls-files", ".github/workflows", "packages/conformance/ci"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path.endsWith(".yml"));

test("every action of a workflow is pinned to a commit, with its version next to it", () => {
  const uses = files.flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(/^\s*-? ?uses: (?!\.)(.+)$/gm)].map(
      ([, action]) => `${path}: ${action}`,
    ),
  );
  assert.ok(uses.length > 10);
  assert.deepEqual(
    uses.filter((use) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use)),
    [],
  );
});
