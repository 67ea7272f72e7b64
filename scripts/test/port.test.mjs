import assert from "node:assert/strict";
import { createServer } from "node:net";
import { test } from "node:test";
import { choosePort } from "../lib/port.mjs";

const usual = { variable: "PORT", asked: undefined, usual: 4173, host: "127.0.0.1" };

test("the usual port, or the next free one", async () => {
  assert.equal(await choosePort({ ...usual, isFree: async () => true }), 4173);
  assert.equal(await choosePort({ ...usual, isFree: async (port) => port > 4175 }), 4176);
});

test("a port asked for is used or refused, never replaced", async () => {
  assert.equal(await choosePort({ ...usual, asked: "8080", isFree: async () => true }), 8080);
  await assert.rejects(
    choosePort({ ...usual, asked: "8080", isFree: async () => false }),
    /Port 8080 \(PORT\) is in use/,
  );
});

test("an invalid port, and a machine without a free one, get one sentence", async () => {
  for (const asked of ["http", "0", "70000", "1.5"]) {
    await assert.rejects(choosePort({ ...usual, asked }), /must be a port number/, asked);
  }
  await assert.rejects(choosePort({ ...usual, isFree: async () => false }), /set PORT to a free port/);
});

test("a port on which something listens is not free", async (t) => {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  t.after(() => server.close());
  const address = server.address();
  assert.ok(address && typeof address === "object");
  await assert.rejects(choosePort({ ...usual, asked: String(address.port) }), /in use/);
});
