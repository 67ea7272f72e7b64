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

/** Where one JPEG is among the archive's bytes. */
export type Slice = readonly [offset: number, length: number];

/** One rendered model as art/renders/pack-renders.mjs writes it. Lengths are pixels of a square frame. */
export interface PackedRender {
  /** Longest side of the thing itself, in meters. */
  readonly size: number;
  readonly frame: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly color: Slice;
  /** In grey: how much of a pixel belongs to the thing. */
  readonly outline: Slice;
  /** In grey: how dark its shadow is, in a wider frame around the same middle. */
  readonly shadow: Slice;
  /** In grey: parts that take any color, and their highlights, which take none. */
  readonly dyed?: Slice;
  readonly gloss?: Slice;
}

/** The drawings and renders that all pictures are composed of, by name. */
interface Archive {
  readonly icons: Readonly<Record<string, PackedIcon>>;
  readonly renders: Readonly<Record<string, readonly PackedRender[]>>;
  readonly bytes: Buffer;
}

let archive: Archive | undefined;

/**
 * art/pictures.bin, whose format art/archive.mjs tells. It is read with the first picture that is asked for: 6 MB that a server
 * without pictures does not need.
 *
 * @throws {Error} when the package lacks it
 */
export function readArchive(): Archive {
  archive ??= parse(readFileSync(findFile()));
  return archive;
}

function parse(file: Buffer): Archive {
  const end = 4 + file.readUInt32BE(0);
  return { ...JSON.parse(file.toString("utf8", 4, end)), bytes: file.subarray(end) };
}

/** In the package's folder `art`: some folders up from here, one folder up from the built file. */
function findFile(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, "art", "pictures.bin");
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) throw new Error("art/pictures.bin is missing from the package");
  }
}
