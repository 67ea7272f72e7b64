import assert from "node:assert/strict";
import { test } from "node:test";
import { restarting } from "../lib/restarting.mjs";

/** A server that counts, and a folder whose changes are called by hand. */
function setUp() {
  const log = /** @type {string[]} */ ([]);
  const told = /** @type {string[]} */ ([]);
  let changed = () => {};
  let broken = false;
  let starts = 0;
  return {
    log,
    told,
    change: () => changed(),
    break: (/** @type {boolean} */ value) => {
      broken = value;
    },
    start: async () => {
      if (broken) throw new Error("line 3: not YAML");
      const name = ++starts;
      log.push(`start ${name}`);
      return { url: "http://127.0.0.1:4010", close: async () => log.push(`close ${name}`) };
    },
    options: {
      complain: (/** @type {string} */ message) => told.push(message),
      observe: (/** @type {string} */ _folder, /** @type {() => void} */ callback) => {
        changed = callback;
        return { close: () => log.push("unwatch") };
      },
    },
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("a change restarts the server, several at once restart it once", async () => {
  const world = setUp();
  const running = await restarting(world.start, "openapi", world.options);
  world.change();
  world.change();
  await settled();
  assert.deepEqual(world.log, ["start 1", "close 1", "start 2"]);
  await running.close();
  assert.deepEqual(world.log.slice(3), ["unwatch", "close 2"]);
});

test("a contract that can't be read is told, and the next change tries again", async () => {
  const world = setUp();
  const running = await restarting(world.start, "openapi", world.options);
  world.break(true);
  world.change();
  await settled();
  assert.deepEqual(world.told, ["line 3: not YAML"]);
  world.break(false);
  world.change();
  await settled();
  assert.deepEqual(world.log, ["start 1", "close 1", "start 2"]);
  await running.close();
});

test("nothing is started again after the end", async () => {
  const world = setUp();
  const running = await restarting(world.start, "openapi", world.options);
  const end = running.close();
  world.change();
  await end;
  await settled();
  assert.deepEqual(world.log, ["start 1", "unwatch", "close 1"]);
});

test("a first start that fails is the caller's to handle", async () => {
  const world = setUp();
  world.break(true);
  await assert.rejects(restarting(world.start, "openapi", world.options), /not YAML/);
});
