/**
 * A small API over real HTTP for the cases: it speaks the envelope, keeps a journal of what arrived, and misbehaves when a
 * request's `x-scenario` says so, or `scenario` in the query where headers do not arrive. Two ports are two origins. Prints both addresses as JSON and runs until its parent ends.
 */
import { createHash } from "node:crypto";
import { createServer } from "node:http";

const ACCOUNT = "buyer";
const PASSWORD = "buyer-demo";
const TOKEN = "6f1d-token";
const ROWS = 25;

/** Requests by `x-run`, so that runtimes and cases do not see each other's. */
const journal = new Map();

const send = (response, code, data, msg = "") => {
  response.writeHead(code === 401 ? 401 : 200, { "content-type": "application/json" });
  response.end(JSON.stringify({ code, msg, data }));
};

const redirect = (response, location) => response.writeHead(307, { location }).end();

/** Headers and the beginning of an answer: of a connection closed before them, Deno itself would send the request again. */
const breakOff = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "500" }).write("{");
  response.socket.end();
};

/** What goes wrong, or elsewhere. The last argument says how many requests this run has made, this one included. */
const scenarios = {
  html: (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>"),
  silent: () => {},
  "lose the first answer": (response, request, seen) =>
    seen === 1 ? breakOff(response) : answer(response, request),
  "three redirects": (response, request, seen) =>
    seen <= 3 ? redirect(response, `${request.path}?hop=${seen}`) : answer(response, request),
  "endless redirects": (response, request, seen) => redirect(response, `${request.path}?hop=${seen}`),
  "another origin": (response, request) =>
    request.origin === addresses.other
      ? answer(response, { ...request, headers: { ...request.headers, token: TOKEN } })
      : redirect(response, `${addresses.other}${request.path}?run=${request.run}&scenario=another origin`),
};

/** The API when nothing goes wrong. */
const routes = {
  "/api/user/login": (response, { json: { account, password } }) =>
    account === ACCOUNT && password === PASSWORD
      ? send(response, 1, { userinfo: { id: 7, nickname: "Mira", token: TOKEN } })
      : send(response, 0, null, "Wrong password"),
  "/api/user/index": (response) => send(response, 1, { id: 7, nickname: "Mira", money: "5000.000000" }),
  "/api/index/pro": (response, { json: { page = 1, limit = 10 } }) => {
    const first = (page - 1) * limit;
    const count = Math.max(0, Math.min(limit, ROWS - first));
    const rows = Array.from({ length: count }, (_, index) => ({ id: first + index + 1, price: "1.50" }));
    const last_page = Math.ceil(ROWS / limit);
    send(response, 1, { total: ROWS, per_page: limit, current_page: page, last_page, data: rows });
  },
  "/api/order/create": (response) => send(response, 1, { orders: [], pay: { pay_no: "P1" } }),
  "/api/index/upload": async (response, { headers, body }) => {
    const form = await new Response(body, {
      headers: { "content-type": headers["content-type"] },
    }).formData();
    const file = form.get("file");
    const digest = createHash("sha256")
      .update(Buffer.from(await file.arrayBuffer()))
      .digest("hex");
    send(response, 1, { url: `/${digest}`, fullurl: `${addresses.api}/${file.name}?type=${file.type}` });
  },
};
const WITH_TOKEN = new Set(["/api/user/index", "/api/order/create", "/api/index/upload"]);

function answer(response, request) {
  const route = routes[request.path];
  if (!route) return send(response, 0, null, "Not found");
  if (WITH_TOKEN.has(request.path) && request.headers.token !== TOKEN) return send(response, 401, null);
  return route(response, request);
}

async function handle(request, response) {
  const { pathname: path, search, searchParams } = new URL(request.url, "http://localhost");
  if (path === "/journal") return response.end(JSON.stringify(journal.get(searchParams.get("run")) ?? []));

  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { headers, method } = request;
  const run = headers["x-run"] ?? searchParams.get("run");
  const requests = journal.get(run) ?? [];
  const json = headers["content-type"] === "application/json" ? JSON.parse(body.toString()) : {};
  requests.push({ method, path: path + search, headers, json });
  journal.set(run, requests);

  const origin = `http://${headers.host}`;
  const received = { path, origin, headers, body, json, run };
  const respond = scenarios[headers["x-scenario"] ?? searchParams.get("scenario")] ?? answer;
  return respond(response, received, requests.length);
}

const listen = () =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      handle(request, response).catch((error) => response.writeHead(500).end(String(error?.stack)));
    });
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${server.address().port}`));
  });

const addresses = { api: await listen(), other: await listen() };
process.stdout.write(`${JSON.stringify(addresses)}\n`);
process.once("disconnect", () => process.exit());
