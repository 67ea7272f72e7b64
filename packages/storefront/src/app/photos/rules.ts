import type { PlainKey } from "../../i18n/types";

/** Kinds of pictures the shop takes. Phones turn their own formats into JPEG for a field that accepts no other. */
export const PHOTO_TYPES: readonly string[] = ["image/jpeg", "image/png", "image/webp", "image/gif"];

/** Longest side of a picture that is sent, in pixels: as much as servers keep. */
export const LONGEST_SIDE = 2048;

/** Largest picture stock servers take, in bytes. */
const LARGEST = 10 * 1024 * 1024;

/** Why a picture can't be sent, as the text that says so. */
export type PhotoProblem = Extract<PlainKey, `photos.${string}`>;

/** A file that is no picture of ours. */
export class PhotoRefused extends Error {
  override name = "PhotoRefused";
  readonly problem: PhotoProblem;

  constructor(problem: PhotoProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** What can be seen of a file before it is decoded. */
export function typeProblem({ type }: Pick<File, "type">): PhotoProblem | undefined {
  return PHOTO_TYPES.includes(type) ? undefined : "photos.wrongType";
}

/**
 * Drawn anew a picture is small; only one with very much detail is not.
 *
 * @param largest bytes the site takes; undefined or 0 when it does not tell
 */
export function sizeProblem({ size }: Pick<File, "size">, largest?: number): PhotoProblem | undefined {
  return size > (largest || LARGEST) ? "photos.tooLarge" : undefined;
}

/** Edges of a picture. */
export interface Edges {
  width: number;
  height: number;
}

/** The same shape with no edge above `longest`, in whole pixels; small pictures keep their size. */
export function fitInside({ width, height }: Edges, longest: number): Edges {
  const scale = Math.min(1, longest / Math.max(width, height));
  const edge = (length: number): number => Math.max(1, Math.round(length * scale));
  return { width: edge(width), height: edge(height) };
}

/**
 * The format a picture is written in. What may be see-through stays so; a browser that can't write WebP takes PNG by
 * itself.
 */
export function formatFor(type: string): "image/jpeg" | "image/webp" {
  return type === "image/jpeg" ? "image/jpeg" : "image/webp";
}

/** A file name that says nothing of the phone, the day or the person; servers judge a picture by its ending. */
export function neutralName(type: string): string {
  const ending = type === "image/jpeg" ? "jpg" : type.replace("image/", "");
  return `picture.${ending}`;
}
