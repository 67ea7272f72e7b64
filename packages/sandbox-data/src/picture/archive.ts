import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** One drawing as art/draw-icons.mjs writes it: inner SVG and the box of its ink. */
interface PackedIcon {
  readonly body: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The position of a JPEG in the archive. */
export type Slice = readonly [offset: number, length: number];

/** One rendered model as art/renders/pack-renders.mjs writes it. Lengths are pixels of a square frame. */
export interface PackedRender {
  /** Longest side of the object itself, in meters. */
  readonly size: number;
  readonly frame: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly color: Slice;
  /** Grayscale: how much of a pixel belongs to the object. */
  readonly outline: Slice;
  /** Grayscale: how dark its shadow is, in a wider frame with the same center. */
  readonly shadow: Slice;
  /** Grayscale: parts that can be dyed, and their highlights, which are not. */
  readonly dyed?: Slice;
  readonly gloss?: Slice;
}

/** The drawings and renders of all pictures, by name. */
interface Archive {
  readonly icons: Readonly<Record<string, PackedIcon>>;
  readonly renders: Readonly<Record<string, readonly PackedRender[]>>;
  readonly bytes: Buffer;
}

let archive: Archive | undefined;

/**
 * Reads art/pictures.bin, whose format is described in art/archive.mjs. It is only read for the first requested picture, since a
 * server without pictures does not need these 6 MB.
 *
 * @throws {Error} if the package lacks it
 */
export function readArchive(): Archive {
  archive ??= parse(readFileSync(findFile()));
  return archive;
}

function parse(file: Buffer): Archive {
  const end = 4 + file.readUInt32BE(0);
  return { ...JSON.parse(file.toString("utf8", 4, end)), bytes: file.subarray(end) };
}

/** Finds the package's folder `art`: several folders up from this file, one folder up from the built one. */
function findFile(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, "art", "pictures.bin");
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) throw new Error("art/pictures.bin is missing from the package");
  }
}
