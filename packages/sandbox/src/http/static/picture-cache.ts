import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Bytes of the recently requested pictures in memory. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The most recently requested pictures by name, within a number of bytes. */
export function recentPictures<Picture extends { readonly bytes: Uint8Array }>(maxBytes = MAX_BYTES) {
  const pictures = new Map<string, Picture>();
  let size = 0;
  const remove = (name: string) => {
    size -= pictures.get(name)?.bytes.byteLength ?? 0;
    pictures.delete(name);
  };
  return {
    get(name: string): Picture | undefined {
      const picture = pictures.get(name);
      if (!picture) return undefined;
      // To the end of the line, whose beginning goes first.
      pictures.delete(name);
      pictures.set(name, picture);
      return picture;
    },
    set(name: string, picture: Picture): void {
      remove(name);
      pictures.set(name, picture);
      size += picture.bytes.byteLength;
      for (const [oldest] of pictures) {
        if (size <= maxBytes) return;
        remove(oldest);
      }
    },
  };
}

/** A folder of finished pictures. One that can't be read or written costs time, never an answer. */
export interface PictureFolder {
  read(name: string): Promise<Uint8Array | undefined>;
  write(name: string, bytes: Uint8Array): Promise<void>;
}

/** @param folder made with the first picture; undefined keeps nothing @param log called once if nothing can be stored */
export function pictureFolder(folder: string | undefined, log: (line: string) => void): PictureFolder {
  if (folder === undefined) return { read: async () => undefined, write: async () => undefined };
  let isTold = false;
  let written = 0;
  return {
    read: (name) => readFile(join(folder, name)).catch(() => undefined),
    async write(name, bytes) {
      const path = join(folder, name);
      written += 1;
      try {
        await mkdir(folder, { recursive: true });
        // Another process on the same folder sees a whole picture or none.
        const draft = `${path}.${process.pid}-${written}`;
        await writeFile(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        if (!isTold) log(`Pictures can't be kept in ${folder}, so each start makes them anew: ${error}`);
        isTold = true;
      }
    },
  };
}
