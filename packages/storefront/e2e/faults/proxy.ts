import { createHash } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Faults of a call. Those with `after` in their name happen once the server has processed it. */
export const FAULTS = [
  "cut before",
  "cut after",
  "truncated",
  "broken off",
  "slow before",
  "slow after",
  "page 502 before",
  "page 502 after",
  "page 200",
  "unauthorized",
  "too many",
  "twice",
  "down",
] as const;
type Fault = (typeof FAULTS)[number];

/** A complete response of the server. */
interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** A proxy between the shop and the sandbox that injects faults, the same ones for the same seed. */
export interface FaultProxy {
  url: string;
  /** Number of API calls that failed. */
  readonly happened: number;
  /** Number of API calls in flight. */
  readonly underWay: number;
  /** Number of times per fault. */
  readonly kinds: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Number of API calls by which every journey has had a fault. */
const MAX_CALLS_WITHOUT_FAULT = 5;
/** Milliseconds without connections. */
const DOWN_MS = 300;
/** Files of the build, shared by all journeys. A file never changes, because its name contains a hash. */
const files = new Map<string, Answer>();
const PAGE = "<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>";

/** A pseudorandom number from 0 up to 1, commonMoves the same for the same seeds. */
export function seededRandom(...words: readonly (string | number)[]): number {
  return createHash("sha256").update(words.join(" ")).digest().readUInt32BE(0) / 2 ** 32;
}

/** @param rate share of the API calls that fail */
export async function startFaultProxy(target: string, seed: number, rate: number): Promise<FaultProxy> {
  const calls = new Map<string, number>();
  const kinds = new Map<string, number>();
  let happened = 0;
  /** Number of API calls so far. */
  let made = 0;
  let underWay = 0;
  let closed = false;

  /** Depends on the path and its number of calls, so that other calls in between change nothing. */
  const faultOf = (path: string): Fault | undefined => {
    const nth = (calls.get(path) ?? 0) + 1;
    calls.set(path, nth);
    made += 1;
    const isLucky = seededRandom(seed, path, nth, "whether") >= rate;
    if (isLucky && (happened > 0 || made < MAX_CALLS_WITHOUT_FAULT)) return undefined;
    const fault = FAULTS[Math.floor(seededRandom(seed, path, nth, "which") * FAULTS.length)];
    if (!fault) return undefined;
    happened += 1;
    kinds.set(fault, (kinds.get(fault) ?? 0) + 1);
    return fault;
  };

  const server = createServer((request, response) => {
    if (request.url?.startsWith("/api/")) {
      underWay += 1;
      response.once("close", () => {
        underWay -= 1;
      });
    }
    void handle(request, response).catch(() => response.destroy());
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The proxy has no port.");
  const { port } = address;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks);
    const path = request.url ?? "/";
    const pass = (): Promise<Answer> => forward(target, request, body);
    const fault = path.startsWith("/api/") ? faultOf(path.split("?")[0] ?? path) : undefined;
    switch (fault) {
      case "cut before":
        response.destroy();
        return;
      case "cut after":
        await pass();
        response.destroy();
        return;
      case "truncated": {
        const answer = await pass();
        send(response, { ...answer, body: half(answer.body) });
        return;
      }
      case "broken off": {
        const answer = await pass();
        response.writeHead(answer.status, { ...answer.headers, "content-length": answer.body.length });
        response.write(half(answer.body), () => response.destroy());
        return;
      }
      case "slow before":
        await wait(slowness(path));
        break;
      case "slow after": {
        const answer = await pass();
        await wait(slowness(path));
        send(response, answer);
        return;
      }
      case "page 502 before":
        send(response, page(502));
        return;
      case "page 502 after":
        await pass();
        send(response, page(502));
        return;
      case "page 200":
        send(response, page(200));
        return;
      case "unauthorized":
        send(response, envelope(401));
        return;
      case "too many":
        send(response, envelope(429, { "retry-after": "1" }));
        return;
      case "twice":
        await pass();
        break;
      case "down":
        response.destroy();
        await breakDown();
        return;
    }
    send(response, await pass());
  }

  const slowness = (path: string): number => 300 + 1_700 * seededRandom(seed, path, happened, "how slow");

  /** Refuses connections for a moment, like a server that restarts. */
  async function breakDown(): Promise<void> {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await wait(DOWN_MS);
    if (!closed) await listen(port);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    get happened() {
      return happened;
    },
    get underWay() {
      return underWay;
    },
    kinds,
    close: () =>
      new Promise((resolve) => {
        closed = true;
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const half = (body: Buffer): Buffer => body.subarray(0, Math.floor(body.length / 2));

const page = (status: number): Answer => ({
  status,
  headers: { "content-type": "text/html" },
  body: Buffer.from(PAGE),
});

const envelope = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  body: Buffer.from(JSON.stringify({ code: status, msg: "Not now", data: null })),
});

/** Closes connections afterwards: on a reused one, a browser would silently repeat a call that was cut, and hide the fault. */
function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, "content-length": body.length, connection: "close" });
  response.end(body);
}

async function forward(target: string, request: IncomingMessage, body: Buffer): Promise<Answer> {
  const { url = "/" } = request;
  const known = files.get(url);
  if (known) return known;
  const answer = await fetched(target, request, body);
  if (url.startsWith("/assets/") && answer.status === 200) files.set(url, answer);
  return answer;
}

async function fetched(target: string, request: IncomingMessage, body: Buffer): Promise<Answer> {
  const { method = "GET", url = "/" } = request;
  const answer = await fetch(target + url, {
    method,
    // Uncompressed, so that half of a body is still readable.
    headers: { ...kept(request.headers), "accept-encoding": "identity" },
    redirect: "manual",
    ...(method !== "GET" && method !== "HEAD" && { body: new Uint8Array(body) }),
  });
  const headers = Object.fromEntries(answer.headers);
  // Node has decompressed the body, which changes its length.
  for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"]) {
    delete headers[name];
  }
  return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

/** Without hop-by-hop headers, which belong to the connection. */
function kept(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === "string" && !/^(host|connection|content-length|accept-encoding|expect)$/.test(name)
        ? [[name, value] as const]
        : [],
    ),
  );
}
