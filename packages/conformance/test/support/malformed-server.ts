import { createServer, type ServerResponse } from "node:http";
import type { FailureKind } from "marketplace-sdk";

/** An answer no marketplace server should give, and what the SDK must make of it. */
export interface MalformedAnswer {
  name: string;
  kind: FailureKind;
  status?: number;
  /** The session it was called with has ended. */
  endsSession?: boolean;
  send: (response: ServerResponse) => void;
}

const PAGE = "<!doctype html><title>Bad gateway</title><h1>502</h1>";
const problem = (status: number) =>
  JSON.stringify({ type: "about:blank", title: "Something is wrong", status, detail: "No details" });

const write = (status: number, type: string, body: string) => (response: ServerResponse) => {
  response.writeHead(status, { "content-type": type }).end(body);
};
const html = (status: number) => write(status, "text/html", PAGE);
const json = (status: number, body: string) => write(status, "application/json", body);

/** Answers from outside the envelope: proxies, crashed servers, captive portals, half-sent bodies. */
export const malformedAnswers: MalformedAnswer[] = [
  { name: "an HTML page with status 200", kind: "protocol", status: 200, send: html(200) },
  { name: "an HTML page with status 502", kind: "http", status: 502, send: html(502) },
  { name: "an HTML page with status 401", kind: "http", status: 401, endsSession: true, send: html(401) },
  {
    name: "problem+json with status 404",
    kind: "http",
    status: 404,
    send: write(404, "application/problem+json", problem(404)),
  },
  {
    name: "problem+json with status 500",
    kind: "http",
    status: 500,
    send: write(500, "application/problem+json", problem(500)),
  },
  { name: "nothing with status 200", kind: "protocol", status: 200, send: json(200, "") },
  { name: "nothing with status 204", kind: "protocol", status: 204, send: (r) => r.writeHead(204).end() },
  { name: "JSON cut off", kind: "protocol", status: 200, send: json(200, '{"code":1,"msg":"","da') },
  { name: "a list", kind: "protocol", status: 200, send: json(200, "[1,2]") },
  { name: "null", kind: "protocol", status: 200, send: json(200, "null") },
  { name: "an object without code", kind: "protocol", status: 200, send: json(200, '{"data":{}}') },
  { name: "an unreadable code", kind: "protocol", status: 200, send: json(200, '{"code":"one","data":{}}') },
  {
    name: "code 401 under status 200",
    kind: "api",
    status: 200,
    endsSession: true,
    send: json(200, '{"code":401,"msg":"Please log in first","data":null}'),
  },
  {
    name: "code 404 in the envelope",
    kind: "api",
    status: 404,
    send: json(404, '{"code":404,"msg":"Not found","data":null}'),
  },
  {
    name: "a body that breaks off",
    kind: "network",
    send: (response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      response.write('{"code":1', () => response.destroy());
    },
  },
  { name: "a closed connection", kind: "network", send: (response) => response.destroy() },
];

/** A server on a free port that answers `/<n>/…` with the n-th strange answer. */
export async function startMalformedServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const answer = malformedAnswers[Number(request.url?.split("/")[1])];
      if (answer) answer.send(response);
      else response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
