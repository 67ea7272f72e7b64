import { drawPhoto } from "marketplace-react";
import type { PointGroup } from "signature_pad";

/** Size of the signature's picture in pixels, in the proportions of the pad. */
const WIDTH = 1000;
const HEIGHT = 400;
const PAPER = "#ffffff";
const INK = "#1c1814";

/** Fewer points are a dot, which isn't a signature. */
const MIN_POINTS = 8;

/** A signature: drawn, as strokes in pixels on a pad of this width, or typed. */
export interface Signature {
  mode: "drawn" | "typed";
  strokes: readonly PointGroup[];
  /** Width of the pad the strokes were drawn on, in CSS pixels. */
  width: number;
  text: string;
}

export const NO_SIGNATURE: Signature = { mode: "drawn", strokes: [], width: 0, text: "" };

/** The form's value for a signature: "1", "" without one, or {@link TOO_SHORT}. */
export const TOO_SHORT = "short";

export function isSigned({ mode, strokes, text }: Signature): boolean {
  if (mode === "typed") return text.trim().length > 1;
  return strokes.reduce((sum, { points }) => sum + points.length, 0) >= MIN_POINTS;
}

export function signatureMark(signature: Signature): string {
  if (isSigned(signature)) return "1";
  const { mode, strokes, text } = signature;
  return (mode === "typed" ? text.trim() : strokes.length) ? TOO_SHORT : "";
}

/** The strokes scaled to a pad of another width, such as after the phone was turned. */
export function strokesFor(
  { strokes, width: drawnOn }: Pick<Signature, "strokes" | "width">,
  width: number,
): PointGroup[] {
  const factor = drawnOn > 0 ? width / drawnOn : 1;
  return strokes.map((stroke) => ({
    ...stroke,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}

/**
 * The signature as a picture: dark on white, whatever the pad's theme and size.
 *
 * @param scale each side times this
 * @throws {PhotoError} if the browser can't draw, or alters what is drawn
 */
export async function signaturePicture(signature: Signature, scale = 1): Promise<File> {
  const drawn = signature.mode === "drawn" ? await drawnCanvas(signature) : undefined;
  const draw = (context: CanvasRenderingContext2D): void => {
    context.fillStyle = PAPER;
    context.fillRect(0, 0, WIDTH, HEIGHT);
    if (drawn) {
      context.drawImage(drawn, 0, 0, WIDTH, HEIGHT);
      return;
    }
    context.fillStyle = INK;
    context.font = "italic 120px cursive, serif";
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(signature.text.trim(), WIDTH / 2, HEIGHT / 2, WIDTH - 80);
  };
  return drawPhoto({ width: WIDTH, height: HEIGHT }, draw, { isOpaque: true, scale });
}

/** A stored signature as a data URL. @throws {Error} if there is no picture at the address */
export async function signatureAt(url = ""): Promise<File> {
  const image = new Image();
  // Otherwise the canvas would be tainted and could not be read.
  image.crossOrigin = "anonymous";
  image.src = url;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  return drawPhoto(
    { width, height },
    (context) => {
      context.fillStyle = PAPER;
      context.fillRect(0, 0, width, height);
      context.drawImage(image, 0, 0, width, height);
    },
    { isOpaque: true },
  );
}

async function drawnCanvas(signature: Signature): Promise<HTMLCanvasElement> {
  const { default: SignaturePad } = await import("signature_pad");
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pad = new SignaturePad(canvas);
  pad.fromData(strokesFor(signature, WIDTH).map((stroke) => ({ ...stroke, penColor: INK })));
  pad.off();
  return canvas;
}
