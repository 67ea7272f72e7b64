import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

type Respond = (response: ServerResponse, seen: number, request: IncomingMessage) => void;

const json = { "content-type": "application/json" };
const body = (code: number, data: unknown = null) => JSON.stringify({ code, msg: "Sentence", data });
const cut = (text: string) => text.slice(0, -9);

/** Data that is right for any operation: a page, an object and, to those that want one, a list. */
const anything = { id: 1, token: "t", userinfo: { id: 1, token: "t" }, data: [], last_page: 1 };
const succeed: Respond = (response) => response.writeHead(200, json).end(body(1, anything));

/** What can go wrong on the way. `seen` counts the requests of one call, from 1. */
export const FAULTS = {
  "no fault": succeed,
  refused: (response) => response.writeHead(200, json).end(body(0)),
  "401": (response) => response.writeHead(401, json).end(body(401)),
  "404 without envelope": (response) => response.writeHead(404).end("<h1>Not found</h1>"),
  "500 page": (response) => response.writeHead(500, { "content-type": "text/html" }).end("<h1>Oops</h1>"),
  "HTML instead of JSON": (response) => response.writeHead(200, json).end("<!doctype html>"),
  "empty body": (response) => response.writeHead(200, json).end(),
  "truncated JSON": (response) => response.writeHead(200, json).end(cut(body(1, anything))),
  "closed before headers": (response) => response.socket?.destroy(),
  "closed after headers": (response) => {
    response.writeHead(200, { ...json, "content-length": "500" }).flushHeaders();
    response.socket?.end();
  },
  "closed in the body": (response) => {
    response.writeHead(200, { ...json, "content-length": "500" }).write(cut(body(1, anything)));
    response.socket?.end();
  },
  "no answer": () => {},
  "headers and no body": (response) => response.writeHead(200, json).flushHeaders(),
  "not HTTP": (response) => response.socket?.end("HELO\r\n\r\n"),
  "not gzip": (response) =>
    response.writeHead(200, { ...json, "content-encoding": "gzip" }).end(body(1, anything)),
  "redirect loop": (response, _seen, { url }) => response.writeHead(307, { location: url }).end(),
  "503, then well": (response, seen, request) =>
    seen > 1 ? succeed(response, seen, request) : response.writeHead(503, { "retry-after": "0" }).end("busy"),
  "closed, then well": (response, seen, request) =>
    seen > 1 ? succeed(response, seen, request) : response.socket?.destroy(),
} satisfies Record<string, Respond>;

export type Fault = keyof typeof FAULTS;
export const faults = Object.keys(FAULTS) as Fault[];

/** A real HTTP server on a free port. Header `x-fault` chooses the fault, `x-call` groups the requests of one call. */
export async function startFaultServer() {
  const requests = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => {
      const call = String(request.headers["x-call"]);
      const seen = (requests.get(call) ?? 0) + 1;
      requests.set(call, seen);
      const fault = faults.find((name) => name === request.headers["x-fault"]);
      if (fault) FAULTS[fault](response, seen, request);
    });
  });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests: (call: string) => requests.get(call) ?? 0,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
