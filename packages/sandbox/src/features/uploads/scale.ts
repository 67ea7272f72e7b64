import { pictureDecoder } from "./decoder";
import type { PictureWidth } from "./widths";

/** What pictures are sent as, the best first; the last one is for clients that know nothing newer. */
export const SENT_TYPES = ["image/webp", "image/jpeg"] as const;
export type SentType = (typeof SENT_TYPES)[number];

/** A picture in one width, as it is sent. */
export interface ScaledPicture {
  /** PNG where a picture lets its ground through and the client takes no WebP. */
  readonly mime: SentType | "image/png";
  readonly bytes: Uint8Array;
}

/** Less effort than usual: a third of the time for two bytes in a hundred. */
const WEBP = { quality: 80, effort: 2 };
const JPEG = { quality: 80 };
/** One picture may keep a thread busy this long, in seconds. */
const TIMEOUT = 15;
/** Dots per inch at which a drawing's unit is a pixel. */
const UNIT_DENSITY = 72;

/**
 * Turns a drawing of this server's own into pixels; never one that came from outside.
 *
 * @param svg names its width, `<svg … width="480" …`
 */
export async function scaleDrawing(svg: string, width: PictureWidth, type: SentType): Promise<ScaledPicture> {
  const sharp = await pictureDecoder();
  // Uploads never come this far: their first bytes are a photo's (features/uploads/picture.ts), and no XML begins with those.
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
  const natural = Number(/^<svg [^>]*?\bwidth="(\d+)"/.exec(svg)?.[1]);
  // Drawn in the width it is shown in, so edges are sharp, instead of being scaled as pixels.
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
