import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding, type Encoding, matchesTag } from "../../static/negotiate";

/** A stored picture. */
export interface Picture {
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** Where pictures come from. */
export interface PictureSources {
  /** Draws a picture of the demonstration. @param path `/uploads/…` */
  readonly draw: (path: string) => string | undefined;
  /** Reads an upload that everybody may see. @param id as in `/uploads/files/<id>.webp` */
  readonly read: (id: string) => Promise<Picture | undefined>;
}

const UPLOAD = /^\/uploads\/files\/([0-9a-f]{32})\.webp$/;
/** An upload never changes under its name; a drawing may, with a new version of this server. */
const FOR_GOOD = "public, max-age=31536000, immutable";
const FOR_A_WEEK = "public, max-age=604800";

const compressors: Readonly<Record<Encoding, (text: string) => Promise<Uint8Array>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => promisify(gzip)(text, { level: 6 }),
};

/** Pictures of every site may be shown on every site; a drawing opened by itself runs and loads nothing. */
const COMMON = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "x-content-type-options": "nosniff",
};

/** Serves `/uploads/**`: drawings of the demonstration, and pictures people uploaded. */
export function servePictures({ draw, read }: PictureSources): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("Only GET and HEAD.\n", {
        status: 405,
        headers: { ...COMMON, allow: "GET, HEAD" },
      });
    }
    const path = new URL(request.url).pathname;
    const drawing = draw(path);
    if (drawing !== undefined) return sendDrawing(request, drawing);
    const id = UPLOAD.exec(path)?.[1];
    const picture = id === undefined ? undefined : await read(id);
    if (picture && id !== undefined) return sendUpload(request, id, picture);
    return new Response("Not found.\n", { status: 404, headers: { ...COMMON, "cache-control": "no-cache" } });
  };
}

async function sendDrawing(request: Request, svg: string): Promise<Response> {
  const tag = `W/"${createHash("sha256").update(svg).digest("base64url").slice(0, 22)}"`;
  const headers = new Headers({
    ...COMMON,
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": FOR_A_WEEK,
    etag: tag,
    vary: "Accept-Encoding",
  });
  if (matchesTag(request.headers.get("if-none-match"), tag))
    return new Response(null, { status: 304, headers });
  const encoding = acceptedEncoding(request.headers.get("accept-encoding"));
  if (encoding) headers.set("content-encoding", encoding);
  return send(request, encoding ? await compressors[encoding](svg) : Buffer.from(svg), headers);
}

function sendUpload(request: Request, id: string, { mime, bytes }: Picture): Response {
  const tag = `"${id}"`;
  const headers = new Headers({ ...COMMON, "content-type": mime, "cache-control": FOR_GOOD, etag: tag });
  if (matchesTag(request.headers.get("if-none-match"), tag))
    return new Response(null, { status: 304, headers });
  return send(request, bytes, headers);
}

function send(request: Request, bytes: Uint8Array, headers: Headers): Response {
  headers.set("content-length", String(bytes.byteLength));
  return new Response(request.method === "HEAD" ? null : Uint8Array.from(bytes), { headers });
}
