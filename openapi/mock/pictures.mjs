/** Serves /uploads/** from openapi/pictures, the way the operator's web server would: compressed, cacheable, nothing else reachable. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const ROOT = fileURLToPath(new URL("../pictures", import.meta.url));
const PREFIX = "/uploads/";
const cache = new Map();

/** @param {string} pathname of the request */
export const isPicture = (pathname) => pathname.startsWith(PREFIX);

/**
 * The file behind an address, or nothing when it is none of ours.
 * @param {string} pathname @returns {string | undefined}
 */
export function pictureFile(pathname) {
  try {
    const file = join(ROOT, decodeURIComponent(pathname.slice(PREFIX.length)));
    return file.startsWith(ROOT + sep) && file.endsWith(".svg") && !file.includes("\0") ? file : undefined;
  } catch {
    return undefined;
  }
}

/** @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response @param {string} pathname */
export async function servePicture(request, response, pathname) {
  const picture = await load(pictureFile(pathname));
  response.setHeader("Access-Control-Allow-Origin", "*");
  if (request.method !== "GET" && request.method !== "HEAD") return end(response, 405);
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

async function load(file) {
  if (file === undefined) return undefined;
  const known = cache.get(file);
  if (known !== undefined) return known;
  try {
    const plain = await readFile(file);
    const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 20)}"`;
    const picture = { plain, zipped: gzipSync(plain, { level: 9 }), etag };
    cache.set(file, picture);
    return picture;
  } catch {
    return undefined;
  }
}
