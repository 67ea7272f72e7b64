/**
 * The mock server: Prism behind a small front that picks the example a request asks for (`x-when`), serves the pictures and
 * compresses answers. What a caller sends in `Prefer` passes through untouched.
 */
import { Agent, createServer } from "node:http";
import { gzip } from "node:zlib";
import { ask, HOP_BY_HOP } from "./ask.mjs";
import { fieldsOf, matchExample } from "./match.mjs";
import { isPicture, servePicture } from "./pictures.mjs";
import { startPrism } from "./prism.mjs";
import { readRules } from "./rules.mjs";

const LIMIT = 10 * 1024 * 1024;

/**
 * @param {{ port?: number, host?: string }} [options] port 0 takes a free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws {Error} with `code: "EADDRINUSE"` when the port is taken
 */
export async function startMock({ port = 0, host = "127.0.0.1" } = {}) {
  const rules = readRules();
  const prism = await startPrism();
  const agent = new Agent({ keepAlive: true });

  const server = createServer(async (request, response) => {
    try {
      const { pathname } = new URL(request.url ?? "/", "http://mock");
      if (isPicture(pathname)) return await servePicture(request, response, pathname);
      const body = await read(request);
      if (body === undefined) return refuse(response, 413, "The body is larger than 10 MB");
      const headers = { ...request.headers };
      delete headers["accept-encoding"];
      if (headers.prefer === undefined) {
        const known = rules.get(`${request.method} ${pathname}`) ?? [];
        const name = matchExample(known, await fieldsOf({ url: request.url ?? "/", headers, body }));
        if (name !== undefined) headers.prefer = `example=${name}`;
      }
      const answer = await ask(prism.url, agent, {
        method: request.method,
        path: request.url,
        headers,
        body,
      });
      await reply(request, response, answer);
    } catch (error) {
      if (!response.headersSent) refuse(response, 502, `The mock failed: ${error.message}`);
      else response.destroy();
    }
  });

  try {
    await listening(server, port, host);
  } catch (error) {
    agent.destroy();
    await prism.close();
    throw error;
  }
  return {
    url: `http://${host}:${server.address().port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
      await prism.close();
    },
  };
}

function listening(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
}

/** The whole body, or nothing when it passes the limit; the rest is then read and dropped so that the answer arrives. */
async function read(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= LIMIT) chunks.push(chunk);
  }
  return size > LIMIT ? undefined : Buffer.concat(chunks);
}

async function reply(request, response, { status, headers, body }) {
  const wanted = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? "")) && body.length > 1_024;
  const sent = wanted ? await zip(body) : body;
  for (const [name, value] of Object.entries(headers)) {
    if (!HOP_BY_HOP.has(name) && value !== undefined) response.setHeader(name, value);
  }
  if (wanted) response.setHeader("Content-Encoding", "gzip");
  response.setHeader("Content-Length", sent.length);
  response.writeHead(status).end(sent);
}

const zip = (body) =>
  new Promise((resolve, reject) => gzip(body, (error, out) => (error ? reject(error) : resolve(out))));

function refuse(response, status, msg) {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.writeHead(status).end(JSON.stringify({ code: status, msg, data: null }));
}
