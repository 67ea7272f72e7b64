// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeCanvas } from "../../test/fake-canvas";
import { jpegWithPlace } from "../../test/photo-files";

let photos: typeof import("./resize-photo");

beforeEach(async () => {
  // A canvas that was faithful once is not asked again.
  vi.resetModules();
  photos = await import("./resize-photo");
});

const jpeg = (type: string): File => new File([jpegWithPlace()], "me-at-home.jpg", { type });
const bmp = new File(["BM pixels"], "scan.bmp", { type: "image/bmp" });
const notPicture = (file: Blob) => file.size !== 4;

describe("what the browser can decode is sent, whatever its type says", () => {
  test.each(["", "application/octet-stream", "image/jpg", "image/pjpeg", "image/jpeg", "text/plain"])(
    "a JPEG of type “%s”, as a JPEG",
    async (type) => {
      const { canvases } = fakeCanvas();
      const sent = await photos.resizePhoto(jpeg(type));
      expect({ name: sent.name, type: sent.type }).toEqual({ name: "picture.jpg", type: "image/jpeg" });
      expect(canvases.at(-1)).toEqual({ width: 2048, height: 1536, type: "image/jpeg" });
    },
  );

  test.each(["image/avif", "image/bmp", "image/png", "image/webp", "image/gif", ""])(
    "a picture of type “%s” that may be transparent is not put on black",
    async (type) => {
      fakeCanvas();
      const sent = await photos.resizePhoto(new File(["other pixels"], "a", { type }));
      expect({ name: sent.name, type: sent.type }).toEqual({ name: "picture.webp", type: "image/webp" });
    },
  );

  test("a file that is not a picture is refused, whatever its type promises", async () => {
    fakeCanvas({ decodes: notPicture });
    const text = new File(["text"], "a.jpg", { type: "image/jpeg" });
    await expect(photos.resizePhoto(text)).rejects.toMatchObject({ problem: "unreadable" });
    await expect(photos.decodePhoto(text)).rejects.toMatchObject({ problem: "unreadable" });
  });
});

describe("a browser that alters what is drawn", () => {
  test.each(["file", "pixels", "blocked"] as const)(
    "%s: the file is sent, without its place",
    async (lie) => {
      fakeCanvas({ lie });
      const sent = await photos.resizePhoto(jpeg(""));
      const text = await sent.text();
      expect({ name: sent.name, type: sent.type }).toEqual({ name: "picture.jpg", type: "image/jpeg" });
      expect(text).toContain("pixels");
      expect(text).not.toContain("Example Lane");
    },
  );

  test("what can be neither redrawn nor stripped is refused with the reason", async () => {
    fakeCanvas({ lie: "file" });
    await expect(photos.resizePhoto(bmp)).rejects.toMatchObject({ problem: "canvasAltered" });
    const crop = photos.drawPhoto({ width: 8, height: 8 }, () => undefined);
    await expect(crop).rejects.toMatchObject({ problem: "canvasAltered" });
    await expect(photos.resizePhoto(jpeg(""), { scale: 0.5 })).rejects.toMatchObject({ problem: "tooLarge" });
  });

  test("is asked again once its user has allowed it, and not after that", async () => {
    const { state, canvases } = fakeCanvas({ lie: "file" });
    await photos.resizePhoto(jpeg(""));
    state.lie = undefined;
    await photos.resizePhoto(jpeg(""));
    expect(canvases).toHaveLength(3);
    await photos.resizePhoto(jpeg(""));
    expect(canvases).toHaveLength(4);
  });

  test("changing the last bits only is no reason", async () => {
    const { canvases } = fakeCanvas({ lie: "last bits" });
    await photos.resizePhoto(jpeg(""));
    expect(canvases.at(-1)).toMatchObject({ width: 2048 });
  });
});

test("a smaller size is drawn from the same picture", async () => {
  const { canvases } = fakeCanvas();
  await photos.resizePhoto(jpeg(""), { scale: 0.5 });
  await photos.resizePhoto(jpeg(""), { maxSide: 512, scale: 0.7 });
  await photos.drawPhoto({ width: 1000, height: 400 }, () => undefined, { isOpaque: true, scale: 0.35 });
  expect(canvases.slice(1)).toEqual([
    { width: 1024, height: 768, type: "image/jpeg" },
    { width: 358, height: 269, type: "image/jpeg" },
    { width: 350, height: 140, type: "image/jpeg" },
  ]);
});

test.each([
  [
    { width: 4032, height: 3024 },
    { width: 2048, height: 1536 },
  ],
  [
    { width: 3024, height: 4032 },
    { width: 1536, height: 2048 },
  ],
  [
    { width: 2048, height: 2048 },
    { width: 2048, height: 2048 },
  ],
  [
    { width: 300, height: 200 },
    { width: 300, height: 200 },
  ],
  [
    { width: 12_000, height: 2 },
    { width: 2048, height: 1 },
  ],
])("%o is sent as %o", (picture, sent) => {
  expect(photos.fitInside(picture, 2048)).toEqual(sent);
});

test("a file name tells the server the format and nothing else", () => {
  expect(["image/jpeg", "image/webp", "image/png"].map(photos.neutralName)).toEqual([
    "picture.jpg",
    "picture.webp",
    "picture.png",
  ]);
});
