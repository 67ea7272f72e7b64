import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the build. */
export const DIST = resolve(fileURLToPath(new URL("..", import.meta.url)), process.env.E2E_DIST ?? "dist");

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};
const TEXTS = [".html", ".js", ".css", ".json"];
const HASHED = /^\/assets\/.+-[\w-]{8}\.(js|css)$/;

/** How a request for a file fails, once. */
export type FileFault = "missing" | "reset" | "stalled";

/** The built shop on a server of its own, which can release versions and make files fail. */
export interface BuiltShop {
  url: string;
  /** Renames every hashed file and removes the old ones, like a deployment. */
  release(): void;
  /** Makes the next request for a matching file fail. */
  fail(name: RegExp, fault: FileFault): void;
  /** Whether the planned fault has happened. */
  failed(): boolean;
  close(): Promise<void>;
}

type Files = ReadonlyMap<string, Buffer>;

/**
 * @param api origin of the server behind /api and /uploads; without it every response is empty
 * @param dist folder of the build
 */
export async function serveBuiltShop(api?: string, dist = DIST): Promise<BuiltShop> {
  const first = readBuild(dist);
  let version = 1;
  let files = first;
  let fault: { name: RegExp; kind: FileFault } | undefined;

  const send = (response: ServerResponse, name: string): void => {
    const content = files.get(name);
    response.statusCode = content ? 200 : 404;
    response.setHeader("content-type", TYPES[extname(name)] ?? "application/octet-stream");
    response.setHeader("cache-control", "no-cache");
    response.end(content);
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://shop");
    if (/^\/(api|uploads)\//.test(pathname)) {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => void answer(api, request, Buffer.concat(chunks), response));
      return;
    }
    if (fault?.name.test(pathname)) {
      const { kind } = fault;
      fault = undefined;
      if (kind === "reset") request.socket.destroy();
      else if (kind === "missing") response.writeHead(404).end();
      // A stalled request gets no response at all.
      return;
    }
    send(response, extname(pathname) ? pathname : "/index.html");
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    release() {
      version += 1;
      files = renamed(first, version);
    },
    fail(name, kind) {
      fault = { name, kind };
    },
    failed: () => fault === undefined,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function readBuild(dist: string): Files {
  const names = readdirSync(dist, { recursive: true, encoding: "utf8" })
    .map((name) => join(dist, name))
    .filter((name) => statSync(name).isFile());
  return new Map(names.map((name) => [`/${relative(dist, name)}`, readFileSync(name)]));
}

/** The build with new file names: `home-1a2b3c4d.js` becomes `home-1a2b3c4d.v2.js`, in all references, too. */
function renamed(build: Files, version: number): Files {
  const stems = [...build.keys()]
    .filter((name) => HASHED.test(name))
    .map((name) => name.replace("/assets/", "").replace(/\.\w+$/, ""));
  const every = new RegExp(`(${stems.join("|")})(?=\\.(?:js|css))`, "g");
  const name = (text: string): string => text.replace(every, `$1.v${version}`);
  return new Map(
    [...build].map(([path, content]) => {
      if (!TEXTS.includes(extname(path))) return [path, content];
      const text = name(content.toString());
      // The offline worker keeps the files of each version separately.
      const marked =
        path === "/service-worker.js" ? text.replace(/\b[0-9a-f]{12}\b/, `$&-v${version}`) : text;
      return [name(path), Buffer.from(marked)];
    }),
  );
}

async function answer(
  api: string | undefined,
  { url = "/", method = "GET", headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<void> {
  response.setHeader("content-type", "application/json");
  if (!api) {
    response.end('{"code":1,"msg":"","data":null}');
    return;
  }
  const kept = ["token", "accept-language", "content-type", "idempotency-key"].flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  try {
    const from = await fetch(api + url, {
      method,
      headers: Object.fromEntries(kept),
      ...(method === "POST" && { body: new Uint8Array(body) }),
    });
    response.statusCode = from.status;
    response.setHeader("content-type", from.headers.get("content-type") ?? "application/json");
    response.end(Buffer.from(await from.arrayBuffer()));
  } catch {
    response.destroy();
  }
}
