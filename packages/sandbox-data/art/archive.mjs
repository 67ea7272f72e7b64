/**
 * Reads and writes art/pictures.bin: four bytes with the length of what follows as JSON (drawings, and places of renders), then the
 * renders' JPEGs. One file, since each tracked product of a script is one more that a reviewer can't read.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = join(import.meta.dirname, "pictures.bin");

/** @typedef {{ left?: number, top?: number, width: number, height: number, body: string }} Drawing its inner SVG, and the box of its ink */

/** @returns {{ icons: Record<string, Drawing>, renders: Record<string, object[]>, bytes: Buffer }} */
export function readArchive() {
  if (!existsSync(FILE)) return { icons: {}, renders: {}, bytes: Buffer.alloc(0) };
  const file = readFileSync(FILE);
  const end = 4 + file.readUInt32BE(0);
  return { ...JSON.parse(file.toString("utf8", 4, end)), bytes: file.subarray(end) };
}

/** Replaces a part of the archive. @param {{ icons?: Record<string, Drawing>, renders?: Record<string, object[]>, bytes?: Buffer }} parts */
export function writeArchive(parts) {
  const { icons, renders, bytes } = { ...readArchive(), ...parts };
  const index = Buffer.from(JSON.stringify({ icons, renders }));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(index.length);
  writeFileSync(FILE, Buffer.concat([length, index, bytes]));
}
