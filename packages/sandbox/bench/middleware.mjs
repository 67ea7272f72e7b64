/**
 * What Hono's middleware costs beside the API's own, in processor time of one call: `node bench/middleware.mjs`. Client and server share
 * a process, so that both count; the fastest of several rounds is used, as a busy machine disturbs it least.
 * docs/decisions/hono-middleware.md quotes it.
 */
import { once } from "node:events";
import { Agent, get } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { etag } from "hono/etag";
import { requestId } from "hono/request-id";

const ROUNDS = 5;
const ROUND_MS = 600;
const CONNECTIONS = 20;
const WORTH_IT = 1_400;
const gzipAsync = promisify(gzip);

/** @param {number} id */
const product = (id) => ({
  id,
  title: `Product ${id}`,
  text: "A thing of use, well made. ".repeat(20),
  price: "12.50",
});
const ANSWERS = {
  "/short": JSON.stringify({ code: 1, msg: "OK", data: null }),
  "/long": JSON.stringify({ code: 1, msg: "OK", data: Array.from({ length: 20 }, (_, id) => product(id)) }),
};

/** Headers of an answer as the API writes them. @param {string} body @param {object} [more] */
const headersOf = (body, more = {}) => ({
  "content-type": "application/json; charset=utf-8",
  "content-length": String(Buffer.byteLength(body)),
  ...more,
});
const CORS = { "access-control-allow-origin": "*", "access-control-expose-headers": "Retry-After" };

/** An app with this middleware. @param {import("hono").MiddlewareHandler[]} middleware @param {object} [more] headers */
function withMiddleware(middleware, more) {
  const app = new Hono();
  for (const each of middleware) app.use(each);
  for (const [path, body] of Object.entries(ANSWERS)) {
    app.get(path, () => new Response(body, { headers: headersOf(body, more) }));
  }
  return app;
}

/** Compression as src/http/compression.ts does it. */
function ownCompression() {
  const app = new Hono();
  for (const [path, body] of Object.entries(ANSWERS)) {
    app.get(path, async () => {
      const response = new Response(body, { headers: headersOf(body) });
      const { headers, status } = response;
      if (Number(headers.get("content-length")) < WORTH_IT) return response;
      const bytes = Uint8Array.from(await gzipAsync(await response.arrayBuffer()));
      headers.set("content-encoding", "gzip");
      headers.set("content-length", String(bytes.length));
      return new Response(bytes, { status, headers });
    });
  }
  return app;
}

/** Microseconds of processor time for one call. @param {Hono} app @param {string} path @param {Record<string, string>} headers */
async function costOf(app, path, headers) {
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  const { port } = address;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const call = () =>
    new Promise((resolve, reject) => {
      get({ host: "127.0.0.1", port, path, headers, agent }, (response) => {
        response.resume().on("end", resolve);
      }).on("error", reject);
    });
  let calls = 0;
  const before = process.cpuUsage();
  const end = performance.now() + ROUND_MS;
  const lane = async () => {
    for (; performance.now() < end; calls++) await call();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  const { user, system } = process.cpuUsage(before);
  agent.destroy();
  server.close();
  return (user + system) / calls;
}

const GZIP = { "accept-encoding": "gzip" };
const ROWS = [
  {
    what: "cors, short answer",
    path: "/short",
    own: withMiddleware([], CORS),
    hono: withMiddleware([cors({ exposeHeaders: ["Retry-After"] })]),
  },
  {
    what: "request id, short answer",
    path: "/short",
    own: withMiddleware([]),
    hono: withMiddleware([requestId({ headerName: "" })]),
  },
  {
    what: "compress, short answer",
    path: "/short",
    headers: GZIP,
    own: ownCompression(),
    hono: withMiddleware([compress({ threshold: WORTH_IT })]),
  },
  {
    what: "compress, list of 20",
    path: "/long",
    headers: GZIP,
    own: ownCompression(),
    hono: withMiddleware([compress({ threshold: WORTH_IT })]),
  },
  { what: "etag, list of 20", path: "/long", own: withMiddleware([]), hono: withMiddleware([etag()]) },
];

for (const { what, path, headers = {}, own, hono } of ROWS) {
  const costs = { own: Number.POSITIVE_INFINITY, hono: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round++) {
    costs.own = Math.min(costs.own, await costOf(own, path, headers));
    costs.hono = Math.min(costs.hono, await costOf(hono, path, headers));
  }
  const ratio = (costs.hono / costs.own).toFixed(2);
  console.log(
    `${what.padEnd(26)} own ${costs.own.toFixed(0)} µs, Hono's ${costs.hono.toFixed(0)} µs: ${ratio} ×`,
  );
}
