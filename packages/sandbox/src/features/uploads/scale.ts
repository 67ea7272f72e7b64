import { pictureDecoder } from "./decoder";
import { type PictureWidth, PREVIEW } from "./widths";

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
export async function scaleDrawing(
  svg: string,
  width: PictureWidth | "preview",
  type: SentType,
): Promise<ScaledPicture> {
  const sharp = await pictureDecoder();
  // Uploads never get here: they must begin with the bytes of a photo (features/uploads/picture.ts), which no XML does.
  sharp.unblock({ operation: ["VipsForeignLoadSvg"] });
  const natural = Number(/^<svg [^>]*?\bwidth="(\d+)"/.exec(svg)?.[1]);
  // Draw in the final width instead of scaling pixels, so that edges are sharp.
  const density = (UNIT_DENSITY * (width === "preview" ? PREVIEW.width : width)) / natural;
  const drawing = sharp(Buffer.from(svg), { density });
  return encode(width === "preview" ? framed(drawing) : drawing.resize({ width }), type);
}

/** Scales an upload down; a smaller one keeps its size, but in a preview. @param bytes as re-encoded by the server */
export async function scaleUpload(
  bytes: Uint8Array,
  width: PictureWidth | "preview",
  type: SentType,
): Promise<ScaledPicture> {
  const picture = (await pictureDecoder())(bytes);
  return encode(
    width === "preview" ? framed(picture) : picture.resize({ width, withoutEnlargement: true }),
    type,
  );
}

/** The whole picture in the middle of a preview. */
const framed = (picture: Pipeline): Pipeline =>
  picture.resize({ ...PREVIEW, fit: "contain", background: GROUND }).flatten({ background: GROUND });

/** What a preview shows beside a picture that is not as wide. */
const GROUND = "#ffffff";

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
