import { crc32 } from "node:zlib";
import type { Page } from "@playwright/test";
import { withPlace } from "./sandbox/photo-with-place";

/** Kinds of pictures that people choose. */
export const FORMATS = ["image/jpeg", "image/png", "image/webp"] as const;
export type Format = (typeof FORMATS)[number];

/** Signatures of metadata in any of the formats: EXIF, XMP, IPTC, comments. */
export const MARKS = [
  ...["Exif", "EXIF", "eXIf", "XMP ", "ns.adobe.com", "x:xmpmeta", "Photoshop", "8BIM"],
  ...["tEXt", "iTXt", "zTXt", "GPSLatitude"],
];

const xmpOf = (secret: string): string =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="48,8.5N" exif:UserComment="${secret}"/></rdf:RDF></x:xmpmeta>`;

/** A phone's EXIF block without the marker, its length and "Exif" that {@link withPlace} adds. */
const exif = (): Buffer => {
  const whole = withPlace(Buffer.from([0xff, 0xd8]));
  return whole.subarray(2 + 2 + 2 + 6);
};

/** A picture of noise, as the browser writes it, in base64. @param width in pixels; the height is three quarters of it */
export const painted = (page: Page, format: Format, width: number): Promise<string> =>
  page.evaluate(
    async ([type, edge]) => {
      const canvas = document.createElement("canvas");
      canvas.width = edge;
      canvas.height = Math.ceil(edge * 0.75);
      const context = canvas.getContext("2d");
      for (let at = 0; at < edge; at += 4) {
        if (context) context.fillStyle = `hsl(${Math.random() * 360} 60% 50%)`;
        context?.fillRect(at, 0, 4, canvas.height * Math.random());
      }
      return canvas.toDataURL(type, 0.9).split(",")[1] ?? "";
    },
    [format, width] as const,
  );

/** The picture as cameras and editors save it, with EXIF, place, XMP, IPTC or comments that contain `secret`. */
export function marked(picture: Buffer, format: Format, secret: string): Buffer {
  if (format === "image/png") return markedPng(picture, secret);
  return format === "image/webp" ? markedWebp(picture, secret) : markedJpeg(picture, secret);
}

function markedJpeg(jpeg: Buffer, secret: string): Buffer {
  const segment = (marker: number, ...parts: string[]): Buffer => {
    const body = Buffer.from(parts.join("\0"), "latin1");
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, body]);
  };
  // IPTC: caption (2:120) within a Photoshop resource (8BIM 0x0404).
  const caption = `\x1c\x02\x78\0${String.fromCharCode(secret.length)}${secret}`;
  const resource = `8BIM\x04\x04\0\0\0\0\0${String.fromCharCode(caption.length)}${caption}${caption.length % 2 ? "\0" : ""}`;
  const added = Buffer.concat([
    segment(0xe1, "http://ns.adobe.com/xap/1.0/", xmpOf(secret)),
    segment(0xed, "Photoshop 3.0", resource),
    segment(0xfe, secret),
  ]);
  return withPlace(Buffer.concat([jpeg.subarray(0, 2), added, jpeg.subarray(2)]));
}

function markedPng(png: Buffer, secret: string): Buffer {
  const chunk = (type: string, body: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
    const framed = Buffer.alloc(8 + named.length);
    framed.writeUInt32BE(body.length, 0);
    named.copy(framed, 4);
    framed.writeUInt32BE(crc32(named), 4 + named.length);
    return framed;
  };
  // After the signature and the header.
  const at = 8 + 25;
  return Buffer.concat([
    png.subarray(0, at),
    chunk("eXIf", exif()),
    chunk("tEXt", Buffer.from(`Comment\0${secret}`, "latin1")),
    chunk("iTXt", Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmpOf(secret)}`, "utf8")),
    png.subarray(at),
  ]);
}

function markedWebp(webp: Buffer, secret: string): Buffer {
  const chunk = (type: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.write(type, 0, "latin1");
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
  };
  if (webp.toString("latin1", 12, 16) !== "VP8X") throw new Error("An extended file was expected.");
  const body = Buffer.concat([
    webp.subarray(8),
    chunk("EXIF", Buffer.concat([Buffer.from("Exif\0\0", "latin1"), exif()])),
    chunk("XMP ", Buffer.from(xmpOf(secret), "utf8")),
  ]);
  // Flags of the extended header: it has EXIF and XMP.
  body[12] = (body[12] ?? 0) | 0x0c;
  const head = Buffer.from("RIFF\0\0\0\0", "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}
