import { deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";

/** Something that is not a picture to be kept, whatever it calls itself. */
export interface HostileFile {
  readonly what: string;
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly type: string;
}

const ascii = (text: string) => Buffer.from(text, "latin1");
const be32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="alert(1)"><script>alert(1)</script></svg>`;
const XXE = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text y="9">&x;</text></svg>`;
const HTML = "<!doctype html><html><script>alert(document.cookie)</script></html>";
const PHP = "<?php system($_GET['c']); ?>";
const PDF = "%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF";

/** What no decoder of pictures gets to see, under every picture's name. */
const PROGRAMS: readonly (readonly [string, Uint8Array])[] = [
  ["nothing", Buffer.alloc(0)],
  ["one byte", Buffer.from([0xff])],
  ["a megabyte of zeros", Buffer.alloc(1_000_000)],
  ["an SVG with a script", ascii(SVG)],
  ["a packed SVG", gzipSync(SVG)],
  ["an SVG that reads files", ascii(XXE)],
  ["an SVG after a byte order mark", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), ascii(SVG)])],
  ["a page", ascii(HTML)],
  ["a program for the server", ascii(PHP)],
  ["a PDF", ascii(PDF)],
  ["a PostScript program", ascii("%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) run")],
  ["a script", ascii("#!/bin/sh\nid\n")],
  ["a Windows program", ascii(`MZ${"\0".repeat(200)}`)],
  ["a Linux program", ascii(`\x7fELF${"\0".repeat(200)}`)],
  ["an archive", ascii(`PK\x03\x04${"\0".repeat(200)}`)],
  ["a drawing script", ascii("push graphic-context\nimage over 0,0 0,0 'https://evil.example/'\n")],
  ["an XBM", ascii("#define a_width 8\n#define a_height 8\nstatic char a_bits[] = {0};\n")],
  ["a PPM", ascii("P6\n1 1\n255\n\x01\x02\x03")],
  ["an FITS file", ascii(`SIMPLE  =                    T${" ".repeat(3_000)}`)],
  ["a JPEG 2000", Buffer.from("0000000c6a5020200d0a870a00000014667479706a703220", "hex")],
  ["a JPEG XL", Buffer.from("0000000c4a584c200d0a870a00000014667479706a786c20", "hex")],
  ["an icon", Buffer.from("00000100010010100000010020006804000016000000", "hex")],
  ["a bitmap", Buffer.concat([ascii("BM"), Buffer.alloc(200)])],
  ["a film", Buffer.concat([be32(24), ascii("ftypisom"), Buffer.alloc(200)])],
  ["a HEIC", Buffer.concat([be32(24), ascii("ftypheic"), Buffer.alloc(200)])],
];

/** The first bytes of a picture and then something else: what a check of signatures alone lets through. */
const DISGUISES: readonly (readonly [string, Uint8Array])[] = [
  ["GIF and script", ascii(`GIF89a/*${" ".repeat(30)}*/=1;${HTML}`)],
  ["GIF and PHP", ascii(`GIF89a;${PHP}`)],
  ["JPEG and page", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), ascii(HTML)])],
  ["PNG and SVG", Buffer.concat([ascii("\x89PNG\r\n\x1a\n"), ascii(SVG)])],
  ["WebP and page", Buffer.concat([ascii("RIFF\x00\x01\x00\x00WEBPVP8 "), ascii(HTML)])],
  ["AVIF and nothing", Buffer.concat([be32(28), ascii("ftypavif\0\0\0\0avifmif1miaf")])],
  ["JPEG of two bytes of data", Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex")],
  ["GIF without a picture", Buffer.from("474946383961010001000000003b", "hex")],
];

const CRC = Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc = (bytes: Uint8Array) => {
  let c = 0xffffffff;
  for (const byte of bytes) c = (CRC[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
};
const chunk = (type: string, data: Uint8Array) => {
  const body = Buffer.concat([ascii(type), data]);
  return Buffer.concat([be32(data.length), body, be32(crc(body))]);
};

/** A well-formed PNG that claims any size. */
function pngOf(width: number, height: number, rows: Uint8Array): Uint8Array {
  const header = Buffer.concat([be32(width), be32(height), Buffer.from([8, 0, 0, 0, 0])]);
  return Buffer.concat([
    ascii("\x89PNG\r\n\x1a\n"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", new Uint8Array()),
  ]);
}

function bombs(): (readonly [string, Uint8Array])[] {
  const hugeGif = Buffer.from(
    "474946383961ffffffff00000021f90400000000002c00000000ffffffff0002024401003b",
    "hex",
  );
  return [
    ["a PNG that claims 60,000 × 60,000", pngOf(60_000, 60_000, Buffer.alloc(1_000))],
    ["a PNG of 2,000,000,000 columns", pngOf(2_000_000_000, 1, Buffer.alloc(1_000))],
    ["a PNG one row over the limit", pngOf(6_000, 4_001, Buffer.alloc(4_001 * 6_001))],
    ["a PNG without columns", pngOf(0, 10, Buffer.alloc(10))],
    ["a PNG with a row too few", pngOf(40, 40, Buffer.alloc(39 * 41))],
    ["a GIF that claims 65,535 × 65,535", hugeGif],
  ];
}

const WIDTH = 320;

const noise = (seed: number) =>
  sharp({
    create: {
      width: WIDTH,
      height: 200,
      channels: 3,
      noise: { type: "gaussian", mean: 90 + (seed % 60), sigma: 40 },
      background: "#000",
    },
  });

const FORMATS = ["jpeg", "png", "webp", "gif", "avif"] as const;

async function brokenPictures(seed: number): Promise<(readonly [string, Uint8Array])[]> {
  const made = await Promise.all(
    FORMATS.map(async (format) => [format, await noise(seed).toFormat(format).toBuffer()] as const),
  );
  const truncated = made.flatMap(([format, bytes]) =>
    [0.25, 0.6, 0.95].map((part) => {
      const length = Math.floor(bytes.length * part);
      return [`${format} cut off at ${part}`, bytes.subarray(0, length)] as const;
    }),
  );
  const smuggling = made.map(([format, bytes]) => {
    const payload = seed % 2 ? PHP : HTML;
    return [`${format} with a program behind it`, Buffer.concat([bytes, ascii(payload)])] as const;
  });
  const tiff = await noise(seed).tiff().toBuffer();
  return [...truncated, ...smuggling, ["a TIFF", tiff]];
}

async function animations(): Promise<(readonly [string, Uint8Array])[]> {
  const frames = sharp({
    create: { width: 10, height: 40, pageHeight: 10, channels: 3, background: "#369" },
  });
  const stripes = await frames.png().toBuffer();
  const still = sharp(stripes, { pages: 1 });
  const raw = await still.raw().toBuffer({ resolveWithObject: true });
  // Every frame another color, or the encoder joins them.
  raw.data.forEach((_, i) => {
    raw.data[i] = (Math.floor(i / (raw.info.width * raw.info.channels * 10)) * 60 + (i % 3) * 20) % 256;
  });
  const { width, height, channels } = raw.info;
  const film = () => sharp(raw.data, { raw: { width, height, channels, pageHeight: 10 } });
  return [
    ["an animated GIF", await film().gif().toBuffer()],
    ["an animated WebP", await film().webp().toBuffer()],
  ];
}

const NAMES = [
  { name: "photo.png", type: "image/png" },
  { name: "photo.jpg", type: "image/jpeg" },
  { name: "../../index.php", type: "image/webp" },
  { name: "photo.svg", type: "image/svg+xml" },
  { name: "photo.png\0.html", type: "text/html" },
  { name: "photo", type: "" },
];

/** At least `count` different ones. */
export async function hostileFiles(count: number): Promise<HostileFile[]> {
  const fixed = [...PROGRAMS, ...DISGUISES, ...bombs(), ...(await animations())];
  const files = [...fixed, ...(await brokenPictures(0))];
  for (let seed = 1; files.length < count; seed++) {
    files.push(
      ...(await brokenPictures(seed)),
      ...fixed.map(([what, bytes]) => [what, scramble(bytes, seed)] as const),
    );
  }
  return files.map(([what, bytes], i) => ({
    what,
    bytes,
    ...(NAMES[i % NAMES.length] ?? { name: "a", type: "" }),
  }));
}

/** The same with a unique tail: still nothing to keep. */
const scramble = (bytes: Uint8Array, seed: number) => Buffer.concat([bytes, Buffer.alloc(seed, 0x20 + seed)]);
