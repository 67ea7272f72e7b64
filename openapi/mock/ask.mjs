import { request as httpRequest } from "node:http";

/** Headers of the connection, which are not passed on. */
export const HOP_BY_HOP = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);

/**
 * Forwards a request. If the other side closes a kept-alive connection just as it is reused, the request is sent again on another
 * connection.
 *
 * @param {string} url origin
 * @param {import("node:http").Agent} agent
 * @param {{ method?: string, path: string, headers: import("node:http").IncomingHttpHeaders, body: Buffer }} message
 * @returns {Promise<{ status: number, headers: import("node:http").IncomingHttpHeaders, body: Buffer }>}
 * @throws {Error} when the connection fails
 */
export function ask(url, agent, message) {
  return new Promise((resolve, reject) => {
    const { method, path, headers, body } = message;
    const outgoing = { ...headers };
    for (const name of HOP_BY_HOP) delete outgoing[name];
    // Do not add a body to a preflight or a GET without one, since Prism would try to parse it.
    if (body.length > 0) outgoing["content-length"] = String(body.length);
    const upstream = httpRequest(new URL(path, url), { method, headers: outgoing, agent }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
      answer.on("error", reject);
    });
    upstream.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      if (upstream.reusedSocket && error.code === "ECONNRESET")
        ask(url, agent, message).then(resolve, reject);
      else reject(error);
    });
    upstream.end(body);
  });
}
