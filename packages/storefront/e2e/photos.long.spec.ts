import { expect, test } from "@playwright/test";
import { build } from "vite";
import { isFull } from "../../../scripts/lib/cases.mjs";
import { FORMATS, MARKS, marked, painted } from "./marked-photos";
import { PLACE } from "./sandbox/photo-with-place";

/* Pictures as they leave the device. `VERIFY=full` creates five hundred. For the whole path see sandbox/photo-chain.spec.ts. */

const PHOTOS = isFull ? 500 : 50;

/** The code of marketplace-react that redraws pictures, for an otherwise empty page. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      lib: {
        entry: `${import.meta.dirname}/../../marketplace-react/src/photos/resize-photo.ts`,
        name: "photos",
        formats: ["iife"],
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !("output" in output)) throw new Error("Nothing was built.");
  return output.output[0].code;
}

test("of pictures with EXIF, place, XMP, IPTC and comments only the pixels leave the device", async ({
  page,
}) => {
  test.setTimeout(PHOTOS * 2_000);
  await page.evaluate(await bundled());
  const left: string[] = [];
  for (let i = 0; i < PHOTOS; i++) {
    const format = FORMATS[i % FORMATS.length] ?? "image/jpeg";
    const secret = `Owner-${i}-Secret`;
    // One of twenty-five is larger than the maximum size.
    const width = i % 25 === 24 ? 3000 : 60 + i;
    const photo = marked(Buffer.from(await painted(page, format, width), "base64"), format, secret);
    expect(photo.includes(secret) && photo.includes(PLACE)).toBe(true);

    const sent = await page.evaluate(
      async ([base64, type]) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const resizePhoto: (file: File) => Promise<File> = Reflect.get(
          Reflect.get(globalThis, "photos"),
          "resizePhoto",
        );
        const file = await resizePhoto(new File([bytes], `place-${type.slice(6)}`, { type }));
        const reader = new FileReader();
        const read = new Promise((done) => reader.addEventListener("load", done));
        reader.readAsDataURL(file);
        await read;
        return { name: file.name, base64: String(reader.result).split(",")[1] ?? "" };
      },
      [photo.toString("base64"), format] as const,
    );
    const bytes = Buffer.from(sent.base64, "base64");
    expect(bytes.length).toBeGreaterThan(100);
    expect(sent.name).not.toContain("place");
    left.push(
      ...[secret, PLACE, ...MARKS]
        .filter((mark) => bytes.includes(mark))
        .map((mark) => `${i} ${format} ${mark}`),
    );
  }
  expect(left).toEqual([]);
});
