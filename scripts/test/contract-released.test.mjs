import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { newestTag, readContract, releasedContract } from "../contract-diff/released.mjs";
import { tempFolder } from "./temp.mjs";

test("the newest release is the highest version among the tags", () => {
  assert.equal(newestTag(["v0.9.0", "v0.10.0", "v0.2.11", "nightly", ""]), "v0.10.0");
  assert.equal(newestTag(["marketplace-sdk@1.0.0", "v0.9.9"]), "marketplace-sdk@1.0.0");
  assert.equal(newestTag(["v1.0.0-beta.1", "storefront@2.0.0"]), undefined);
});

test("the released contract is built from the files of its tag", (t) => {
  const build = (/** @type {string} */ version) =>
    `import { mkdirSync, writeFileSync } from "node:fs";
     mkdirSync("dist");
     writeFileSync("dist/openapi.json", JSON.stringify({ info: { version: "${version}" } }));`;
  const folder = tempFolder(t, { "openapi/scripts/build.mjs": build("0.1.0") });
  const git = (/** @type {string[]} */ ...args) => execFileSync("git", args, { cwd: folder });
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=Test", "-c", "user.email=test@mail.example", "commit", "--quiet", "-m", "Release");
  assert.equal(releasedContract(folder), undefined);
  git("tag", "v0.1.0");
  assert.equal(releasedContract(folder)?.info.version, "0.1.0");
});

test("a contract is read from a file or from the packed package", (t) => {
  const contract = JSON.stringify({ info: { version: "0.1.0" } });
  const folder = tempFolder(t, { "openapi.json": contract, "package/dist/openapi.json": contract });
  execFileSync("tar", ["-czf", "contract.tgz", "package"], { cwd: folder });
  for (const name of ["openapi.json", "contract.tgz"])
    assert.equal(readContract(join(folder, name)).info.version, "0.1.0");
});
