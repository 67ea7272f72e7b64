import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { runAtTheEdge } from "../package-checks/bundles.mjs";
import { ourErrors } from "../package-checks/compilers.mjs";
import { tempFolder } from "./temp.mjs";

/** @param {import("node:test").TestContext} t @param {string} code */
function program(t, code) {
  const file = join(tempFolder(t), "program.js");
  writeFileSync(file, code);
  return file;
}

test("a program that does with the web's own globals runs", async (t) => {
  const code =
    "globalThis.finished = new Promise((done) => setTimeout(() => done(new URL('https://a.example')), 1));";
  await runAtTheEdge(program(t, code));
});

for (const name of ["process", "Buffer", "require", "window", "localStorage", "setImmediate"]) {
  test(`a program that needs ${name} is found`, async (t) => {
    const file = program(t, `globalThis.finished = (async () => ${name}.x)();`);
    await assert.rejects(runAtTheEdge(file), { message: `${name} is not defined` });
  });
}

test("a bundle that lost the program is found", async (t) => {
  await assert.rejects(runAtTheEdge(program(t, "")), /did not run/);
});

test("errors count where they are ours", () => {
  const output = [
    "node_modules/other/index.d.ts(1,1): error TS1: theirs",
    "node_modules/marketplace-sdk/dist/index.d.ts(1,1): error TS2: ours",
    "operations/products.list.ts(3,1): error TS3: the program's",
    "error TS2688: Cannot find type definition file for 'node'.",
    "  more words",
  ].join("\n");
  assert.deepEqual(
    ourErrors(output).map((line) => /TS\d+/.exec(line)?.[0]),
    ["TS2", "TS3", "TS2688"],
  );
});
