import assert from "node:assert/strict";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ensureInstalled } from "../lib/install.mjs";
import { tempFolder } from "./temp.mjs";

const LOCK = JSON.stringify({ packages: { "node_modules/a": { version: "1.0.0" } } });
const say = () => {};

/** @param {string} root */
async function fakeInstall(root) {
  mkdirSync(join(root, "node_modules"), { recursive: true });
  return 0;
}

test("installs on a fresh clone, and only once", async (t) => {
  const root = tempFolder(t, { "package-lock.json": LOCK });
  assert.equal(await ensureInstalled({ root, say, runInstall: fakeInstall }), "installed");
  assert.equal(await ensureInstalled({ root, say, runInstall: fakeInstall }), "current");
});

test("installs again when the lockfile changed", async (t) => {
  const root = tempFolder(t, { "package-lock.json": LOCK });
  await ensureInstalled({ root, say, runInstall: fakeInstall });
  writeFileSync(join(root, "package-lock.json"), LOCK.replace("1.0.0", "1.0.1"));
  assert.equal(await ensureInstalled({ root, say, runInstall: fakeInstall }), "installed");
});

test("keeps a tree that npm install made from the same lockfile", async (t) => {
  const root = tempFolder(t, { "package-lock.json": LOCK, "node_modules/.package-lock.json": LOCK });
  const runInstall = () => assert.fail("must not install");
  assert.equal(await ensureInstalled({ root, say, runInstall }), "adopted");
});

test("installs again when a patch of a dependency changed", async (t) => {
  const root = tempFolder(t, {
    "package-lock.json": LOCK,
    "node_modules/.package-lock.json": LOCK,
    "patches/a+1.0.0.patch": "one",
  });
  await ensureInstalled({ root, say, runInstall: fakeInstall });
  writeFileSync(join(root, "patches", "a+1.0.0.patch"), "another");
  assert.equal(await ensureInstalled({ root, say, runInstall: fakeInstall }), "installed");
  assert.equal(await ensureInstalled({ root, say, runInstall: fakeInstall }), "current");
});

test("installs when the tree was made for another machine", async (t) => {
  const root = tempFolder(t, {
    "package-lock.json": LOCK,
    "node_modules/.package-lock.json": LOCK,
    "node_modules/.bootstrap-stamp": JSON.stringify({ machine: "sunos vax node20", lock: "x" }),
  });
  assert.equal(await ensureInstalled({ root, say, runInstall: fakeInstall }), "installed");
});

test("of two at once one installs and the other waits and says so", async (t) => {
  const root = tempFolder(t, { "package-lock.json": LOCK });
  let installs = 0;
  let waiting = 0;
  /** @type {() => void} */
  let secondWaits = () => {};
  const secondIsWaiting = new Promise((resolve) => {
    secondWaits = () => resolve(undefined);
  });
  const runInstall = async () => {
    installs++;
    await secondIsWaiting;
    return fakeInstall(root);
  };
  const waitingSay = (/** @type {string} */ line) => {
    if (!line.includes("waiting")) return;
    waiting++;
    secondWaits();
  };
  const both = [1, 2].map(() => ensureInstalled({ root, say: waitingSay, runInstall }));
  assert.deepEqual((await Promise.all(both)).sort(), ["current", "installed"]);
  assert.equal(installs, 1);
  assert.equal(waiting, 1);
});

test("a failed installation says so, leaves no stamp and frees the lock", async (t) => {
  const root = tempFolder(t, { "package-lock.json": LOCK });
  await assert.rejects(ensureInstalled({ root, say, runInstall: async () => 7 }), /code 7/);
  assert.equal(existsSync(join(root, "node_modules", ".bootstrap-stamp")), false);
  assert.equal(await ensureInstalled({ root, say, runInstall: fakeInstall }), "installed");
});
