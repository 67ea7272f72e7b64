import { loadImage } from "./load-image.js";

/** Colors that are drawn and read back, one beside the other. */
const COLORS = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [24, 120, 200],
] as const;

/** Width of each color in pixels. */
const SIDE = 4;

/** How far a color may be off, of 255: some browsers change the last bit of a few pixels, which nobody sees. */
const TOLERANCE = 8;

let isKnownFaithful = false;

/**
 * Whether a canvas gives back what was drawn on it. Browsers that resist fingerprinting, and their extensions, may answer with noise, with
 * one color or not at all. A yes is remembered; after a no it is tried again, since the user may have allowed it in the meantime.
 */
export async function isCanvasFaithful(): Promise<boolean> {
  isKnownFaithful ||= await readsBack().catch(() => false);
  return isKnownFaithful;
}

/** Takes both ways out of a canvas, as a file and as pixels. */
async function readsBack(): Promise<boolean> {
  const drawn = contextOf();
  COLORS.forEach((color, index) => {
    drawn.fillStyle = `rgb(${color.join(" ")})`;
    drawn.fillRect(index * SIDE, 0, SIDE, SIDE);
  });
  const file = await new Promise<Blob | null>((done) => drawn.canvas.toBlob(done, "image/png"));
  if (!file) return false;
  const copy = contextOf({ willReadFrequently: true });
  copy.drawImage(await loadImage(file), 0, 0);
  return COLORS.every((color, index) => {
    const { data } = copy.getImageData(index * SIDE, 0, SIDE, SIDE);
    return data.every((value, at) => Math.abs(value - (color[at % 4] ?? 255)) <= TOLERANCE);
  });
}

/** @throws {TypeError} where there is no canvas */
function contextOf(settings?: CanvasRenderingContext2DSettings): CanvasRenderingContext2D {
  const size = { width: COLORS.length * SIDE, height: SIDE };
  const context = Object.assign(document.createElement("canvas"), size).getContext("2d", settings);
  if (!context) throw new TypeError("No canvas");
  return context;
}
