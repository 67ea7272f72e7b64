/** Kinds of pictures that servers accept. Phones turn their own formats into JPEG for a field that accepts no other. */
export const PHOTO_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp", "image/gif"];

/** Longest side of a picture that is sent, in pixels: as much as servers keep. */
export const MAX_SIDE = 2048;

/** Largest picture that stock servers accept, in bytes. */
const MAX_BYTES = 10 * 1024 * 1024;

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

/** The problem that a file's type shows before it is decoded. */
export function typeProblem({ type }: Pick<File, "type">): PhotoProblem | undefined {
  return PHOTO_TYPES.includes(type) ? undefined : "wrongType";
}

/** @param maxBytes what the site accepts; undefined or 0 when it does not say */
export function sizeProblem({ size }: Pick<File, "size">, maxBytes?: number): PhotoProblem | undefined {
  return size > (maxBytes || MAX_BYTES) ? "tooLarge" : undefined;
}

/** Width and height in pixels. */
export interface Dimensions {
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
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
