import { isCanvasFaithful } from "./canvas-check.js";
import { loadImage } from "./load-image.js";
import { PhotoError } from "./photo-error.js";
import { formatOf, HEAD_BYTES } from "./photo-format.js";

/**
 * What a field offers to choose. Whether a file is a picture is decided by decoding it, never by its type. Phones turn their own formats
 * into JPEG for a field that doesn't list them.
 */
export const PHOTO_TYPES: readonly string[] = [
  ...["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif", "image/bmp"],
];

/** Longest side of a picture that is sent, in pixels: as much as servers keep. */
const MAX_SIDE = 2048;

/** Quality of what is written, 0 to 1. */
const QUALITY = 0.86;

/** Width and height in pixels. */
export interface Dimensions {
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/** A picture that the browser can show. */
export interface DecodedPhoto {
  /** Upright, as its camera meant it. */
  image: HTMLImageElement;
  /** It is a JPEG, which has no transparent parts. */
  isOpaque: boolean;
}

/** Options of {@link resizePhoto}. */
export interface ResizeOptions {
  /** Longest side in pixels. Default 2048. */
  maxSide?: number | undefined;
  /** Each side times this, of what `maxSide` leaves. Default 1. */
  scale?: number | undefined;
}

/**
 * Re-encodes a picture from its pixels alone, upright and no larger than servers keep it: where and with what it
 * was taken (EXIF, GPS, comments) stays behind. A browser that alters what is drawn would send noise: there a JPEG, PNG or WebP is sent as
 * it is, without its metadata.
 *
 * @throws {PhotoError} for a file that the browser can't show, and where what is drawn is altered, for other formats and smaller sizes
 */
export async function resizePhoto(
  file: File,
  { maxSide = MAX_SIDE, scale = 1 }: ResizeOptions = {},
): Promise<File> {
  const { image, isOpaque } = await decodePhoto(file);
  if (!(await isCanvasFaithful())) {
    if (scale < 1) throw new PhotoError("tooLarge");
    return originalPhoto(file);
  }
  const size = fitInside({ width: image.naturalWidth, height: image.naturalHeight }, maxSide);
  const draw = (context: CanvasRenderingContext2D): void =>
    context.drawImage(image, 0, 0, size.width, size.height);
  return drawPhoto(size, draw, { isOpaque, scale });
}

/** The file itself without its metadata. @throws {PhotoError} for formats whose metadata can't be taken out */
async function originalPhoto(file: File): Promise<File> {
  // Hardly any browser needs it.
  const { stripMetadata } = await import("./strip-metadata.js");
  const bytes = stripMetadata(new Uint8Array(await file.arrayBuffer()));
  const type = bytes && formatOf(bytes);
  if (!type) throw new PhotoError("canvasAltered");
  return new File([bytes], neutralName(type), { type });
}

/**
 * Decodes a picture, upright as its camera meant it. Its content decides, not its name or type.
 *
 * @throws {PhotoError} for a file that the browser can't show
 */
export async function decodePhoto(file: File): Promise<DecodedPhoto> {
  try {
    const format = formatOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    // Some engines go by the type where there is one.
    const image = await loadImage(new Blob([file], { type: format ?? file.type }));
    if (image.naturalWidth > 0) return { image, isOpaque: format === "image/jpeg" };
  } catch {
    // Below, like a picture without a size.
  }
  throw new PhotoError("unreadable");
}

/** Options of {@link drawPhoto}. */
export interface DrawOptions {
  /** What is drawn leaves no part transparent, and is written as JPEG. Default false. */
  isOpaque?: boolean | undefined;
  /** Each side of what is written, times this. Default 1. */
  scale?: number | undefined;
}

/**
 * Writes a picture that is drawn, such as a cut-out or a signature.
 *
 * @param size of what `draw` paints
 * @param draw paints the canvas, in pixels of `size` whatever the scale
 * @throws {PhotoError} where the browser has no room for the canvas, or alters what is drawn
 */
export async function drawPhoto(
  size: Dimensions,
  draw: (context: CanvasRenderingContext2D) => void,
  { isOpaque = false, scale = 1 }: DrawOptions = {},
): Promise<File> {
  if (!(await isCanvasFaithful())) throw new PhotoError("canvasAltered");
  const written = fitInside(size, Math.max(size.width, size.height) * scale);
  const canvas = Object.assign(document.createElement("canvas"), written);
  const context = canvas.getContext("2d");
  if (!context) throw new PhotoError("unreadable");
  context.imageSmoothingQuality = "high";
  context.scale(written.width / size.width, written.height / size.height);
  draw(context);
  const format = isOpaque ? "image/jpeg" : "image/webp";
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, format, QUALITY));
  if (!blob) throw new PhotoError("unreadable");
  // A browser that can't write WebP writes PNG.
  return new File([blob], neutralName(blob.type), { type: blob.type });
}

/** The same shape with no side above `maxSide`, in whole pixels; small pictures keep their size. */
export function fitInside({ width, height }: Dimensions, maxSide: number): Dimensions {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const side = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** A file name that reveals nothing about phone, day or user; servers judge a picture by its extension. */
export const neutralName = (type: string): string =>
  `picture.${type === "image/jpeg" ? "jpg" : type.replace("image/", "")}`;
