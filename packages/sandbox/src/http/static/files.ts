import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { compressWell } from "../compression";
import { isCompressible } from "./content";
import type { Encoding } from "./negotiate";

/** One file in memory. */
export interface File {
  readonly path: string;
  readonly tag: string;
  /** The bytes in a coding, or plain when the file does not shrink. */
  body(encoding: Encoding | undefined): Promise<{ bytes: Uint8Array<ArrayBuffer>; encoding?: Encoding }>;
}

/** The files of a built shop. */
export interface Files {
  /** @param path without a leading slash */
  find(path: string): File | undefined;
}

/** Smaller ones fit one packet either way. */
const WORTH_IT = 1_000;

/** Makes the bytes of a coding; nothing where they are to be sent as they are. */
type Pack = (bytes: Uint8Array, encoding: Encoding) => Promise<Uint8Array<ArrayBuffer> | undefined>;

const SUFFIX: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

/**
 * The files below a folder. Paths are looked up in a list of files and never joined to the folder, so no path
 * leads out of it. A new build is noticed, since it rewrites the page.
 */
export function filesIn(folder: string): Files {
  const page = join(folder, "index.html");
  let built = "";
  let known = new Map<string, File>();

  return {
    find(path) {
      const stat = statSync(page, { throwIfNoEntry: false });
      const now = stat ? `${stat.mtimeMs} ${stat.size}` : "";
      if (now !== built) {
        known = list(folder);
        built = now;
      }
      return known.get(path);
    },
  };
}

function list(folder: string): Map<string, File> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const names = new Set(paths.map((path) => path.split(sep).join("/")));
  return new Map([...names].map((name) => [name, lazyFile(folder, name, names)]));
}

/** Read at the first request, compressed at the first that asks for it, if the build has not done so. */
function lazyFile(folder: string, path: string, names: ReadonlySet<string>): File {
  const read = (name: string) => Uint8Array.from(readFileSync(join(folder, name)));
  return fileOf(
    path,
    () => read(path),
    async (bytes, encoding) =>
      names.has(path + SUFFIX[encoding]) ? read(path + SUFFIX[encoding]) : compressWell(bytes, encoding),
  );
}

/** A file made of bytes; they are read once, and packed once for each coding. */
export function fileOf(path: string, read: () => Uint8Array<ArrayBuffer>, pack: Pack): File {
  let plain: Uint8Array<ArrayBuffer> | undefined;
  let tag: string | undefined;
  const packed = new Map<Encoding, ReturnType<Pack>>();
  function bytes(): Uint8Array<ArrayBuffer> {
    plain ??= read();
    return plain;
  }

  async function inEncoding(encoding: Encoding) {
    const packing = packed.get(encoding) ?? pack(bytes(), encoding);
    packed.set(encoding, packing);
    const made = await packing;
    // The next request may find less to do.
    if (!made) packed.delete(encoding);
    return made;
  }

  return {
    path,
    get tag() {
      tag ??= `W/"${createHash("sha256").update(bytes()).digest("base64url").slice(0, 22)}"`;
      return tag;
    },
    async body(encoding) {
      if (!encoding || !isCompressible(path) || bytes().length < WORTH_IT) return { bytes: bytes() };
      const made = await inEncoding(encoding);
      return made ? { bytes: made, encoding } : { bytes: bytes() };
    },
  };
}
