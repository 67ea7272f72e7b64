import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { isStale, withInstallLock } from "../lib/install-lock.mjs";
import { tempFolder } from "./temp.mjs";

/** @param {number} pid @param {string} [host] */
const owner = (pid, host = hostname()) => JSON.stringify({ pid, host, token: "t" });

/** The id of a process that has ended. */
const deadPid = () => spawnSync(process.execPath, ["--version"]).pid;

test("the lock is there during the work and gone after it, also when the work fails", async (t) => {
  const file = join(tempFolder(t), "lock");
  assert.equal(await withInstallLock(file, async () => existsSync(file)), true);
  assert.equal(existsSync(file), false);
  await assert.rejects(
    withInstallLock(file, () => Promise.reject(new Error("broken"))),
    /broken/,
  );
  assert.equal(existsSync(file), false);
});

test("a lock is stale when its process is gone, not while it lives", (t) => {
  const file = join(tempFolder(t), "lock");
  writeFileSync(file, owner(process.pid));
  assert.equal(isStale(file), false);
  writeFileSync(file, owner(deadPid()));
  assert.equal(isStale(file), true);
});

test("the process of another machine can't be asked: its heartbeat decides", (t) => {
  const file = join(tempFolder(t), "lock");
  writeFileSync(file, owner(deadPid(), "another-machine"));
  assert.equal(isStale(file), false);
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  assert.equal(isStale(file), true);
});

test("a lock that is just being written is not stale", (t) => {
  const file = join(tempFolder(t), "lock");
  writeFileSync(file, "");
  assert.equal(isStale(file), false);
});

test("a stale lock is taken over by exactly one worker at a time", async (t) => {
  const file = join(tempFolder(t), "lock");
  writeFileSync(file, owner(deadPid()));
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await new Promise((resolve) => setImmediate(resolve));
    inside--;
  };
  await Promise.all([1, 2, 3].map(() => withInstallLock(file, work, { pollMs: 1 })));
  assert.equal(most, 1);
  assert.equal(existsSync(`${file}.takeover`), false);
});
