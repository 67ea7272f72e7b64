import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { operationsById } from "marketplace-contract";
import type { Fetch } from "../check/call.js";
import { isFields, parseJson } from "../check/json.js";
import { createFaultPlan } from "./fault-plan.js";
import { isServed, type Reply, replyOf } from "./faults.js";
import { type History, membersOf, type Sending, type StrangeRequest, signedInBy } from "./history.js";
import type { ClientRule, PlayedFault } from "./rules.js";

/** What the proxy needs. */
export interface ProxyOptions {
  /** The server behind it, without `/api`. */
  readonly server: string;
  /** 0 for a free one. */
  readonly port: number;
  readonly rules: readonly ClientRule[];
  readonly fetch: Fetch;
  /** Told when a fault is played. */
  readonly onFault?: ((fault: PlayedFault) => void) | undefined;
}

/** A running proxy. */
export interface Proxy {
  /** Where the client has to call. */
  readonly url: string;
  /** Notes that the client begins anew. */
  restarted(): void;
  /** Everything until now. */
  history(): History;
  close(): Promise<void>;
}

const HOST = "127.0.0.1";

/** Headers that speak of one connection, or of a body that is written anew. */
const HOP = [
  "accept-encoding",
  "connection",
  "content-encoding",
  "content-length",
  "host",
  "keep-alive",
  "transfer-encoding",
];

const routes = new Map(Object.values(operationsById).map((one) => [`${one.method} ${one.path}`, one]));

/** Stands between a client and a server of the contract: records the requests and plays the faults of the rules. */
export async function startProxy({ server, port, rules, fetch, onFault }: ProxyOptions): Promise<Proxy> {
  const start = performance.now();
  const now = () => performance.now() - start;
  const sendings: Sending[] = [];
  const elsewhere: StrangeRequest[] = [];
  const restarts: number[] = [];
  const memberOf = membersOf(sendings);
  const plan = createFaultPlan(rules, memberOf);
  /** Called with each member who signs in. */
  const waiting = new Set<(member: string) => void>();

  const stranger = createServer(async (request, response) => {
    const body = (await bodyOf(request)).toString("utf8");
    const { method = "GET", url = "/" } = request;
    // What a browser asks before it sends the token is no request of the client.
    if (method !== "OPTIONS") {
      elsewhere.push({ at: now(), method, address: url, headers: headersOf(request), body });
    }
    response.writeHead(200, { ...corsOf(request), "content-type": "text/html" }).end("<h1>Another host</h1>");
  });
  const strangerUrl = `http://${HOST}:${await listen(stranger, 0)}`;

  /** Asks the server as the client has. */
  async function forward(request: IncomingMessage, body: Buffer): Promise<Response> {
    const method = request.method ?? "GET";
    const headers = Object.entries(headersOf(request)).filter(([name]) => !HOP.includes(name));
    return fetch(server + request.url, {
      method,
      headers,
      redirect: "manual",
      ...(method !== "GET" && method !== "HEAD" && { body: new Uint8Array(body) }),
    });
  }

  /** Until another member signs in. */
  const otherMember = (member: string, seconds: number): Promise<void> =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        waiting.delete(listen);
        resolve();
      };
      const listen = (other: string) => other !== member && end();
      const timer = setTimeout(end, seconds * 1000);
      waiting.add(listen);
    });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const sending = sendingOf(request, body, sendings.length + 1, now());
    if (!sending) {
      // Another page, or the same one again: what was in memory is gone.
      if (request.headers["sec-fetch-dest"] === "document") restarts.push(now());
      return relay(await forward(request, body), response);
    }
    sendings.push(sending);
    const fault = plan.next(sending);
    if (sending.played && fault) {
      onFault?.({ rule: sending.played.rule, operation: sending.operation.id, answer: fault.answer });
    }

    let answered: { status: number; headers: Record<string, string>; body: Buffer } | undefined;
    if (!fault || isServed(fault)) {
      const served = await forward(request, body);
      answered = {
        status: served.status,
        headers: Object.fromEntries(served.headers),
        body: Buffer.from(await served.arrayBuffer()),
      };
      sending.served = { status: served.status, envelope: parseJson(answered.body.toString("utf8")) };
    }
    if (fault?.answer === "lost") {
      if (answered) cut(answered, response);
      return plan.ended(sending);
    }
    if (fault?.answer === "late") await otherMember(memberOf(sending), fault.seconds ?? 20);
    const made = fault && replyOf(fault, sending, strangerUrl, Date.now());
    const reply = made ? { ...made, headers: { ...made.headers, ...corsOf(request) } } : answered;
    if (!reply) return;
    await write(reply, response, () => {
      const retryAt = made?.retryAt;
      sending.told = {
        at: now(),
        status: reply.status,
        envelope: parseJson(reply.body.toString()),
        ...(retryAt !== undefined && { retryAt: retryAt - Date.now() + now() }),
      };
    });
    plan.ended(sending);
    const signedIn = signedInBy(sending);
    if (signedIn) for (const listener of [...waiting]) listener(signedIn.member);
  }

  const proxy = createServer((request, response) => {
    answer(request, response).catch(() => {
      // The server is not there, or the client has gone.
      if (!response.headersSent) response.writeHead(502, corsOf(request));
      response.end();
    });
  });
  const url = `http://${HOST}:${await listen(proxy, port)}`;
  return {
    url,
    restarted: () => void restarts.push(now()),
    history: () => ({ sendings, elsewhere, restarts, endedAt: now() }),
    close: async () => {
      await Promise.all([close(proxy), close(stranger)]);
    },
  };
}

/** A request as it is recorded; undefined for what is not a call of the contract. */
function sendingOf(request: IncomingMessage, body: Buffer, number: number, at: number): Sending | undefined {
  const { method = "GET", url: address = "/" } = request;
  const { pathname, searchParams } = new URL(address, "http://client.invalid");
  const operation = routes.get(`${method} ${pathname}`);
  if (!operation) return undefined;
  const json = parseJson(body.toString("utf8"));
  const inBody = body.length === 0 ? {} : isFields(json) ? json : null;
  const fields = operation.hasQuery ? Object.fromEntries(searchParams) : inBody;
  return { number, at, operation, method, address, headers: headersOf(request), fields };
}

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** For answers that the server has not made. */
function corsOf({ headers }: IncomingMessage): Record<string, string> {
  if (headers.origin === undefined) return {};
  return {
    "access-control-allow-origin": headers.origin,
    "access-control-allow-headers": headers["access-control-request-headers"] ?? "*",
    "access-control-allow-methods": "GET, POST",
    "access-control-expose-headers": "Date, Retry-After, Idempotency-Replayed",
    vary: "Origin",
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Cuts the connection in the middle of an answer. Before its head, browsers would send the request again without asking their page, if the
 * connection is not new.
 */
function cut(
  { status, headers, body }: Omit<Reply, "body"> & { readonly body: Buffer },
  response: ServerResponse,
) {
  const kept = Object.entries(headers).filter(([name]) => !HOP.includes(name));
  response.writeHead(status, { ...Object.fromEntries(kept), "content-length": String(body.length) });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

async function relay(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  await write({ status: answer.status, headers: Object.fromEntries(answer.headers), body }, response);
}

/** @param onTold called when everything was handed over; not when the client has gone before */
function write(
  { status, headers, body }: Omit<Reply, "body"> & { readonly body: string | Buffer },
  response: ServerResponse,
  onTold?: () => void,
): Promise<void> {
  return new Promise((resolve) => {
    response.once("finish", () => onTold?.()).once("close", resolve);
    const kept = Object.entries(headers).filter(([name]) => !HOP.includes(name));
    const length =
      status === 204 || status === 304 ? {} : { "content-length": String(Buffer.byteLength(body)) };
    response.writeHead(status, { ...Object.fromEntries(kept), ...length }).end(body);
  });
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, HOST, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  return address.port;
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
