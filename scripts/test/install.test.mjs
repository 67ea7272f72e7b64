import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ensureInstalled } from "../lib/install.mjs";
import { tempFolder } from "./temp.mjs";

const LOCK = JSON.stringify({
  packages: {
    "": {},
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "1.0.0", optional: true },
  },
});
const INSTALLED = JSON.stringify({ packages: { "node_modules/a": { version: "1.0.0" } } });

/** @param {string} folder */
function fakeInstall(folder) {
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  writeFileSync(join(folder, "node_modules", ".package-lock.json"), INSTALLED);
  return 0;
}

test("installs on a fresh clone, once", (t) => {
  const folder = tempFolder(t, { "package-lock.json": LOCK });
  assert.equal(ensureInstalled(folder, fakeInstall), true);
  assert.equal(ensureInstalled(folder, fakeInstall), false);
});

test("installs again when the lockfile or a patch changed", (t) => {
  const files = { "package-lock.json": LOCK, "node_modules/.package-lock.json": INSTALLED };
  const other = tempFolder(t, { ...files, "package-lock.json": LOCK.replace("1.0.0", "1.0.1") });
  assert.equal(ensureInstalled(other, fakeInstall), true);
  const patched = tempFolder(t, files);
  utimesSync(join(patched, "node_modules", ".package-lock.json"), 0, 0);
  mkdirSync(join(patched, "patches"));
  writeFileSync(join(patched, "patches", "a+1.0.0.patch"), "");
  assert.equal(ensureInstalled(patched, fakeInstall), true);
});

test("says that the installation failed", (t) => {
  const folder = tempFolder(t, { "package-lock.json": LOCK });
  assert.throws(() => ensureInstalled(folder, () => 1), /npm ci ended with code 1/);
});

test("waits for another installation, and not for one that died", (t) => {
  const folder = tempFolder(t, { "package-lock.json": LOCK });
  const lock = join(folder, ".installing");
  writeFileSync(lock, String(process.pid));
  spawn(process.execPath, ["-e", `setTimeout(() => fs.rmSync(${JSON.stringify(lock)}), 1_000)`]);
  const start = Date.now();
  assert.equal(ensureInstalled(folder, fakeInstall), true);
  assert.ok(Date.now() - start > 900);

  const left = tempFolder(t, { "package-lock.json": LOCK, ".installing": "999999999" });
  assert.equal(ensureInstalled(left, fakeInstall), true);
});
