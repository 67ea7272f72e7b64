import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
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

const compressors: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};
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

/** Read at the first request, compressed at the first that asks for it. */
function lazyFile(folder: string, path: string, names: ReadonlySet<string>): File {
  const read = (name: string) => Uint8Array.from(readFileSync(join(folder, name)));
  return fileOf(
    path,
    () => read(path),
    (encoding) => (names.has(path + SUFFIX[encoding]) ? read(path + SUFFIX[encoding]) : undefined),
  );
}

/**
 * A file made of bytes; they are read once.
 *
 * @param ready what the build has compressed already
 */
export function fileOf(
  path: string,
  read: () => Uint8Array<ArrayBuffer>,
  ready: (encoding: Encoding) => Uint8Array<ArrayBuffer> | undefined = () => undefined,
): File {
  let plain: Uint8Array<ArrayBuffer> | undefined;
  let tag: string | undefined;
  const compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  function bytes(): Uint8Array<ArrayBuffer> {
    plain ??= read();
    return plain;
  }

  function compress(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const known = compressed.get(encoding);
    if (known) return known;
    const made = ready(encoding);
    const making = made
      ? Promise.resolve(made)
      : compressors[encoding](bytes()).then((packed) => Uint8Array.from(packed));
    compressed.set(encoding, making);
    return making;
  }

  return {
    path,
    get tag() {
      tag ??= `W/"${createHash("sha256").update(bytes()).digest("base64url").slice(0, 22)}"`;
      return tag;
    },
    async body(encoding) {
      if (!encoding || !isCompressible(path) || bytes().length < WORTH_IT) {
        return { bytes: bytes() };
      }
      return { bytes: await compress(encoding), encoding };
    },
  };
}
