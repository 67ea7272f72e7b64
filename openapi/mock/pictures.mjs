/**
 * Serves /uploads/** from the fixtures' drawings, as the operator's web server would: cacheable, as WebP or JPEG, in the widths of
 * site.config. Without sharp, an optional dependency, they are sent as SVG.
 */
import { createHash } from "node:crypto";
import { drawPicture } from "../fixtures/draw-picture.mjs";
import { images } from "../fixtures/images.mjs";

const PREFIX = "/uploads/";
/** Pixels per unit of a drawing, if no width is requested. Products are 480 units wide. */
const USUAL_SCALE = 4 / 3;
/** Dots per inch at which a unit is a pixel. */
const UNIT_DENSITY = 72;

/** @typedef {{ body: Buffer, type: string, etag: string }} Picture */

/** Pictures by address, width and type; each is made when it is first asked for. @type {Map<string, Promise<Picture>>} */
const made = new Map();

/** @param {string} pathname of the request */
export const isPicture = (pathname) => pathname.startsWith(PREFIX);

/** @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response @param {URL} url */
export async function servePicture(request, response, { pathname, searchParams }) {
  response.setHeader("Access-Control-Allow-Origin", "*");
  if (request.method !== "GET" && request.method !== "HEAD") return end(response, 405);
  const asked = searchParams.get("w");
  const width = images.widths.find((known) => String(known) === asked);
  if (asked !== null && width === undefined) return end(response, 400);
  const svg = drawPicture(pathname);
  if (svg === undefined) return end(response, 404);
  const wantsWebp = /\bimage\/webp\b/.test(String(request.headers.accept ?? ""));
  const name = `${pathname} ${width} ${wantsWebp}`;
  const making = made.get(name) ?? makePicture(svg, width, wantsWebp);
  made.set(name, making);
  const { body, type, etag } = await making;
  response.setHeader("Cache-Control", "public, max-age=3600");
  response.setHeader("ETag", etag);
  response.setHeader("Vary", "Accept");
  if (request.headers["if-none-match"] === etag) return end(response, 304);
  response.setHeader("Content-Type", type);
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Content-Length", body.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : body);
}

function end(response, status) {
  response.writeHead(status).end();
}

/** @param {string} svg @param {number | undefined} width @param {boolean} wantsWebp @returns {Promise<Picture>} */
async function makePicture(svg, width, wantsWebp) {
  const { body, type } = await encode(svg, width, wantsWebp);
  return { body, type, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 20)}"` };
}

/** @param {string} svg @param {number | undefined} width @param {boolean} wantsWebp */
async function encode(svg, width, wantsWebp) {
  const sharp = await loadSharp();
  if (!sharp) return { body: Buffer.from(svg), type: "image/svg+xml" };
  const natural = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const pixels = width ?? Math.round(natural * USUAL_SCALE);
  const drawn = await sharp(Buffer.from(svg), { density: (UNIT_DENSITY * pixels) / natural })
    .resize({ width: pixels })
    .png()
    .toBuffer();
  if (wantsWebp) return { body: await sharp(drawn).webp({ effort: 2 }).toBuffer(), type: "image/webp" };
  const { isOpaque } = await sharp(drawn).stats();
  return isOpaque
    ? { body: await sharp(drawn).jpeg().toBuffer(), type: "image/jpeg" }
    : { body: drawn, type: "image/png" };
}

/** @returns {Promise<import("sharp") | undefined>} */
async function loadSharp() {
  try {
    return (await import("sharp")).default;
  } catch (error) {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    return undefined;
  }
}
