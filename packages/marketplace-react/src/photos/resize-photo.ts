import {
  type Dimensions,
  fitInside,
  formatFor,
  MAX_SIDE,
  neutralName,
  PhotoError,
  typeProblem,
} from "./photo-rules";

const QUALITY = 0.86;

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
