import { describe, expect, test } from "vitest";
import {
  bytes,
  exif,
  jpegWithoutPlace,
  jpegWithPlace,
  PLACE,
  png,
  pngChunk,
  segment,
  webp,
  webpChunk,
} from "../../test/photo-files";
import { exifOf, orientationOf } from "./exif-orientation";
import { formatOf } from "./photo-format";
import { stripMetadata } from "./strip-metadata";

const text = (file: Uint8Array | undefined): string => Buffer.from(file ?? []).toString("latin1");

/** Each chunk of a PNG, with a checksum that is right. */
const header = pngChunk("IHDR", "size");
const pixels = [pngChunk("IDAT", "pixels"), pngChunk("IDAT", "more pixels")];
const end = pngChunk("IEND", "");

describe("JPEG", () => {
  test("loses EXIF, place, XMP, IPTC, comments, previews and what is behind its end", () => {
    const photo = jpegWithPlace();
    expect(text(photo).split(PLACE)).toHaveLength(8);
    expect(text(stripMetadata(photo))).toBe(text(jpegWithoutPlace()));
  });

  test.each([1, 3, 6, 8])("keeps which side is up, %i, and nothing else of EXIF", (orientation) => {
    const stripped = stripMetadata(jpegWithPlace(orientation));
    expect(text(stripped)).toBe(text(jpegWithoutPlace(exifOf(orientation))));
    expect(stripMetadata(stripped ?? new Uint8Array())).toEqual(stripped);
  });

  test("is not sent when it is cut off, whatever the place", () => {
    const whole = jpegWithPlace(6);
    const last = whole.lastIndexOf(0xd9);
    for (let length = 3; length < last; length++) {
      expect(stripMetadata(whole.slice(0, length)), `${length} bytes`).toBeUndefined();
    }
  });

  test("with segments that lie about their length is not sent, or without the place", () => {
    for (const length of [0, 1, 2, 30, 65_535]) {
      const lying = bytes([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255], "Exif\0\0", exif(6));
      const file = bytes(lying, segment(0xda, "scan"), "pixels", [0xff, 0xd9]);
      expect(text(stripMetadata(file))).not.toContain(PLACE);
    }
  });
});

describe("PNG", () => {
  const marked = (orientation?: number) =>
    png(
      header,
      pngChunk("iCCP", "colors"),
      pngChunk("eXIf", exif(orientation)),
      pngChunk("tEXt", `Comment\0${PLACE}`),
      pngChunk("iTXt", `XML:com.adobe.xmp\0${PLACE}`),
      pngChunk("tIME", "2026"),
      ...pixels,
      end,
      bytes(PLACE),
    );

  test("loses EXIF, texts, its time and what is behind its end", () => {
    const expected = png(header, pngChunk("iCCP", "colors"), ...pixels, end);
    expect(text(stripMetadata(marked()))).toBe(text(expected));
  });

  test("keeps which side is up, with a checksum", () => {
    const expected = png(header, pngChunk("eXIf", exifOf(6)), pngChunk("iCCP", "colors"), ...pixels, end);
    expect(text(stripMetadata(marked(6)))).toBe(text(expected));
  });

  test("is not sent when it is cut off", () => {
    const whole = marked();
    for (let length = 8; length < whole.length - PLACE.length; length++) {
      expect(stripMetadata(whole.slice(0, length)), `${length} bytes`).toBeUndefined();
    }
  });
});

describe("WebP", () => {
  const extended = (flags: number) => webpChunk("VP8X", bytes([flags, 0, 0, 0, 9, 0, 0, 9, 0, 0]));

  test("loses EXIF and XMP, and its header does not promise them", () => {
    const marked = webp(
      extended(0x3c),
      webpChunk("ICCP", "colors"),
      webpChunk("ALPH", "odd"),
      webpChunk("VP8 ", "pixels"),
      webpChunk("EXIF", exif()),
      webpChunk("XMP ", PLACE),
      webpChunk("????", PLACE),
    );
    const expected = webp(
      extended(0x30),
      webpChunk("ICCP", "colors"),
      webpChunk("ALPH", "odd"),
      webpChunk("VP8 ", "pixels"),
    );
    expect(text(stripMetadata(marked))).toBe(text(expected));
  });

  test.each(["", "Exif\0\0"])("keeps which side is up, from a block that starts with “%s”", (prefix) => {
    const marked = webp(
      extended(0x08),
      webpChunk("VP8L", "pixels"),
      webpChunk("EXIF", bytes(prefix, exif(8))),
    );
    const expected = webp(extended(0x08), webpChunk("VP8L", "pixels"), webpChunk("EXIF", exifOf(8)));
    expect(text(stripMetadata(marked))).toBe(text(expected));
  });

  test("of the plain kind stays as it is; a moving one is not sent", () => {
    const plain = webp(webpChunk("VP8 ", "pixels"));
    expect(stripMetadata(plain)).toEqual(plain);
    expect(stripMetadata(webp(extended(0x02), webpChunk("ANMF", "frame")))).toBeUndefined();
  });
});

test("other formats can't be stripped", () => {
  for (const start of ["GIF89a", "BM", "\0\0\0\x1cftypavif", "RIFF1234WAVE", "<svg>", ""]) {
    expect(formatOf(bytes(start))).toBeUndefined();
    expect(stripMetadata(bytes(start, PLACE))).toBeUndefined();
  }
});

test("which side is up is read in both byte orders, and only where it is one of eight", () => {
  expect([1, 8].map((orientation) => orientationOf(exif(orientation)))).toEqual([1, 8]);
  expect([1, 8].map((orientation) => orientationOf(exifOf(orientation)))).toEqual([1, 8]);
  expect([0, 9].map((orientation) => orientationOf(exif(orientation)))).toEqual([undefined, undefined]);
  expect(orientationOf(exif())).toBeUndefined();
  expect(orientationOf(exif(6).slice(0, 30))).toBeUndefined();
});
