import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request as sendRequest } from "node:http";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * HTTP/2 with TLS in front of servers that speak HTTP/1.1, as hosts serve a shop: one connection carries all files at once.
 *
 * @typedef {object} Fronts
 * @property {string[]} origins one for each server, in their order
 * @property {string} spki hash of the certificate's key, for Chromium's `--ignore-certificate-errors-spki-list`
 * @property {() => Promise<unknown>} close
 */

/**
 * @param {string[]} servers their origins on this machine
 * @returns {Promise<Fronts>}
 * @throws {Error} when there is no `openssl`
 */
export async function serveOverTls(servers) {
  const { key, cert } = makeCertificate();
  const { publicKey } = new X509Certificate(cert);
  const spki = publicKey.export({ type: "spki", format: "der" });
  const agent = new Agent({ keepAlive: true });
  const fronts = await Promise.all(servers.map((origin) => listen(origin, { key, cert, agent })));
  return {
    origins: fronts.map(({ origin }) => origin),
    spki: createHash("sha256").update(spki).digest("base64"),
    close: () => Promise.all(fronts.map((front) => front.close())).finally(() => agent.destroy()),
  };
}

/**
 * A certificate for this machine, valid for a day. Node can't make one.
 *
 * @returns {{ key: Buffer, cert: Buffer }}
 * @throws {Error} when there is no `openssl`
 */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const key = join(folder, "key.pem");
  const cert = join(folder, "cert.pem");
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"];
  try {
    execFileSync(
      "openssl",
      ["req", "-x509", "-days", "1", ...curve, ...subject, "-keyout", key, "-out", cert],
      {
        stdio: "ignore",
      },
    );
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (cause) {
    throw new Error("openssl made no certificate: install it, or go without TLS by --http1.", { cause });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Headers about one HTTP/1.1 connection, which HTTP/2 forbids. */
const CONNECTION_HEADERS = ["connection", "keep-alive", "transfer-encoding", "upgrade"];

/**
 * Starts a reverse proxy for one server.
 *
 * @param {string} origin
 * @param {{ key: Buffer, cert: Buffer, agent: Agent }} options
 */
async function listen(origin, { key, cert, agent }) {
  const server = createSecureServer({ key, cert }, (request, response) => {
    const fields = Object.entries(request.headers).filter(([name]) => !name.startsWith(":"));
    const headers = {
      ...Object.fromEntries(fields),
      host: request.authority,
      "x-forwarded-for": request.socket.remoteAddress,
      "x-forwarded-proto": "https",
    };
    const options = { method: request.method, headers, agent };
    const upstream = sendRequest(origin + request.url, options, (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(response);
    });
    upstream.on("error", () => response.stream.destroy());
    request.pipe(upstream);
  });
  /** @type {Set<import("node:http2").ServerHttp2Session>} */
  const sessions = new Set();
  server.on("session", (session) => {
    sessions.add(session);
    session.on("close", () => sessions.delete(session));
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", () => listening(undefined)));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    origin: `https://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed(undefined));
        // A browser that has just ended may not have closed its connection yet.
        for (const session of sessions) session.destroy();
      }),
  };
}
