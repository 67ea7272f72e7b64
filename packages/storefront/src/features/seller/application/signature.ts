import { drawPhoto } from "marketplace-react";
import { type Signature, strokesFor } from "./strokes";

/** Edges of the signature's picture, in pixels; the pad has the same shape. */
const WIDTH = 1000;
const HEIGHT = 400;
const PAPER = "#ffffff";
const INK = "#1c1814";

/**
 * The signature as a picture: dark on white, whatever the theme and the size of the pad were.
 *
 * @throws {PhotoError} where the browser can't draw
 */
export async function signaturePicture(signature: Signature): Promise<File> {
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
  return drawPhoto({ width: WIDTH, height: HEIGHT }, draw, "image/jpeg");
}

/** A stored signature as a data URL. @throws {Error} when the address has no picture */
export async function signatureAt(url = ""): Promise<File> {
  const image = new Image();
  // Without this the canvas could not be read.
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
    "image/jpeg",
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
