import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockFolder } from "../../src/embedded-postgres/folder-lock";
import { identify, isAlive } from "../../src/embedded-postgres/process-identity";
import { tempFolder } from "./owners";

/** A lock as its owner left it. */
function withLock(text: string): string {
  const folder = tempFolder();
  writeFileSync(join(folder, "sandbox.lock"), text);
  return folder;
}

test("a folder has one owner at a time, and none after its release", () => {
  const folder = tempFolder();
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow("in use by another sandbox");
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
  lockFolder(folder).release();
});

test.each([
  ["is damaged", "{ half of"],
  ["is of another kind", JSON.stringify({ pid: process.pid })],
  ["is empty", ""],
  ["names a group of processes", JSON.stringify({ pid: -1, began: "", token: "t" })],
])("a lock that %s belongs to nobody", (_, text) => {
  const folder = withLock(text);
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
});

test.runIf(process.platform !== "win32")("another process with the owner's number is not the owner", () => {
  const folder = withLock(JSON.stringify({ pid: process.pid, began: "long ago", token: "t" }));
  expect(() => lockFolder(folder)).not.toThrow();
});

test("the server of a dead owner is remembered until another takes its place", () => {
  const server = { pid: 4_000_000, began: "long ago" };
  const folder = withLock(JSON.stringify({ pid: 4_000_001, began: "long ago", token: "t", server }));
  const lock = lockFolder(folder);
  expect(lock.lastServer).toEqual(server);
  expect(JSON.parse(readFileSync(join(folder, "sandbox.lock"), "utf8"))).toMatchObject({ server });
  lock.noteServer(process.pid);
  const noted = JSON.parse(readFileSync(join(folder, "sandbox.lock"), "utf8"));
  expect(noted).toMatchObject({ pid: process.pid, server: identify(process.pid) });
});

test("a release leaves the lock of a user else alone", () => {
  const folder = tempFolder();
  const lock = lockFolder(folder);
  const theirs = JSON.stringify({ pid: 1, began: "", token: "theirs" });
  writeFileSync(join(folder, "sandbox.lock"), theirs);
  lock.release();
  expect(readFileSync(join(folder, "sandbox.lock"), "utf8")).toBe(theirs);
});

test("processes are told apart by number and beginning", () => {
  const self = identify(process.pid);
  expect(isAlive(self)).toBe(true);
  expect(isAlive({ ...self, pid: 4_000_000 })).toBe(false);
});
