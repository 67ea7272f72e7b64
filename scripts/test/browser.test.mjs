import assert from "node:assert/strict";
import { chmodSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { chromePath, LEAN, systemBrowsers } from "../lib/browser.mjs";
import { root } from "../lib/root.mjs";
import { tempFolder } from "./temp.mjs";

test("browsers are taken from the PATH by preference, then by folder; what can't run is left out", (t) => {
  const one = tempFolder(t, { "google-chrome": "", chromium: "" });
  const two = tempFolder(t, { chromium: "", "chromium-browser": "" });
  for (const path of [join(one, "google-chrome"), join(two, "chromium")]) chmodSync(path, 0o755);
  const found = systemBrowsers({ PATH: [one, two].join(delimiter) }).slice(0, 2);
  assert.deepEqual(found, [join(two, "chromium"), join(one, "google-chrome")]);
});

test("chromePath: CHROME_PATH, then the bootstrap's note while it is true, then the PATH", (t) => {
  const folder = tempFolder(t, { chromium: "", noted: "" });
  const noted = join(folder, "noted");
  const onPath = join(folder, "chromium");
  for (const path of [noted, onPath]) chmodSync(path, 0o755);
  const goodNote = join(tempFolder(t, { note: `${noted}\n` }), "note");
  const oldNote = join(tempFolder(t, { note: "/gone/chromium\n" }), "note");
  const env = { PATH: folder };
  assert.equal(chromePath({ ...env, CHROME_PATH: "/mine" }, goodNote), "/mine");
  assert.equal(chromePath(env, goodNote), noted);
  assert.equal(chromePath(env, oldNote), onPath);
  assert.equal(chromePath(env, join(folder, "no-note")), onPath);
});

test("the tests' flag includes all features of Playwright's flag, which it replaces", () => {
  const bundle = readFileSync(join(root, "node_modules/playwright-core/lib/coreBundle.js"), "utf8");
  const [, list = ""] = /disabledFeatures = \[([^\]]+)\]/.exec(bundle) ?? [];
  const names = [...list.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
  assert.ok(names.includes("PaintHolding"), "Playwright keeps its list elsewhere now");
  const ours = LEAN.flatMap((flag) => flag.replace("--disable-features=", "").split(","));
  assert.deepEqual(
    names.filter((name) => !ours.includes(name)),
    [],
  );
});
