// Anyone's Prism reads the published document, with nothing of this repository around it.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const prism = fileURLToPath(new URL("../node_modules/.bin/prism", import.meta.url));
const contract = fileURLToPath(new URL("../../openapi/openapi.yaml", import.meta.url));

test("Prism serves the contract: examples by name, 401 without a token, 422 for what is missing", async (t) => {
  const port = await freePort();
  const server = spawn(prism, ["mock", contract, "--port", String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  t.after(() => server.kill());
  await listening(server);

  /** @param {string} path @param {RequestInit} [init] @returns {Promise<{ status: number, envelope: any }>} */
  const ask = async (path, init) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", ...init });
    return { status: response.status, envelope: await response.json() };
  };
  const { envelope: home } = await ask("/api/index/index");
  assert.equal(home.code, 1);
  assert.ok(home.data.hot.length > 0);
  const refused = await ask("/api/index/index", { headers: { prefer: "example=failure" } });
  assert.equal(refused.envelope.code, 0);
  assert.equal((await ask("/api/user/profile")).status, 401);
  const empty = { headers: { "content-type": "application/json" }, body: "{}" };
  assert.equal((await ask("/api/user/login", empty)).status, 422);
});

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  return port;
}

/** Waits until the server prints that it listens, and reads on, or its log would fill the pipe. @param {import("node:child_process").ChildProcess} server */
async function listening({ stdout }) {
  assert.ok(stdout);
  let printed = "";
  await new Promise((resolve, reject) => {
    stdout.on("data", (chunk) => {
      printed += chunk;
      if (printed.includes("Prism is listening")) resolve(undefined);
    });
    stdout.on("end", () => reject(new Error(`Prism ended before it listened: ${printed}`)));
  });
}
