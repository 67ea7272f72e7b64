import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { recentlyUsed } from "../recently-used";

/** Bytes of the pictures in a folder: the demonstration's own in the usual widths, and room for many more. */
const MAX_BYTES = 256 * 1024 * 1024;

/** A folder of finished pictures. One that can't be read or written costs time, never an answer. */
export interface PictureFolder {
  read(name: string): Promise<Uint8Array | undefined>;
  write(name: string, bytes: Uint8Array): Promise<void>;
}

/**
 * @param folder made with the first picture; undefined keeps nothing
 * @param log called once if nothing can be stored
 * @param maxBytes of all pictures together; those read longest ago are deleted. Several processes on one folder count each for itself
 */
export function pictureFolder(
  folder: string | undefined,
  log: (line: string) => void,
  maxBytes = MAX_BYTES,
): PictureFolder {
  if (folder === undefined) return { read: async () => undefined, write: async () => undefined };
  const kept = recentlyUsed<number>(
    maxBytes,
    (bytes) => bytes,
    (name) => void rm(join(folder, name), { force: true }).catch(() => undefined),
  );
  /** Counts what is there from before: once, when the first picture is written. */
  let counted: Promise<void> | undefined;
  let isTold = false;
  let written = 0;
  return {
    async read(name) {
      const path = join(folder, name);
      const bytes = await readFile(path).catch(() => undefined);
      if (!bytes) return undefined;
      kept.get(name);
      // The next start counts by this time.
      const now = new Date();
      void utimes(path, now, now).catch(() => undefined);
      return bytes;
    },
    async write(name, bytes) {
      const path = join(folder, name);
      written += 1;
      try {
        await mkdir(folder, { recursive: true });
        counted ??= countFiles(folder, kept.set);
        await counted;
        // Another process on the same folder sees a whole picture or none.
        const draft = `${path}.${process.pid}-${written}`;
        await writeFile(draft, bytes);
        await rename(draft, path);
        kept.set(name, bytes.byteLength);
      } catch (error) {
        if (!isTold) log(`Pictures can't be kept in ${folder}, so each start makes them anew: ${error}`);
        isTold = true;
      }
    },
  };
}

/** Names the files of a folder with their bytes, the one used longest ago first. */
async function countFiles(folder: string, count: (name: string, bytes: number) => void): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      // Another process may have renamed or deleted it since.
      const { mtimeMs, size } = await stat(join(folder, name)).catch(() => ({ mtimeMs: 0, size: 0 }));
      return { name, mtimeMs, size };
    }),
  );
  files.sort((a, b) => a.mtimeMs - b.mtimeMs);
  for (const { name, size } of files) count(name, size);
}
