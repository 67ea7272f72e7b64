import assert from "node:assert/strict";
import { test } from "node:test";
import { lockProblems } from "../lib/lock-rules.mjs";

const good = {
  packages: {
    "": {},
    "packages/sdk": {},
    "node_modules/sdk": { resolved: "packages/sdk", link: true },
    "node_modules/esbuild": { optionalDependencies: { "@esbuild/linux-64": "1", "@esbuild/darwin-64": "1" } },
    "node_modules/@esbuild/linux-64": {},
    "node_modules/@esbuild/darwin-64": {},
    "node_modules/a/node_modules/b": { optionalDependencies: { c: "1", d: "1" } },
    "node_modules/a/node_modules/c": {},
    "node_modules/d": {},
  },
};

test("a complete lockfile without addresses is in order, wherever npm put the packages", () => {
  assert.deepEqual(lockProblems(good), []);
});

test("a package missing for one platform is found", () => {
  const { "node_modules/@esbuild/darwin-64": _, ...packages } = good.packages;
  assert.match(lockProblems({ packages }).join(), /esbuild needs @esbuild\/darwin-64/);
});

test("a dependency without an entry is found", () => {
  const packages = { ...good.packages, "node_modules/d": { dependencies: { a: "1", lost: "1" } } };
  assert.deepEqual(lockProblems({ packages: { ...packages, "node_modules/a": {} } }), [
    "node_modules/d needs lost, which has no entry",
  ]);
});

test("the address of a registry is found", () => {
  const address = "https://registry.example/d/-/d-1.tgz";
  const packages = { ...good.packages, "node_modules/d": { resolved: address } };
  assert.deepEqual(lockProblems({ packages }), [`node_modules/d names the address ${address}`]);
});

test("a package that is asked for by a name is found, unless the manifest pins it", () => {
  const packages = {
    ...good.packages,
    "node_modules/a": { dependencies: { b: "latest", c: "^1.2.3", d: "npm:e@^2" } },
    "node_modules/a/node_modules/b": {},
  };
  assert.deepEqual(lockProblems({ packages }), ["node_modules/a asks for b by the name latest"]);
  assert.deepEqual(lockProblems({ packages }, { a: { b: "1.0.0" } }), []);
});

test("an empty lockfile is not in order", () => {
  assert.equal(lockProblems({}).length, 1);
});
