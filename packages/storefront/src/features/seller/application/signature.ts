import { drawPhoto } from "marketplace-react";
import { type Signature, strokesFor } from "./strokes";

/** Size of the signature's picture in pixels, in the proportions of the pad. */
const WIDTH = 1000;
const HEIGHT = 400;
const PAPER = "#ffffff";
const INK = "#1c1814";

/**
 * The signature as a picture: dark on white, whatever the pad's theme and size.
 *
 * @throws {PhotoError} if the browser can't draw
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
