import { createAdaptorServer } from "@hono/node-server";
import { SandboxError } from "../domain/sandbox-error";
import type { App } from "./api";
import type { Shop } from "./static/serve-shop";

/** A listening server. */
export interface Listening {
  /** Without a slash at the end. */
  readonly url: string;
  /** From now on this handles requests; until then callers get `Retry-After: 1`. */
  answerWith(app: App): void;
  /** Accepts no new requests, and lets those under way finish within this many milliseconds. */
  close(graceMs: number): Promise<void>;
}

/** Proxies reuse idle connections for up to 60 s. If the server closes one at that moment, the request fails. */
const KEEP_ALIVE_MS = 65_000;
/** How often connections that have had their answer are closed while the server ends. */
const SWEEP_MS = 50;
/** What belongs to the API; everything else is the shop's. */
const API = /^\/(api|uploads|_dev)(\/|$)/;

/** Answers as long as nothing else does. */
export const STARTING: App = {
  fetch: () => new Response("The server is starting.\n", { status: 503, headers: { "retry-after": "1" } }),
};

/** API and shop on one origin. Without a shop the API answers everything. */
export function onOneOrigin(app: App, shop: Shop | undefined): App {
  if (!shop) return app;
  return {
    fetch: (request, connection) =>
      API.test(pathOf(request.url)) ? app.fetch(request, connection) : shop(request, connection),
  };
}

/** The path of an absolute URL, which a server asks for at every request: no URL object for it. */
export function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const query = url.indexOf("?", start);
  return url.slice(start, query < 0 ? undefined : query);
}

/**
 * Takes the port, so that a taken one is known before anything slow begins.
 *
 * @param port 0 takes a free one
 * @throws {SandboxError} when the port is taken or the address is not this machine's
 */
export async function listen({ port, host }: { port: number; host: string }): Promise<Listening> {
  let current = STARTING;
  const server = createAdaptorServer({ fetch: (request, connection) => current.fetch(request, connection) });
  if ("keepAliveTimeout" in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenError(error, port, host)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actual = typeof address === "object" && address ? address.port : port;
  return {
    answerWith: (app) => {
      current = app;
    },
    url: `http://${host.includes(":") ? `[${host}]` : host}:${actual}`,
    close: (graceMs) =>
      new Promise((resolve) => {
        const idle = () => "closeIdleConnections" in server && server.closeIdleConnections();
        const all = () => "closeAllConnections" in server && server.closeAllConnections();
        const sweep = setInterval(idle, SWEEP_MS);
        const timer = setTimeout(all, graceMs);
        server.close(() => {
          clearInterval(sweep);
          clearTimeout(timer);
          resolve();
        });
        idle();
      }),
  };
}

function listenError(error: Error, port: number, host: string): Error {
  const code = "code" in error ? error.code : "";
  if (code === "EADDRINUSE") {
    return new SandboxError(
      `Port ${port} is in use: stop what listens there, or choose another one with --port.`,
    );
  }
  if (code === "EACCES") return new SandboxError(`Port ${port} is not yours to use: choose one above 1023.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new SandboxError(`${host} is no address of this machine: try --host 127.0.0.1.`);
  }
  return error;
}
