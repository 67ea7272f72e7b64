import { createHash } from "node:crypto";
import { nameOfWidth } from "../../features/uploads/objects";
import {
  type ScaledPicture,
  SENT_TYPES,
  type SentType,
  scaleDrawing,
  scaleUpload,
} from "../../features/uploads/scale";
import { PICTURE_WIDTHS, type PictureWidth, PREVIEW, pictureWidth } from "../../features/uploads/widths";
import { HttpError } from "../../kernel/errors";
import type { WidthStorage } from "../../kernel/file-storage";
import { WEIGHT } from "../admission";
import { recentlyUsed } from "../recently-used";
import { acceptedType, matchesTag } from "./negotiate";
import { pictureFolder } from "./picture-folder";

/** A stored picture. */
export interface Picture {
  readonly mime: string;
  readonly bytes: Uint8Array;
}

/** Where pictures come from, and where they are kept. */
export interface PictureSources {
  /** Draws a picture of the demonstration as SVG. @param path `/uploads/…` */
  readonly draw: (path: string) => string | undefined;
  /** Reads an upload that everybody may see. @param id as in `/uploads/files/<id>.webp` */
  readonly read: (id: string) => Promise<Picture | undefined>;
  /** Widths of uploads that were made before. */
  readonly widths: WidthStorage;
  /** Does the work on a picture in the turn of its caller. Throws a 503 {@link HttpError} when too much of it waits. */
  readonly inTurn: <Result>(work: () => Promise<Result>, caller: string) => Promise<Result>;
  /** For finished pictures of the demonstration; without it they are rendered again at each start. */
  readonly folder?: string | undefined;
  readonly log: (line: string) => void;
}

/** A picture as it is sent. */
interface Sent extends Picture {
  readonly tag: string;
}

const UPLOAD = /^\/uploads\/files\/([0-9a-f]{32})\.webp$/;
/** An upload never changes under its name; a drawing may, with a new version of this server. */
const FOR_GOOD = "public, max-age=31536000, immutable";
const FOR_A_WEEK = "public, max-age=604800, stale-while-revalidate=2592000";
/** Bytes of the pictures in memory, and how many drawings are known by their tag. */
const MEMORY_BYTES = 16 * 1024 * 1024;
const MAX_TAGS = 20_000;
/** Incremented when the same drawing is encoded differently. */
const RECIPE = 1;

/** Pictures of every site may be shown on every site; one that is opened directly runs and loads nothing. */
const COMMON = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "x-content-type-options": "nosniff",
};

/** Who asks for a picture. */
interface PictureCaller {
  /** In whose turn it is made. */
  readonly name: string;
  /** Counts what a picture costs that is not at hand. */
  charge(weight: number): void;
}
const NOBODY: PictureCaller = { name: "", charge: () => undefined };

/**
 * Serves `/uploads/**`: pictures of the demonstration and users' uploads. `?w=` asks for one of {@link PICTURE_WIDTHS}, `?w=1200&h=630` for
 * the picture beside a link, and `Accept` decides between WebP and older formats. Without a width an upload comes as it is stored.
 */
export function servePictures(
  sources: PictureSources,
): (request: Request, caller?: PictureCaller) => Promise<Response> {
  const find = createFinder(sources);
  return async (request, caller = NOBODY) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response("Only GET and HEAD.\n", {
        status: 405,
        headers: { ...COMMON, allow: "GET, HEAD" },
      });
    const { pathname, searchParams } = new URL(request.url);
    const asked = searchParams.get("w");
    const width = isPreview(searchParams) ? "preview" : pictureWidth(asked ?? "");
    if (asked !== null && width === undefined)
      return plain(400, `Pictures are ${PICTURE_WIDTHS.join(", ")} pixels wide: \`?w=320\`.\n`);
    const type = acceptedType(request.headers.get("accept"), SENT_TYPES);
    try {
      const found = await find({ path: pathname, width, type, caller });
      return found
        ? send(request, found, UPLOAD.test(pathname) ? FOR_GOOD : FOR_A_WEEK)
        : plain(404, "Not found.\n");
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const retryAfter = String(error.options.retryAfter ?? 1);
      return plain(error.status, "Not available now. Try again.\n", {
        "retry-after": retryAfter,
      });
    }
  };
}

/** A picture as it is asked for. */
interface Asked {
  readonly path: string;
  readonly width: PictureWidth | "preview" | undefined;
  readonly type: SentType;
  readonly caller: PictureCaller;
}
type Find = (asked: Asked) => Promise<Sent | undefined>;

const nameOf = ({ path, width, type }: Asked) => `${path} ${width} ${type}`;

/** Finds a picture in memory, in the folder, or makes it: once, however many ask at the same moment. */
function createFinder({ draw, read, widths, inTurn, folder, log }: PictureSources): Find {
  const recent = recentlyUsed<Sent>(MEMORY_BYTES, ({ bytes }) => bytes.byteLength);
  /** Of drawings in the folder: they are found there without being drawn again. */
  const tags = recentlyUsed<string>(MAX_TAGS);
  const stored = pictureFolder(folder, log);
  const underWay = new Map<string, Promise<Sent | undefined>>();

  async function readDrawing(tag: string | undefined): Promise<Sent | undefined> {
    const bytes = tag && (await stored.read(tag));
    return bytes ? { mime: typeOf(bytes), bytes, tag: `"${tag}"` } : undefined;
  }

  async function drawing(asked: Asked): Promise<Sent | undefined> {
    const { path, width = usualWidth(path), type, caller } = asked;
    const found = await readDrawing(tags.get(nameOf(asked)));
    if (found) return found;
    const svg = draw(path);
    if (svg === undefined) return undefined;
    const tag = createHash("sha256").update(`${RECIPE} ${width} ${type} ${svg}`).digest("hex").slice(0, 32);
    tags.set(nameOf(asked), tag);
    const kept = await readDrawing(tag);
    if (kept) return kept;
    caller.charge(WEIGHT.drawing);
    const made: ScaledPicture = await inTurn(() => scaleDrawing(svg, width, type), caller.name);
    await stored.write(tag, made.bytes);
    return { ...made, tag: `"${tag}"` };
  }

  async function upload(id: string, { width, type, caller }: Asked): Promise<Sent | undefined> {
    caller.charge(WEIGHT.lookup);
    const tag = `"${id}-${width}-${type}"`;
    // Previews are asked for seldom, and caches keep them.
    const name = width && width !== "preview" ? nameOfWidth(width, type) : undefined;
    const kept = name && (await widths.read(id, name));
    if (kept) return { mime: typeOf(kept), bytes: kept, tag };
    const picture = await read(id);
    if (!picture || !width) return picture && { ...picture, tag: `"${id}"` };
    caller.charge(WEIGHT.drawing);
    const scaled = await inTurn(() => scaleUpload(picture.bytes, width, type), caller.name);
    if (name) await widths.write(id, name, scaled.bytes);
    return { ...scaled, tag };
  }

  function make(asked: Asked): Promise<Sent | undefined> {
    const name = nameOf(asked);
    const id = UPLOAD.exec(asked.path)?.[1];
    const making = (id === undefined ? drawing(asked) : upload(id, asked)).finally(() =>
      underWay.delete(name),
    );
    underWay.set(name, making);
    return making;
  }

  return async (asked) => {
    const name = nameOf(asked);
    const known = recent.get(name);
    if (known) return known;
    const picture = await (underWay.get(name) ?? make(asked));
    if (picture) recent.set(name, picture);
    return picture;
  };
}

const isPreview = (query: URLSearchParams): boolean =>
  query.get("w") === `${PREVIEW.width}` && query.get("h") === `${PREVIEW.height}`;

/** What suits most places when a client asks for no width. */
function usualWidth(path: string): PictureWidth {
  if (path.startsWith("/uploads/banners/")) return 960;
  return path.startsWith("/uploads/products/") ? 640 : 240;
}

/** The type of a picture this server has encoded. */
function typeOf([first]: Uint8Array): ScaledPicture["mime"] {
  if (first === 0x89) return "image/png";
  return first === 0xff ? "image/jpeg" : "image/webp";
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { ...COMMON, "cache-control": "no-cache", ...headers } });
}

function send(request: Request, { mime, bytes, tag }: Sent, caching: string): Response {
  const headers = new Headers({
    ...COMMON,
    "content-type": mime,
    "cache-control": caching,
    etag: tag,
    vary: "Accept",
  });
  if (matchesTag(request.headers.get("if-none-match"), tag))
    return new Response(null, { status: 304, headers });
  headers.set("content-length", String(bytes.byteLength));
  return new Response(request.method === "HEAD" ? null : Uint8Array.from(bytes), { headers });
}
