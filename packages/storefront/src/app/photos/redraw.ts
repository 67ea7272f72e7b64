import {
  type Edges,
  fitInside,
  formatFor,
  LONGEST_SIDE,
  neutralName,
  PhotoRefused,
  typeProblem,
} from "./rules";

const QUALITY = 0.86;

/**
 * Decodes a picture, upright as its camera meant it.
 *
 * @throws {PhotoRefused} for a file that no browser can show
 */
export async function decodePicture(file: File): Promise<HTMLImageElement> {
  const problem = typeProblem(file);
  if (problem) throw new PhotoRefused(problem);
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } catch {
    throw new PhotoRefused("photos.unreadable");
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Writes a picture from nothing but pixels: where and with what it was taken (EXIF, GPS, comments) stays behind.
 *
 * @param draw paints the canvas
 * @param type of the original; decides whether the copy may be see-through
 * @throws {PhotoRefused} where the browser has no room for the canvas
 */
export async function drawPicture(
  { width, height }: Edges,
  draw: (context: CanvasRenderingContext2D) => void,
  type: string,
): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new PhotoRefused("photos.unreadable");
  context.imageSmoothingQuality = "high";
  draw(context);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, formatFor(type), QUALITY));
  if (!blob) throw new PhotoRefused("photos.unreadable");
  return new File([blob], neutralName(blob.type), { type: blob.type });
}

/** The picture drawn anew, no larger than a server keeps it. @throws {PhotoRefused} */
export async function redraw(file: File, longest = LONGEST_SIDE): Promise<File> {
  const image = await decodePicture(file);
  const edges = fitInside({ width: image.naturalWidth, height: image.naturalHeight }, longest);
  return drawPicture(
    edges,
    (context) => context.drawImage(image, 0, 0, edges.width, edges.height),
    file.type,
  );
}
