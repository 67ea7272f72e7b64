import { createHash } from "node:crypto";
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

/** How a request fails. */
export type FileFault = "missing" | "reset" | "stalled" | WrongAnswer;

/** What hosts answer in place of a file. */
export type WrongAnswer =
  /** The shop's page with 200, as for the address of a screen. */
  | "page"
  /** That page, and a year in the browser's cache. */
  | "page for a year"
  /** A redirect to the home page. */
  | "redirect"
  /** Another page, with 200: a login, a notice of the network. */
  | "login"
  /** The file itself, as plain text. */
  | "plain text"
  /** The file itself, with `Vary: *`: browsers refuse to keep it. */
  | "never the same";

const LOGIN = "<!doctype html><title>Sign in</title><h1>Sign in to continue</h1>";

type Files = ReadonlyMap<string, Buffer>;

/** The built shop on a server of its own, which can release versions and make files fail. */
export interface BuiltShop {
  url: string;
  /** The files of each version so far by address. */
  readonly versions: readonly Files[];
  /** Renames every hashed file and removes the old ones, like a deployment. */
  release(): void;
  /** From now on, requests reach in turn a machine with the current version and one with the next, until {@link release}. */
  beginRelease(): void;
  /** Makes the next request for a matching file fail. */
  fail(name: RegExp, fault: FileFault): void;
  /** Whether the planned fault has happened. */
  failed(): boolean;
  /** Answers all requests whose address, with its query, matches in the wrong way, until {@link mend}. */
  misbehave(address: RegExp, answer: WrongAnswer): void;
  mend(): void;
  close(): Promise<void>;
}

/**
 * @param api origin of the server behind /api and /uploads; without it every response is empty
 * @param dist folder of the build
 */
export async function serveBuiltShop(api?: string, dist = DIST): Promise<BuiltShop> {
  const first = readBuild(dist);
  let files = first;
  const versions = [first];
  let fault: { name: RegExp; kind: FileFault } | undefined;
  let wrong: { address: RegExp; answer: WrongAnswer } | undefined;
  /** The next version, while machines with both answer. */
  let next: Files | undefined;
  let requests = 0;

  const nextVersion = (): Files => {
    const made = renamed(first, versions.length + 1);
    versions.push(made);
    return made;
  };

  const send = (response: ServerResponse, name: string, type = TYPES[extname(name)]): void => {
    requests += 1;
    const content = (next && requests % 2 ? next : files).get(name);
    response.statusCode = content ? 200 : 404;
    response.setHeader("content-type", type ?? "application/octet-stream");
    if (!response.hasHeader("cache-control")) response.setHeader("cache-control", "no-cache");
    response.end(content);
  };

  const sendWrong = (response: ServerResponse, name: string, answer: WrongAnswer): void => {
    if (answer === "page for a year") response.setHeader("cache-control", "max-age=31536000, immutable");
    if (answer === "redirect") response.writeHead(302, { location: "/" }).end();
    else if (answer === "login") response.setHeader("content-type", "text/html").end(LOGIN);
    else if (answer === "plain text") send(response, name, "text/plain");
    else if (answer === "never the same") send(response.setHeader("vary", "*"), fileAt(name));
    else send(response, "/index.html");
  };

  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? "/", "http://shop");
    if (wrong?.address.test(pathname + search)) {
      sendWrong(response, pathname, wrong.answer);
      return;
    }
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
      else if (kind !== "stalled") sendWrong(response, pathname, kind);
      return;
    }
    send(response, fileAt(pathname));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    versions,
    release() {
      files = next ?? nextVersion();
      next = undefined;
    },
    beginRelease() {
      next = nextVersion();
    },
    fail(name, kind) {
      fault = { name, kind };
    },
    failed: () => fault === undefined,
    misbehave(address, answer) {
      wrong = { address, answer };
    },
    mend() {
      wrong = undefined;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const fileAt = (pathname: string): string => (extname(pathname) ? pathname : "/index.html");

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
  /** The hashes of the files before and after, in the list of the offline worker. */
  const hashes = new Map<string, string>();
  const files = new Map(
    [...build].map(([path, content]) => {
      if (!TEXTS.includes(extname(path))) return [path, content];
      const text = Buffer.from(name(content.toString()));
      hashes.set(sha256(content), sha256(text));
      return [name(path), text];
    }),
  );
  const worker = `${files.get("/service-worker.js")}`
    // It keeps the files of each version separately.
    .replace(/\b[0-9a-f]{12}\b/, `$&-v${version}`)
    .replace(/(?<=sha256-)[\w+/=]+/g, (hash) => hashes.get(hash) ?? hash);
  return files.set("/service-worker.js", Buffer.from(worker));
}

const sha256 = (content: Buffer): string => createHash("sha256").update(content).digest("base64");

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
