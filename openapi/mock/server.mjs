/**
 * The mock: Prism, which checks every request and answers with the contract's example. Around it is what development needs: pages and
 * filters of lists, rows by their id (respond.mjs), and pictures.
 */
import { Agent, createServer } from "node:http";
import { gzip } from "node:zlib";
import { ask, HOP_BY_HOP } from "./ask.mjs";
import { fieldsOf } from "./match.mjs";
import { isPicture, servePicture } from "./pictures.mjs";
import { readOperationIds, startPrism } from "./prism.mjs";
import { respond } from "./respond.mjs";

const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** Longer than clients reuse an idle connection. If the server closes it at that moment, the request fails. */
const KEEP_ALIVE_MS = 65_000;
const JSON_TYPE = "application/json; charset=utf-8";

/**
 * @param {{ port?: number, host?: string }} [options] port 0 takes a free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws {Error} with `code: "EADDRINUSE"` if the port is taken, or if the contract has not been built
 */
export async function startMock({ port = 0, host = "127.0.0.1" } = {}) {
  const operationIds = readOperationIds();
  /** @type {ReturnType<typeof startPrism>} */
  let prism;
  const agent = new Agent({ keepAlive: true });

  /** Prism's answer with the body for this request. */
  async function answer({ method, url, headers, body }) {
    const { pathname } = new URL(url, "http://mock");
    const id = operationIds.get(`${method} ${pathname}`);
    const { "accept-encoding": _encoding, prefer, ...rest } = headers;
    const sent = prefer === undefined ? rest : { ...rest, prefer };
    const answered = await ask((await prism).url, agent, { method, path: url, headers: sent, body });
    if (id === undefined || answered.status !== 200 || prefer !== undefined) return answered;
    const own = respond(id, await fieldsOf({ url, headers, body }));
    return { ...answered, body: Buffer.from(JSON.stringify(own)) };
  }

  const server = createServer(async (request, response) => {
    try {
      const address = new URL(request.url ?? "/", "http://mock");
      if (isPicture(address.pathname)) return servePicture(response, address.pathname);
      const body = await read(request);
      if (body === undefined) return fail(response, 413, "The body is larger than 10 MB");
      const { method = "GET", url = "/", headers } = request;
      await reply(request, response, await answer({ method, url, headers, body }));
    } catch (error) {
      if (!response.headersSent) fail(response, 502, `The mock failed: ${error.message}`);
      else response.destroy();
    }
  });

  server.keepAliveTimeout = KEEP_ALIVE_MS;

  // First, because a taken port is known at once, and Prism takes seconds to start.
  await listening(server, port, host);
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    agent.destroy();
  };
  try {
    prism = startPrism();
    const { close } = await prism;
    return { url: `http://${host}:${server.address().port}`, close: () => stop().then(close) };
  } catch (error) {
    await stop();
    throw error;
  }
}

function listening(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
}

/** Reads a body. Undefined if it exceeds the limit; the rest is then read and discarded, so that the client gets the answer. */
async function read(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks);
}

async function reply(request, response, { status, headers, body }) {
  const zipped = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? "")) && body.length > 1_024;
  const sent = zipped ? await zip(body) : body;
  for (const [name, value] of Object.entries(headers)) {
    if (!HOP_BY_HOP.has(name) && value !== undefined) response.setHeader(name, value);
  }
  if (zipped) response.setHeader("Content-Encoding", "gzip");
  response.setHeader("Content-Length", sent.length);
  response.writeHead(status).end(sent);
}

const zip = (body) =>
  new Promise((resolve, reject) => gzip(body, (error, out) => (error ? reject(error) : resolve(out))));

function fail(response, status, msg) {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Content-Type", JSON_TYPE);
  response.writeHead(status).end(JSON.stringify({ code: status, msg, data: null }));
}
