import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { connect } from "node:http2";
import { test } from "node:test";
import { serveOverTls } from "../lib/tls-front.mjs";

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

/** Echoes each request, then closes the connection. */
const echo = createServer(async (request, response) => {
  const body = (await request.toArray()).join("");
  const { method, url, headers } = request;
  response.writeHead(201, { connection: "close", "content-type": "application/json" });
  response.end(JSON.stringify({ method, url, headers, body }));
});

test("a server is asked by HTTP/1.1 what the front was asked by HTTP/2", { skip: !hasOpenssl }, async () => {
  await new Promise((listening) => echo.listen(0, "127.0.0.1", () => listening(undefined)));
  const address = echo.address();
  assert.ok(typeof address === "object" && address);
  const fronts = await serveOverTls([`http://127.0.0.1:${address.port}`]);
  const [origin = ""] = fronts.origins;
  const client = connect(origin, { rejectUnauthorized: false });
  try {
    const stream = client.request({ ":method": "POST", ":path": "/api/x?y=1", "x-own": "a" });
    const answered = new Promise((resolve) => stream.on("response", resolve));
    stream.end("hello");
    const answer = await answered;
    assert.equal(answer[":status"], 201);
    assert.equal(answer.connection, undefined);
    const { method, url, headers, body } = JSON.parse((await stream.toArray()).join(""));
    assert.deepEqual({ method, url, body }, { method: "POST", url: "/api/x?y=1", body: "hello" });
    assert.equal(headers.host, new URL(origin).host);
    assert.equal(headers["x-own"], "a");
    assert.equal(headers["x-forwarded-for"], "127.0.0.1");
    assert.equal(headers["x-forwarded-proto"], "https");
    assert.match(fronts.spki, /^[\w+/]{43}=$/);
  } finally {
    client.close();
    await fronts.close();
    echo.close();
  }
});
