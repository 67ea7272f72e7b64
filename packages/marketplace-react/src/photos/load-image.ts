/**
 * Decodes a picture, upright as its camera meant it.
 *
 * @throws {DOMException} for what the browser can't show
 */
export async function loadImage(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}
