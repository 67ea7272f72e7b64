import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { createPages } from "./pages.mjs";

const folder = process.env.SHOP ?? "shop";
const port = Number(process.env.PORT ?? 8080);
const apiUrl = process.env.MARKET_URL ?? "http://127.0.0.1:4020";
const TYPES = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

const pages = await createPages({
  origin: process.env.ORIGIN ?? `http://127.0.0.1:${port}`,
  apiUrl,
  read: (name) => readFile(join(folder, name), "utf8"),
});

/** A middleware of Connect, Express or Vite: pages are answered here, files and calls further on. */
async function answerPages(request, response, next) {
  const { method, url, headers } = request;
  const language = headers["accept-language"];
  const asked = new Request(new URL(url, "http://localhost"), {
    method,
    headers: language ? { "accept-language": language } : {},
  });
  const answer = await pages(asked);
  if (!answer) return next();
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(method === "HEAD" ? undefined : await answer.text());
}

/** Your server of plain files, as short as it can be. */
async function answerFiles({ url }, response) {
  const { pathname } = new URL(url, "http://localhost");
  const bytes = await readFile(join(folder, normalize(pathname))).catch(() => undefined);
  const type = TYPES[extname(pathname)] ?? "application/octet-stream";
  response.writeHead(bytes ? 200 : 404, { "content-type": bytes ? type : "text/plain" });
  response.end(bytes ?? "Not found.\n");
}

const server = createServer((request, response) => {
  answerPages(request, response, () => answerFiles(request, response)).catch(() => response.destroy());
});
server.listen(port, "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}/`));
