import { pictureDecoder } from "./decoder";
import type { PictureWidth } from "./widths";

/** Formats that pictures are sent in, the best first. The last one is for clients that support nothing newer. */
export const SENT_TYPES = ["image/webp", "image/jpeg"] as const;
export type SentType = (typeof SENT_TYPES)[number];

/** A picture in one width, as it is sent. */
export interface ScaledPicture {
  /** PNG for a transparent picture if the client does not accept WebP. */
  readonly mime: SentType | "image/png";
  readonly bytes: Uint8Array;
}

/** Below the default effort: it takes a third of the time, and pictures are only 2 % larger. */
const WEBP = { quality: 80, effort: 2 };
const JPEG = { quality: 80 };
/** One picture may keep a thread busy this long, in seconds. */
const TIMEOUT = 15;
/** Dots per inch at which a drawing's unit is a pixel. */
const UNIT_DENSITY = 72;

/**
 * Rasterizes one of this server's own drawings, never an upload.
 *
 * @param svg names its width, `<svg … width="480" …`
 */
export async function scaleDrawing(svg: string, width: PictureWidth, type: SentType): Promise<ScaledPicture> {
  const sharp = await pictureDecoder();
  // Uploads never get here: they must begin with the bytes of a photo (features/uploads/picture.ts), which no XML does.
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
  const natural = Number(/^<svg [^>]*?\bwidth="(\d+)"/.exec(svg)?.[1]);
  // Draw in the final width instead of scaling pixels, so that edges are sharp.
  const density = (UNIT_DENSITY * width) / natural;
  return encode(sharp(Buffer.from(svg), { density }).resize({ width }), type);
}

/** Scales an upload down; a smaller one keeps its size. @param bytes as re-encoded by the server */
export async function scaleUpload(
  bytes: Uint8Array,
  width: PictureWidth,
  type: SentType,
): Promise<ScaledPicture> {
  const sharp = await pictureDecoder();
  return encode(sharp(bytes).resize({ width, withoutEnlargement: true }), type);
}

type Pipeline = ReturnType<Awaited<ReturnType<typeof pictureDecoder>>>;

async function encode(picture: Pipeline, type: SentType): Promise<ScaledPicture> {
  const timed = picture.timeout({ seconds: TIMEOUT });
  if (type === "image/webp") return { mime: type, bytes: await timed.webp(WEBP).toBuffer() };
  const png = await timed.png().toBuffer();
  const sharp = await pictureDecoder();
  const { isOpaque } = await sharp(png).stats();
  return isOpaque
    ? { mime: "image/jpeg", bytes: await sharp(png).jpeg(JPEG).toBuffer() }
    : { mime: "image/png", bytes: png };
}
