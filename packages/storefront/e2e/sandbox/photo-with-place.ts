/** The metadata that a camera writes: a description, the orientation, and the place. */
export const PLACE = "Example Lane 12";

const ASCII = 2;
const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;

/** One directory of twelve-byte entries (TIFF 6.0, section 2). */
function directory(
  entries: readonly (readonly [tag: number, type: number, count: number, value: number])[],
): Buffer {
  const bytes = Buffer.alloc(2 + entries.length * 12 + 4);
  bytes.writeUInt16LE(entries.length, 0);
  entries.forEach(([tag, type, count, value], index) => {
    const at = 2 + index * 12;
    bytes.writeUInt16LE(tag, at);
    bytes.writeUInt16LE(type, at + 2);
    bytes.writeUInt32LE(count, at + 4);
    bytes.writeUInt32LE(value, at + 8);
  });
  return bytes;
}

/** The JPEG as a phone writes it: rotated by a quarter, with the place where it was taken. */
export function withPlace(jpeg: Buffer): Buffer {
  const text = Buffer.from(`${PLACE}\0`, "ascii");
  const head = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0]);
  const gpsAt = 8 + 2 + 3 * 12 + 4;
  const textAt = gpsAt + 2 + 2 * 12 + 4;
  const latitudeAt = textAt + text.length;
  const latitude = Buffer.alloc(24);
  [48, 1, 8, 1, 30, 1].forEach((number, index) => {
    latitude.writeUInt32LE(number, index * 4);
  });
  const tiff = Buffer.concat([
    head,
    directory([
      [0x010e, ASCII, text.length, textAt],
      [0x0112, SHORT, 1, 6],
      [0x8825, LONG, 1, gpsAt],
    ]),
    directory([
      [1, ASCII, 2, "N".charCodeAt(0)],
      [2, RATIONAL, 3, latitudeAt],
    ]),
    text,
    latitude,
  ]);
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const marker = Buffer.from([0xff, 0xe1, 0, 0]);
  marker.writeUInt16BE(body.length + 2, 2);
  // Directly after the start of the picture, like cameras.
  return Buffer.concat([jpeg.subarray(0, 2), marker, body, jpeg.subarray(2)]);
}
