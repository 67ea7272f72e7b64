import assert from "node:assert/strict";
import { test } from "node:test";
import { nodeProblem } from "../lib/node-version.mjs";

test("the supported Node versions are accepted", () => {
  for (const version of ["20.19.0", "20.20.2", "22.12.0", "22.23.3", "24.0.0", "26.1.0"]) {
    assert.equal(nodeProblem(version), undefined, version);
  }
});

test("older ones are refused in one sentence that names the version", () => {
  for (const version of ["16.20.2", "18.20.8", "20.18.3", "21.7.3", "22.11.0"]) {
    assert.match(nodeProblem(version) ?? "", new RegExp(`^Node ${version} .*20\\.19.*\\.$`), version);
  }
});
