import { connect } from "node:net";
import { answerReader } from "./reader.mjs";

/** Connections that are kept open, each with one request on its way. */
export const CONNECTIONS = 40;
/** Memory of a connection for what it reads at a time. */
const READ_BYTES = 65_536;

/**
 * A request as bytes.
 *
 * @param {string} url origin
 * @param {string} path
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 */
export function post(url, path, body, headers = {}) {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    host: new URL(url).host,
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(text)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${text}`);
}

/**
 * Sends all requests over the connections as fast as they are answered. Every answer must be a success.
 *
 * @param {string | string[]} urls origins; with several, the connections are shared among them
 * @param {readonly Buffer[]} requests
 * @returns {Promise<{ ms: number, latencies: number[] }>} latencies in milliseconds, as they came
 * @throws {Error} with the first unsuccessful response
 */
export async function load(urls, requests) {
  const origins = [urls].flat().map((url) => new URL(url));
  const lines = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, index) => open(origins[index % origins.length])),
  );
  /** @type {number[]} */
  const latencies = [];
  let next = 0;
  const start = performance.now();
  try {
    await Promise.all(
      lines.map(async ({ ask }) => {
        for (let request = requests[next++]; request; request = requests[next++]) {
          const sent = performance.now();
          check(await ask(request));
          latencies.push(performance.now() - sent);
        }
      }),
    );
  } finally {
    for (const line of lines) line.close();
  }
  return { ms: performance.now() - start, latencies };
}

/** The body of one answer. @param {string} url @param {Buffer} request @returns {Promise<string>} */
export async function once(url, request) {
  const line = await open(new URL(url));
  const answer = await line.ask(request);
  line.close();
  check(answer);
  return answer.body.toString();
}

/** @param {import("./reader.mjs").Answer} answer */
function check({ status, body }) {
  // Chunked bodies begin with the size of a chunk.
  if (status === 200 && /^(?:[\da-f]+\r\n)?\{\s*"code":\s*1\b/i.test(body.toString("latin1", 0, 40))) return;
  throw new Error(`The load met status ${status}: ${body.subarray(0, 500)}`);
}

/** @param {URL | undefined} url @returns {Promise<Line>} */
function open(url) {
  return new Promise((resolve, reject) => {
    /** @type {{ resolve: (answer: import("./reader.mjs").Answer) => void, reject: (reason: Error) => void } | undefined} */
    let waiting;
    const read = answerReader((answer) => waiting?.resolve(answer));
    const socket = connect({
      host: url?.hostname,
      port: Number(url?.port),
      noDelay: true,
      // One buffer for all chunks: collecting garbage here would pause, and look like a pause of the server.
      onread: {
        buffer: Buffer.alloc(READ_BYTES),
        callback: (bytes, buffer) => {
          read(Buffer.from(buffer.buffer, buffer.byteOffset, bytes));
          return true;
        },
      },
    });
    const fail = (/** @type {Error} */ reason) => {
      reject(reason);
      waiting?.reject(reason);
    };
    socket.on("error", fail);
    socket.on("close", () => fail(new Error("The server closed a connection")));
    socket.once("connect", () =>
      resolve({
        ask: (request) =>
          new Promise((resolve, reject) => {
            waiting = { resolve, reject };
            socket.write(request);
          }),
        close: () => socket.destroy(),
      }),
    );
  });
}

/**
 * A kept connection.
 *
 * @typedef {object} Line
 * @property {(request: Buffer) => Promise<import("./reader.mjs").Answer>} ask
 * @property {() => void} close
 */
