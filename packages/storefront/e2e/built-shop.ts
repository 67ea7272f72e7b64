import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** The built shop on a server of its own, which can pretend that another version was released. */
export interface BuiltShop {
  url: string;
  /** From now on the worker has other bytes. */
  release(): void;
  close(): Promise<void>;
}

/** Serves dist/ over a server that knows no home data. */
export async function serveBuiltShop(): Promise<BuiltShop> {
  let version = 1;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://shop");
    if (pathname.startsWith("/api/")) {
      response.setHeader("content-type", "application/json");
      response.end('{"code":1,"msg":"","data":null}');
      return;
    }
    const name = extname(pathname) ? pathname : "/index.html";
    try {
      const content = await readFile(join(dist, name));
      response.setHeader("content-type", TYPES[extname(name)] ?? "application/octet-stream");
      response.setHeader("cache-control", "no-cache");
      response.end(
        name === "/service-worker.js" ? `${content.toString()}\n// version ${version}\n` : content,
      );
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    release() {
      version += 1;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
