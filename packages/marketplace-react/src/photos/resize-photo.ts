/** Kinds of pictures that servers accept. Phones turn their own formats into JPEG for a field that accepts no other. */
export const PHOTO_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp", "image/gif"];

/** Longest side of a picture that is sent, in pixels: as much as servers keep. */
const MAX_SIDE = 2048;

/** Largest picture that stock servers accept, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

/** Quality of what is written, 0 to 1. */
const QUALITY = 0.86;

/** Why a picture can't be sent. */
export type PhotoProblem = "wrongType" | "unreadable" | "tooLarge";

/** A file that can't be sent as a picture. Trying again does not help. */
export class PhotoError extends Error {
  /** Always `PhotoError`. */
  override name = "PhotoError";
  /** Which rule the file breaks. */
  readonly problem: PhotoProblem;

  constructor(problem: PhotoProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Width and height in pixels. */
export interface Dimensions {
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
}

/**
 * Re-encodes a picture from its pixels alone, upright and no larger than servers keep it: where and with what it
 * was taken (EXIF, GPS, comments) stays behind.
 *
 * @param maxSide pixels
 * @throws {PhotoError} for a file that the browser can't show
 */
export async function resizePhoto(file: File, maxSide = MAX_SIDE): Promise<File> {
  const image = await decodePhoto(file);
  const size = fitInside({ width: image.naturalWidth, height: image.naturalHeight }, maxSide);
  return drawPhoto(size, (context) => context.drawImage(image, 0, 0, size.width, size.height), file.type);
}

/**
 * Decodes a picture, upright as its camera meant it.
 *
 * @throws {PhotoError} for a file that the browser can't show
 */
export async function decodePhoto(file: File): Promise<HTMLImageElement> {
  const problem = typeProblem(file);
  if (problem) throw new PhotoError(problem);
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } catch {
    throw new PhotoError("unreadable");
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Writes a picture that is drawn, such as a cut-out or a signature.
 *
 * @param draw paints the canvas
 * @param type media type of the original; decides whether the copy may be transparent
 * @throws {PhotoError} where the browser has no room for the canvas
 */
export async function drawPhoto(
  size: Dimensions,
  draw: (context: CanvasRenderingContext2D) => void,
  type: string,
): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const context = canvas.getContext("2d");
  if (!context) throw new PhotoError("unreadable");
  context.imageSmoothingQuality = "high";
  draw(context);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, formatFor(type), QUALITY));
  if (!blob) throw new PhotoError("unreadable");
  return new File([blob], neutralName(blob.type), { type: blob.type });
}

/** The problem that a file's type shows before it is decoded. */
export function typeProblem({ type }: Pick<File, "type">): PhotoProblem | undefined {
  return PHOTO_TYPES.includes(type) ? undefined : "wrongType";
}

/** @param maxBytes what the site accepts; undefined or 0 when it does not say */
export function sizeProblem({ size }: Pick<File, "size">, maxBytes?: number): PhotoProblem | undefined {
  return size > (maxBytes || MAX_BYTES) ? "tooLarge" : undefined;
}

/** The same shape with no side above `maxSide`, in whole pixels; small pictures keep their size. */
export function fitInside({ width, height }: Dimensions, maxSide: number): Dimensions {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const side = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/** The format a picture is written in. What may be transparent stays so; a browser that can't write WebP writes PNG. */
export const formatFor = (type: string): "image/jpeg" | "image/webp" =>
  type === "image/jpeg" ? "image/jpeg" : "image/webp";

/** A file name that reveals nothing about phone, day or user; servers judge a picture by its extension. */
export const neutralName = (type: string): string =>
  `picture.${type === "image/jpeg" ? "jpg" : type.replace("image/", "")}`;
