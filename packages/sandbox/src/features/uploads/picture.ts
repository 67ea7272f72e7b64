import { BusinessError } from "../../domain/errors";
import { pictureDecoder } from "./decoder";

/** A decoded and re-encoded picture, with nothing but its pixels. */
export interface Picture {
  readonly mime: "image/webp";
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** Longest side of a stored picture, in pixels. */
const MAX_SIDE = 2_048;
/** One picture may keep a thread busy this long, in seconds. */
const TIMEOUT = 15;
const QUALITY = 82;
/** Markers of files that are a picture and also a page or a program. No camera writes them. */
const SMUGGLED = /<(?:\?php|script|html|!doctype|iframe)|%PDF-/i;

const PIECE = 256 * 1024;
/** A picture larger than those that are stored must have a byte for so many pixels. Photos have one for ten, scans of text for a hundred. */
const PIXELS_PER_BYTE = 500;

/** Accepted media types. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"] as const;

const FORMATS: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif"]);

/** Searches in chunks, since one text would double the memory. Chunks overlap by more than the longest marker. */
function isSmuggling(bytes: Buffer): boolean {
  for (let start = 0; start < bytes.length; start += PIECE) {
    if (SMUGGLED.test(bytes.toString("latin1", start, start + PIECE + 16))) return true;
  }
  return false;
}

/** The first bytes decide which decoder reads a file; the others (SVG, PDF, TIFF and dozens more) never see one. */
function startsLikePicture(bytes: Buffer): boolean {
  const text = bytes.toString("latin1", 0, 32);
  return (
    text.startsWith("\xff\xd8\xff") ||
    text.startsWith("\x89PNG\r\n\x1a\n") ||
    /^GIF8[79]a/.test(text) ||
    /^RIFF.{4}WEBP/s.test(text) ||
    /^.{4}ftyp(?:avif|mif1)/s.test(text)
  );
}

/**
 * Re-encodes an upload as WebP in sRGB, upright, 2,048 pixels at the most, without EXIF, GPS, XMP, IPTC, comments
 * and color profiles. Only the content decides, not the name or the declared type.
 *
 * @param maxPixels width × height of the original, checked before anything is decoded
 * @throws {BusinessError} `image_invalid` unless it is one still, whole JPEG, PNG, WebP, GIF or AVIF that does not decode to thousands of
 *   times its bytes
 */
export async function readPicture(bytes: Buffer, maxPixels: number): Promise<Picture> {
  if (!startsLikePicture(bytes) || isSmuggling(bytes)) throw invalid();
  const sharp = await pictureDecoder();
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: "warning", sequentialRead: true });
    const { format, pages = 1, compression, width, height } = await image.metadata();
    const isKnown = FORMATS.has(format) && (format !== "heif" || compression === "av1");
    if (!isKnown || pages > 1 || isBomb(width * height, bytes.length)) throw invalid();
    const { data, info } = await image
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: TIMEOUT })
      .toBuffer({ resolveWithObject: true });
    return { mime: "image/webp", width: info.width, height: info.height, bytes: data };
  } catch {
    // Any error of the decoder means that the file is invalid, not that the server failed.
    throw invalid();
  }
}

/** A kilobyte can take seconds to decode. */
const isBomb = (pixels: number, bytes: number) => pixels > MAX_SIDE ** 2 && pixels > bytes * PIXELS_PER_BYTE;

const invalid = () => new BusinessError("image_invalid", { field: "file" });
