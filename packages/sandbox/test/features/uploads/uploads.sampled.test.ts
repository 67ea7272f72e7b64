import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { casesOf } from "../../../../../scripts/lib/cases.mjs";
import type { Db } from "../../../src/db/connect";
import { databaseStorage } from "../../../src/features/uploads/database-storage";
import { readPublicFile } from "../../../src/features/uploads/public-file";
import { fileOf } from "../../../src/features/uploads/references";
import { scaleDrawing } from "../../../src/features/uploads/scale";
import { createUserApp } from "../users/app";
import { hostileFiles } from "./hostile-files";
import { photos } from "./photos";

const HOSTILE = casesOf({ test: 15, verify: 60, full: 300 });
const PHOTOS = casesOf({ test: 5, verify: 50, full: 500 });

async function stored(db: Db, url: unknown): Promise<Buffer> {
  const found = await readPublicFile({ db, files: databaseStorage(db) }, fileOf(String(url))?.id ?? "");
  if (!found) throw new Error("nothing is stored");
  expect(found.mime).toBe("image/webp");
  return found.bytes;
}

describe("uploads", () => {
  it(`accepts none of ${HOSTILE} hostile files, and says so politely`, { timeout: 300_000 }, async () => {
    const { db, join } = await createUserApp();
    const mira = await join("mira");
    // From now on this process can read SVG: its own drawings, and no others.
    await scaleDrawing('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 96, "image/webp");
    const files = await hostileFiles(HOSTILE);
    expect(files.length).toBeGreaterThanOrEqual(HOSTILE);
    const accepted: string[] = [];
    for (const { what, bytes, name, type } of files) {
      const { code, data, msg } = await mira.upload(bytes, name, undefined, type);
      if (code === 1) accepted.push(what);
      else
        expect({ what, code, data }).toEqual({
          what,
          code: 0,
          data: { error: "image_invalid", field: "file" },
        });
      expect(msg.length).toBeGreaterThan(5);
    }
    expect(accepted).toEqual([]);
    const [kept] = await db<{ n: number }[]>`select count(*) as n from file`;
    expect(kept?.n).toBe(0);
  });

  it(`leaves no metadata in ${PHOTOS} photos`, { timeout: 300_000 }, async () => {
    const { db, join } = await createUserApp();
    const mira = await join("mira");
    const dirty: string[] = [];
    for await (const { what, bytes, secrets } of photos(PHOTOS)) {
      const before = await sharp(bytes).metadata();
      const told = Buffer.concat([before.exif ?? Buffer.alloc(0), before.xmp ?? Buffer.alloc(0)]);
      expect(
        secrets.filter((secret) => !told.includes(secret)),
        what,
      ).toEqual([]);
      expect(before.icc, what).toBeDefined();
      const { code, data } = await mira.upload(bytes);
      expect(code, what).toBe(1);
      const kept = await stored(db, data?.url);
      const { exif, xmp, iptc, icc, orientation, comments, tifftagPhotoshop } = await sharp(kept).metadata();
      const left = { exif, xmp, iptc, icc, orientation, comments, tifftagPhotoshop };
      if (Object.values(left).some((value) => value !== undefined)) dirty.push(what);
      if (secrets.some((secret) => kept.includes(secret))) dirty.push(what);
    }
    expect(dirty).toEqual([]);
  });

  it.each([
    "\xff\xd8\xff",
    "\x89PNG\r\n\x1a\n",
    "GIF89a",
    "RIFF\0\0\0\0WEBP",
    "\0\0\0\x01ftypavif",
    "\0\0\0\x1cftypmif1",
  ])("reads no drawing behind the first bytes %j of a photo", async (head) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    await scaleDrawing(svg, 96, "image/webp");
    await expect(sharp(Buffer.from(head + svg, "latin1")).metadata()).rejects.toThrow();
  });

  it("closes the decoders of all other formats", async () => {
    const tiff = await sharp({ create: { width: 2, height: 2, channels: 3, background: "#fff" } })
      .tiff()
      .toBuffer();
    await expect(sharp(tiff).metadata()).rejects.toThrow();
  });

  it("drops what hangs on behind a good picture", async () => {
    const { db, join } = await createUserApp();
    const mira = await join("mira");
    const { value: photo } = await photos(1).next();
    const archive = Buffer.concat([
      photo?.bytes ?? Buffer.alloc(0),
      Buffer.from("PK\x03\x04 payload.jar", "latin1"),
    ]);
    const { data } = await mira.upload(archive);
    expect((await stored(db, data?.url)).includes("payload.jar")).toBe(false);
  });

  it("rotates a turned photo upright and scales a large one down", async () => {
    const { db, join } = await createUserApp();
    const mira = await join("mira");
    const large = sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: "#c63" } });
    const { data } = await mira.upload(await large.jpeg().withMetadata({ orientation: 6 }).toBuffer());
    expect(await sharp(await stored(db, data?.url)).metadata()).toMatchObject({
      width: 1_024,
      height: 2_048,
    });
    const [row] = await db`select width, height from file`;
    expect(row).toEqual({ width: 1_024, height: 2_048 });
  });

  it.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
    "takes a %s, whatever its name says",
    async (format) => {
      const { db, join } = await createUserApp();
      const mira = await join("mira");
      const picture = sharp({
        create: { width: 40, height: 30, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
      });
      const { code, data } = await mira.upload(
        await picture.toFormat(format).toBuffer(),
        "x.html",
        "",
        "text/html",
      );
      expect(code).toBe(1);
      expect(data).toEqual({ url: expect.stringMatching(/^\/uploads\/files\/[0-9a-f]{32}\.webp$/) });
      await stored(db, data?.url);
    },
  );

  it("decodes nothing that is thousands of times its bytes", async () => {
    const { join } = await createUserApp();
    const mira = await join("mira");
    const blank = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: "#fff" } });
    const bomb = await blank(4_000, 3_000).webp({ lossless: true }).toBuffer();
    expect(bomb.length).toBeLessThan(24_000);
    expect((await mira.upload(bomb)).data).toEqual({ error: "image_invalid", field: "file" });
    // A page with little on it, and a small picture with nothing.
    expect((await mira.upload(await blank(4_000, 3_000).jpeg({ quality: 95 }).toBuffer())).code).toBe(1);
    expect((await mira.upload(await blank(2_000, 2_000).webp({ lossless: true }).toBuffer())).code).toBe(1);
  });

  it("takes 24 megapixels and no more", async () => {
    const { join } = await createUserApp();
    const mira = await join("mira");
    const ofRows = async (height: number) =>
      (
        await mira.upload(
          await sharp({ create: { width: 6_000, height, channels: 3, background: "#963" } })
            .jpeg()
            .toBuffer(),
        )
      ).code;
    expect([await ofRows(4_000), await ofRows(4_001)]).toEqual([1, 0]);
  });

  it("needs a session, a file, a known category and ten megabytes at most", async () => {
    const { join, person } = await createUserApp();
    const mira = await join("mira");
    const nobody = person({ id: 0, token: "" });
    const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: "#fff" } });
    const png = await picture.png().toBuffer();
    expect((await nobody.upload(png)).code).toBe(401);
    expect((await mira.upload(png, "a.png", "secret")).data).toMatchObject({ field: "category" });
    expect((await mira.post("/api/index/upload", { file: "text" })).code).toBe(422);
    expect((await mira.upload(Buffer.alloc(10 * 1024 * 1024 + 1))).code).toBe(422);
  });
});
