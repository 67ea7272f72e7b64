import assert from "node:assert/strict";
import { tmpdir } from "node:os";
import { test } from "node:test";
import { quickFolder } from "../lib/quick-folder.mjs";

const TMPFS = 0x01021994;
const GIGABYTE = 2 ** 30;
/** @param {number} type @param {number} bytes */
const free = (type, bytes) => () => ({ type, bsize: 4096, bavail: bytes / 4096 });

test("what tests throw away lies in memory where there is room", () => {
  assert.equal(quickFolder(free(TMPFS, 8 * GIGABYTE)), "/dev/shm");
});

test("it is on the disk where memory is short, not tmpfs, or missing", () => {
  const missing = () => {
    throw new Error("ENOENT");
  };
  for (const statfs of [free(TMPFS, GIGABYTE / 16), free(0xef53, 8 * GIGABYTE), missing])
    assert.equal(quickFolder(statfs), tmpdir());
});
