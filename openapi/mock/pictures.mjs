/** Serves /uploads/** from the fixtures' drawings, the way the operator's web server would: compressed and cacheable. */
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { drawPicture } from "../fixtures/draw-picture.mjs";

const PREFIX = "/uploads/";
const drawn = new Map();

/** @param {string} pathname of the request */
export const isPicture = (pathname) => pathname.startsWith(PREFIX);

/** @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response @param {string} pathname */
export function servePicture(request, response, pathname) {
  response.setHeader("Access-Control-Allow-Origin", "*");
  if (request.method !== "GET" && request.method !== "HEAD") return end(response, 405);
  const picture = draw(pathname);
  if (picture === undefined) return end(response, 404);
  response.setHeader("Cache-Control", "public, max-age=3600");
  response.setHeader("ETag", picture.etag);
  response.setHeader("Vary", "Accept-Encoding");
  if (request.headers["if-none-match"] === picture.etag) return end(response, 304);
  const zipped = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
  const body = zipped ? picture.zipped : picture.plain;
  if (zipped) response.setHeader("Content-Encoding", "gzip");
  response.setHeader("Content-Type", "image/svg+xml");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Content-Length", body.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : body);
}

function end(response, status) {
  response.writeHead(status).end();
}

/** A picture is drawn when it is first asked for. */
function draw(pathname) {
  const known = drawn.get(pathname);
  if (known !== undefined) return known;
  const svg = drawPicture(pathname);
  if (svg === undefined) return undefined;
  const plain = Buffer.from(svg);
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 20)}"`;
  const picture = { plain, zipped: gzipSync(plain, { level: 9 }), etag };
  drawn.set(pathname, picture);
  return picture;
}
