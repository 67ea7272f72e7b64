import { exifOf, orientationOf } from "./exif-orientation.js";
import { formatOf, PNG_SIGNATURE, textAt } from "./photo-format.js";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * A picture with nothing but its pixels, their colors and which side is up: no EXIF, place, XMP, IPTC, comments, previews, and nothing
 * behind its end. What is not known to be needed is left out.
 *
 * @returns undefined for other formats, moving pictures and damaged files
 */
export function stripMetadata(bytes: Bytes): Bytes | undefined {
  switch (formatOf(bytes)) {
    case "image/jpeg":
      return stripJpeg(bytes);
    case "image/png":
      return stripPng(bytes);
    case "image/webp":
      return stripWebp(bytes);
    default:
      return undefined;
  }
}

const bytesOf = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0));

const viewOf = (bytes: Bytes): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function join(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/* JPEG (ITU T.81): segments, with the pixels behind each start of a scan. */

const EOI = 0xd9;
const SOS = 0xda;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const EXIF_PREFIX = "Exif\0\0";

function stripJpeg(bytes: Bytes): Bytes | undefined {
  const view = viewOf(bytes);
  const kept: Bytes[] = [];
  let orientation: number | undefined;
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      // Segments may be filled up.
      at += 1;
      continue;
    }
    if (marker === EOI) {
      const turn = orientation ? [jpegExif(orientation)] : [];
      return join([bytesOf("\xff\xd8"), ...turn, ...kept, bytesOf("\xff\xd9")]);
    }
    if (at + 4 > bytes.length) return undefined;
    let end = at + 2 + view.getUint16(at + 2);
    const name = textAt(bytes, at + 4, 12);
    if (marker === APP1 && name.startsWith(EXIF_PREFIX)) {
      orientation ??= orientationOf(bytes.subarray(at + 4 + EXIF_PREFIX.length, end));
    }
    if (marker === SOS) end = endOfScan(bytes, end);
    if (isPartOfJpeg(marker, name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** Frames, tables, scans; the color profile, and how Adobe's colors are to be read. */
const isPartOfJpeg = (marker: number, name: string): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) ||
  (marker >= SOS && marker <= 0xdd) ||
  (marker === APP2 && name.startsWith("ICC_PROFILE\0")) ||
  (marker === APP14 && name.startsWith("Adobe"));

/** Where the next segment begins: within pixels 0xff is followed by 0 or by the number of a restart. */
function endOfScan(bytes: Bytes, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function jpegExif(orientation: number): Bytes {
  const body = join([bytesOf(EXIF_PREFIX), exifOf(orientation)]);
  return join([Uint8Array.of(0xff, APP1, 0, body.length + 2), body]);
}

/* PNG: a signature, and chunks of length, name, body and checksum. */

const PNG_PARTS = ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT"];

function stripPng(bytes: Bytes): Bytes | undefined {
  const view = viewOf(bytes);
  const kept: Bytes[] = [];
  let orientation: number | undefined;
  let at = PNG_SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const name = textAt(bytes, at + 4, 4);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    if (name === "eXIf") orientation = orientationOf(bytes.subarray(at + 8, end - 4));
    if (PNG_PARTS.includes(name)) kept.push(bytes.subarray(at, end));
    at = end;
    if (name === "IEND") {
      const [header = new Uint8Array(), ...rest] = kept;
      const turn = orientation ? [pngChunk("eXIf", exifOf(orientation))] : [];
      return join([bytesOf(PNG_SIGNATURE), header, ...turn, ...rest]);
    }
  }
  return undefined;
}

function pngChunk(name: string, body: Bytes): Bytes {
  const chunk = join([new Uint8Array(4), bytesOf(name), body, new Uint8Array(4)]);
  const view = viewOf(chunk);
  view.setUint32(0, body.length);
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, -4)));
  return chunk;
}

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/* WebP: chunks of name, length and body in a RIFF file, each filled up to an even length. */

const WEBP_PARTS = ["VP8X", "ICCP", "ALPH", "VP8 ", "VP8L"];
/** Flags of the header: there is a color profile, there is transparency, there is EXIF. */
const HAS_COLORS_OR_ALPHA = 0x30;
const HAS_EXIF = 0x08;

function stripWebp(bytes: Bytes): Bytes | undefined {
  const view = viewOf(bytes);
  const kept = new Map<string, Bytes>();
  let orientation: number | undefined;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const name = textAt(bytes, at, 4);
    const body = bytes.subarray(at + 8, at + 8 + view.getUint32(at + 4, true));
    if (name === "EXIF") {
      const prefix = textAt(body, 0, EXIF_PREFIX.length) === EXIF_PREFIX ? EXIF_PREFIX.length : 0;
      orientation = orientationOf(body.subarray(prefix));
    }
    if (WEBP_PARTS.includes(name)) kept.set(name, body);
    at += 8 + body.length + (body.length % 2);
  }
  if (!kept.has("VP8 ") && !kept.has("VP8L")) return undefined;
  const header = kept.get("VP8X")?.slice();
  if (header) {
    header[0] = ((header[0] ?? 0) & HAS_COLORS_OR_ALPHA) | (orientation ? HAS_EXIF : 0);
    kept.set("VP8X", header);
    if (orientation) kept.set("EXIF", exifOf(orientation));
  }
  const chunks = [...kept].map(([name, body]) => webpChunk(name, body));
  return webpChunk("RIFF", join([bytesOf("WEBP"), ...chunks]));
}

function webpChunk(name: string, body: Bytes): Bytes {
  const chunk = join([bytesOf(name), new Uint8Array(4), body, new Uint8Array(body.length % 2)]);
  viewOf(chunk).setUint32(4, body.length, true);
  return chunk;
}
