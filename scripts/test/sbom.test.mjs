import assert from "node:assert/strict";
import { test } from "node:test";
import { cycloneDx, licenseProblems, partsOf } from "../lib/sbom.mjs";

const integrity = `sha512-${Buffer.from("bytes").toString("base64")}`;
const lock = {
  packages: {
    "packages/shop": {
      name: "shop",
      version: "1.0.0",
      license: "MIT",
      dependencies: { a: "^1.0.0", kit: "*" },
    },
    "packages/kit": { version: "2.0.0", license: "MIT", optionalDependencies: { "@x/native": "1" } },
    "node_modules/kit": { link: true, resolved: "packages/kit" },
    "node_modules/a": { version: "1.2.0", license: "MIT", integrity, dependencies: { b: "^1.0.0" } },
    "node_modules/b": { version: "2.0.0", license: "ISC" },
    "node_modules/a/node_modules/b": { version: "1.0.0", license: "ISC", dependencies: { a: "1" } },
    "node_modules/@x/native": { version: "1.0.0", license: "Apache-2.0 AND LGPL-3.0-or-later" },
    "node_modules/hidden": { version: "3.0.0", license: "Unlicense" },
    "node_modules/tool": { version: "9.0.0" },
  },
};

test("a package brings what it depends on, each from its nearest folder, and no tools", () => {
  const refs = partsOf(lock, "packages/shop").map(({ ref }) => ref);
  assert.deepEqual(refs, ["shop@1.0.0", "@x/native@1.0.0", "a@1.2.0", "b@1.0.0", "kit@2.0.0"]);
});

test("what is part of the bundle counts", () => {
  const [shop] = partsOf(lock, "packages/shop", ["hidden"]);
  assert.deepEqual(shop?.needs, ["a@1.2.0", "hidden@3.0.0", "kit@2.0.0"]);
});

test("a dependency that the lockfile does not know is an error", () => {
  const packages = { "packages/shop": { dependencies: { gone: "1" } } };
  assert.throws(() => partsOf({ packages }, "packages/shop"), /needs gone/);
});

test("the bill names each part with its address, hash and license", () => {
  const bill = cycloneDx(partsOf(lock, "packages/shop"));
  assert.equal(bill.metadata.component?.["bom-ref"], "shop@1.0.0");
  assert.deepEqual(bill.components[0], {
    type: "library",
    "bom-ref": "@x/native@1.0.0",
    name: "@x/native",
    version: "1.0.0",
    purl: "pkg:npm/%40x/native@1.0.0",
    licenses: [{ expression: "Apache-2.0 AND LGPL-3.0-or-later" }],
  });
  assert.deepEqual(bill.components[1]?.hashes, [
    { alg: "SHA-512", content: Buffer.from("bytes").toString("hex") },
  ]);
  assert.deepEqual(bill.dependencies[2], { ref: "a@1.2.0", dependsOn: ["b@1.0.0"] });
});

test("each license must be agreed to", () => {
  const parts = partsOf(lock, "packages/shop", ["tool"]);
  assert.deepEqual(licenseProblems(parts, new Set(["MIT", "ISC", "Apache-2.0"])), [
    "@x/native@1.0.0 has the license LGPL-3.0-or-later: is it one of ours?",
    "tool@9.0.0 has no license",
  ]);
});
