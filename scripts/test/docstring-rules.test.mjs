import assert from "node:assert/strict";
import { test } from "node:test";
import { docstringFindings } from "../lib/docstring-rules.mjs";
import { tempFolder } from "./temp.mjs";

const MAIN = { ".": { import: { types: "./dist/index.d.ts" }, require: { types: "./dist/index.d.cts" } } };

/**
 * Findings in a published package `lib` of some files, as `path:line name`.
 *
 * @param {import("node:test").TestContext} context
 * @param {Record<string, string>} files below the package
 * @param {object} [manifest]
 */
function findings(context, files, manifest = { exports: MAIN }) {
  const placed = Object.entries(files).map(([path, text]) => [`lib/${path}`, text]);
  const root = tempFolder(context, Object.fromEntries(placed));
  return docstringFindings(root, [{ folder: "lib", manifest: { ...manifest } }]).map(
    ({ path, line, message }) =>
      `${path}${line > 0 ? `:${line}` : ""} ${message.replace(" is public and has no docstring", "")}`,
  );
}

test("names and members that an entry passes on need a docstring, wherever they are defined", (context) => {
  const files = {
    "src/index.ts": 'export { run as start } from "./run";\nexport type { Options } from "./options.ts";\n',
    "src/run.ts":
      "/** Kept. */\nexport const kept = 1;\n\nexport function run() {}\nexport const inner = 2;\n",
    "src/options.ts":
      "/** Of a run. */\nexport interface Options {\n  /** Seconds. */\n  wait: number;\n  speed: number;\n}\n",
  };
  assert.deepEqual(findings(context, files), [
    "lib/src/run.ts:4 start",
    "lib/src/options.ts:5 Options.speed",
  ]);
});

test("a docstring with only tags is reported, since it describes nothing", (context) => {
  const text = "/** @param ms milliseconds */\nexport const wait = (ms: number) => ms;\n";
  assert.deepEqual(findings(context, { "src/index.ts": text }), ["lib/src/index.ts:2 wait"]);
});

test("members of a class: the public ones, unless their interface documents them", (context) => {
  const text = `/** What is known. */
interface Known {
  /** HTTP status. */
  status: number;
}
/** A failure. */
export class Failure implements Readonly<Known> {
  declare readonly status: number;
  reason = "";
  private secret = "";
  #own = "";
  constructor(readonly cause: string) {}
}
`;
  assert.deepEqual(findings(context, { "src/index.ts": text }), ["lib/src/index.ts:9 Failure.reason"]);
});

test("members of object types that take several lines; a short one is read with its owner", (context) => {
  const text = `/** How it went. */
export type Outcome = { ok: true; data: string } | {
  ok: false;
  /** Why. */
  reason: string;
};
/** A store. */
export interface Store {
  /** For listeners. */
  state: {
    open: boolean;
  };
}
`;
  assert.deepEqual(findings(context, { "src/index.ts": text }), [
    "lib/src/index.ts:3 Outcome.ok",
    "lib/src/index.ts:11 Store.open",
  ]);
});

test("an interface of a standard names it in place of a line for each member", (context) => {
  const seen =
    "/** A schema.\n * @see https://schema.example\n */\nexport interface Schema {\n  type: string;\n}\n";
  assert.deepEqual(findings(context, { "src/index.ts": seen }), []);
  const other = seen.replace("https://schema.example", "Options");
  assert.deepEqual(findings(context, { "src/index.ts": other }), ["lib/src/index.ts:5 Schema.type"]);
});

test("generated code, other packages and private ones are left out", (context) => {
  const files = {
    "src/index.ts":
      'import { local } from "./local";\nexport type * from "./generated/types";\nexport { z } from "other";\nexport { local };\n',
    "src/generated/types.ts": "export interface Generated {\n  id: string;\n}\n",
    "src/local.ts": "export const local = 1;\n",
  };
  assert.deepEqual(findings(context, files), ["lib/src/local.ts:1 local"]);
  assert.deepEqual(findings(context, files, { private: true, exports: MAIN }), []);
});

test("every subpath is read; one without a source is reported", (context) => {
  const exports = {
    ".": { types: "./src/index.d.ts", default: "./src/index.js" },
    "./ui": { source: "./src/ui/index.tsx", types: "./dist/ui/index.d.ts" },
    "./state": { types: "./dist/state.d.ts" },
    "./lost": { types: "./dist/lost.d.ts" },
    "./package.json": "./package.json",
  };
  const files = {
    "src/index.d.ts": "export const a: number;\n",
    "src/ui/index.tsx": "export const b = <p />;\n",
    "src/state/index.ts": "export const c = 1;\n",
  };
  assert.deepEqual(findings(context, files, { exports }), [
    "lib/package.json no source found for lib/dist/lost.d.ts",
    "lib/src/index.d.ts:1 a",
    "lib/src/ui/index.tsx:1 b",
    "lib/src/state/index.ts:1 c",
  ]);
});
