import { type File, fileOf } from "./files";
import { acceptedEncoding, matchesTag } from "./negotiate";

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

/** Drawings that are kept as they are sent, those asked for last: some 15 kB each, and milliseconds to make. */
const MOST_KEPT = 500;

/** Pictures of every site may be shown on every site; a drawing opened directly runs and loads nothing. */
const COMMON = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "x-content-type-options": "nosniff",
};

/** Serves `/uploads/**`: drawings of the demonstration, and pictures users uploaded. */
export function servePictures({ draw, read }: PictureSources): (request: Request) => Promise<Response> {
  const drawingAt = keptDrawings(draw);
  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response("Only GET and HEAD.\n", {
        status: 405,
        headers: { ...COMMON, allow: "GET, HEAD" },
      });
    }
    const path = new URL(request.url).pathname;
    const drawing = drawingAt(path);
    if (drawing !== undefined) return sendDrawing(request, drawing);
    const id = UPLOAD.exec(path)?.[1];
    const picture = id === undefined ? undefined : await read(id);
    if (picture && id !== undefined) return sendUpload(request, id, picture);
    return new Response("Not found.\n", { status: 404, headers: { ...COMMON, "cache-control": "no-cache" } });
  };
}

/** Draws, packs and names each drawing once for a while. */
function keptDrawings(draw: PictureSources["draw"]): (path: string) => File | undefined {
  const kept = new Map<string, File>();
  const made = (path: string): File | undefined => {
    const svg = draw(path);
    return svg === undefined ? undefined : fileOf(path, () => Uint8Array.from(Buffer.from(svg)));
  };
  return (path) => {
    const file = kept.get(path) ?? made(path);
    if (!file) return undefined;
    // To the end of the line, whose beginning goes first.
    kept.delete(path);
    kept.set(path, file);
    const [oldest] = kept.size > MOST_KEPT ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    return file;
  };
}

async function sendDrawing(request: Request, drawing: File): Promise<Response> {
  const headers = new Headers({
    ...COMMON,
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": FOR_A_WEEK,
    etag: drawing.tag,
    vary: "Accept-Encoding",
  });
  if (matchesTag(request.headers.get("if-none-match"), drawing.tag))
    return new Response(null, { status: 304, headers });
  const { bytes, encoding } = await drawing.body(acceptedEncoding(request.headers.get("accept-encoding")));
  if (encoding) headers.set("content-encoding", encoding);
  return send(request, bytes, headers);
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
