import { crc32 } from "node:zlib";

/** Where a photo was taken, in EXIF, XMP and comments. */
export const PLACE = "Example Lane 12";

type Bytes = Uint8Array<ArrayBuffer>;

export const bytes = (...parts: (string | number[] | Uint8Array)[]): Bytes =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "string" ? Array.from(part, (character) => character.charCodeAt(0)) : [...part],
    ),
  );

const number = (value: number, length: number, isLittle = false): number[] => {
  const digits = Array.from({ length }, (_, index) => (value >>> (8 * (length - 1 - index))) & 255);
  return isLittle ? digits.reverse() : digits;
};

/** EXIF with the place and, if given, the orientation, in the byte order of Intel as phones write it. */
export function exif(orientation?: number): Bytes {
  const entry = (tag: number, type: number, count: number, value: number) =>
    [number(tag, 2, true), number(type, 2, true), number(count, 4, true), number(value, 4, true)].flat();
  const entries = [
    entry(0x010e, 2, PLACE.length, 50),
    ...(orientation === undefined ? [] : [entry(0x0112, 3, 1, orientation)]),
  ];
  return bytes(
    "II",
    [0x2a, 0, 8, 0, 0, 0],
    number(entries.length, 2, true),
    entries.flat(),
    [0, 0, 0, 0],
    PLACE,
  );
}

export const segment = (marker: number, body: string | Uint8Array): Bytes =>
  bytes([0xff, marker], number(body.length + 2, 2), body);

const SCAN = [
  segment(0xda, "scan"),
  // Within pixels: 0xff as such, a restart, and the marker of a comment that is none.
  bytes("pixels", [0xff, 0, 0xfe, 0xff, 0xd0], "more pixels"),
];

/** A progressive JPEG as a phone writes it. @param orientation 1 to 8 */
export const jpegWithPlace = (orientation?: number): Bytes =>
  bytes(
    [0xff, 0xd8],
    segment(0xe0, "JFIF\0\x01\x01\0\0\x01\0\x01\0\0"),
    segment(0xe1, bytes("Exif\0\0", exif(orientation))),
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${PLACE}`),
    segment(0xe2, `ICC_PROFILE\0${"colors"}`),
    segment(0xe2, `MPF\0${PLACE}`),
    segment(0xed, `Photoshop 3.0\0${PLACE}`),
    segment(0xee, "Adobe\0d\0\0\0\0\x01"),
    segment(0xfe, PLACE),
    segment(0xdb, "table"),
    // Filled up.
    [0xff],
    segment(0xc2, "frame"),
    ...SCAN,
    segment(0xfe, PLACE),
    segment(0xc4, "table"),
    ...SCAN,
    [0xff, 0xd9],
    // A preview or a film behind the end.
    `\xff\xd8${PLACE}`,
  );

/** The same picture with nothing but what its pixels need. */
export const jpegWithoutPlace = (orientation?: Bytes): Bytes =>
  bytes(
    [0xff, 0xd8],
    orientation ? segment(0xe1, bytes("Exif\0\0", orientation)) : "",
    segment(0xe2, `ICC_PROFILE\0${"colors"}`),
    segment(0xee, "Adobe\0d\0\0\0\0\x01"),
    segment(0xdb, "table"),
    segment(0xc2, "frame"),
    ...SCAN,
    segment(0xc4, "table"),
    ...SCAN,
    [0xff, 0xd9],
  );

export const pngChunk = (name: string, body: string | Uint8Array): Bytes => {
  const named = bytes(name, body);
  return bytes(number(body.length, 4), named, number(crc32(named), 4));
};

export const png = (...chunks: Uint8Array[]): Bytes => bytes("\x89PNG\r\n\x1a\n", ...chunks);

export const webpChunk = (name: string, body: string | Uint8Array): Bytes =>
  bytes(name, number(body.length, 4, true), body, body.length % 2 ? [0] : "");

export const webp = (...chunks: Uint8Array[]): Bytes => webpChunk("RIFF", bytes("WEBP", ...chunks));
