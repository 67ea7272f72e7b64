import { readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lockFolder } from "../../src/embedded-postgres/folder-lock";
import { identify, isAlive } from "../../src/embedded-postgres/process-identity";
import { tempFolder } from "./owners";

/** A lock as its owner left it. */
function withLock(text: string): string {
  const folder = tempFolder();
  writeFileSync(join(folder, "sandbox.lock"), text);
  return folder;
}

async function lock(folder: string) {
  const taken = await lockFolder(folder);
  onTestFinished(taken.release);
  return taken;
}

const noted = (folder: string): unknown => JSON.parse(readFileSync(join(folder, "sandbox.lock"), "utf8"));

test("a folder has one owner at a time, and none after its release", async () => {
  const folder = tempFolder();
  const first = await lock(folder);
  await expect(lock(folder)).rejects.toThrow(`in use by another sandbox (process ${process.pid}).`);
  first.release();
  expect(readFileSync(join(folder, "sandbox.lock"), "utf8")).toBe("");
  await lock(folder);
});

test("the file says who has the folder, and in which namespace its number is valid", async () => {
  const folder = tempFolder();
  await lock(folder);
  const place = { host: hostname(), namespace: expect.any(String) };
  expect(noted(folder)).toEqual({ ...identify(process.pid), place });
});

test.each([
  ["is damaged", "{ half of"],
  ["is of another kind", JSON.stringify({ pid: process.pid })],
  ["is empty", ""],
  ["names a group of processes", JSON.stringify({ pid: -1, began: "", token: "t" })],
  ["was written over a longer one", `${JSON.stringify({ pid: 4_000_000, began: "long ago" })}\n"rest"}`],
])("a lock file that %s belongs to nobody", async (_, text) => {
  await lock(withLock(text));
});

test.runIf(process.platform !== "win32")(
  "another process with the owner's number is not the owner",
  async () => {
    await lock(withLock(JSON.stringify({ pid: process.pid, began: "long ago", token: "t" })));
  },
);

test("a living owner of a version that held no kernel lock is left alone", async () => {
  const parent = identify(process.ppid);
  await expect(lock(withLock(JSON.stringify({ ...parent, token: "t" })))).rejects.toThrow(
    `in use by another sandbox (process ${parent.pid}).`,
  );
});

test("the server of a dead owner is remembered until another takes its place", async () => {
  const server = { pid: 4_000_000, began: "long ago" };
  const folder = withLock(JSON.stringify({ pid: 4_000_001, began: "long ago", token: "t", server }));
  const { lastServer, noteServer } = await lock(folder);
  expect(lastServer).toEqual(server);
  expect(noted(folder)).toMatchObject({ server });
  noteServer(process.pid);
  expect(noted(folder)).toMatchObject({ pid: process.pid, server: identify(process.pid) });
});

test("processes are distinguished by number and start time", () => {
  const self = identify(process.pid);
  expect(isAlive(self)).toBe(true);
  expect(isAlive({ ...self, pid: 4_000_000 })).toBe(false);
});
