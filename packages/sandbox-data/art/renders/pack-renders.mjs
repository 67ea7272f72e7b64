/**
 * Packs the pictures that render.py wrote into art/pictures.bin:
 *
 *   node packages/sandbox-data/art/renders/pack-renders.mjs FOLDER
 *
 * Kinds that FOLDER lacks stay as they are packed. Drawings that icons.txt no longer names go.
 *
 * librsvg, which puts them into scenes, reads JPEG and PNG inside an SVG and no WebP, and a JPEG has no alpha. So a render is
 * several JPEGs: its colors, and in grey its outline, the parts that can be dyed and their gloss; its shadow is small and blurred.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import sharp from "sharp";
import { readArchive, writeArchive } from "../archive.mjs";

const [, , folder] = argv;
if (folder === undefined) throw new Error("usage: pack-renders.mjs FOLDER");
const COLOR = { quality: 80, mozjpeg: true };
const GREY = { quality: 72, mozjpeg: true };
/** Pixels kept around what is to be seen. */
const MARGIN = 4;

const parts = [];
let offset = 0;
const keep = (bytes) => {
  parts.push(bytes);
  const place = [offset, bytes.length];
  offset += bytes.length;
  return place;
};

/** The colors run on behind the outline, so that no dark rim shows where the outline is soft. */
async function withoutHoles(picture) {
  const { width, height } = await sharp(picture).metadata();
  const far = await sharp(picture)
    .resize(Math.ceil(width / 24))
    .png()
    .toBuffer();
  const near = await sharp(picture)
    .resize(Math.ceil(width / 6))
    .png()
    .toBuffer();
  const spread = async (small) => sharp(small).resize(width, height, { fit: "fill" }).png().toBuffer();
  return sharp(await spread(far))
    .composite([{ input: await spread(far) }, { input: await spread(near) }, { input: picture }])
    .removeAlpha()
    .jpeg(COLOR)
    .toBuffer();
}

const grey = (pixels) => pixels.toColorspace("b-w").jpeg(GREY).toBuffer();

async function pack(name) {
  const file = (part) => join(folder, `${name}${part}`);
  const whole = sharp(file(".png"));
  const { width: frame } = await whole.metadata();
  const { info } = await whole
    .clone()
    .trim({ background: "#0000", threshold: 4 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.max(0, -info.trimOffsetLeft - MARGIN);
  const top = Math.max(0, -info.trimOffsetTop - MARGIN);
  const width = Math.min(frame - left, info.width + 2 * MARGIN);
  const height = Math.min(frame - top, info.height + 2 * MARGIN);
  const box = { left, top, width, height };
  const cut = await whole.clone().extract(box).png().toBuffer();
  const outline = await grey(sharp(cut).extractChannel("alpha"));
  const shadow = sharp(file("-shadow.png"));
  const dyed = existsSync(file("-dyed.png"));
  return {
    size: Number(readFileSync(file(".size"), "utf8")),
    frame,
    ...box,
    color: keep(await withoutHoles(cut)),
    outline: keep(outline),
    shadow: keep(await grey(shadow.extractChannel("alpha").blur(1.1))),
    ...(dyed && {
      dyed: keep(await grey(sharp(file("-dyed.png")).extract(box).extractChannel("red"))),
      gloss: keep(await grey(sharp(file("-gloss.png")).extract(box).extractChannel("red"))),
    }),
  };
}

const names = readdirSync(folder)
  .flatMap((file) => /^(.+-\d+)\.size$/.exec(file)?.slice(1) ?? [])
  .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
/** @type {Record<string, object[]>} */
const renders = {};
for (const name of names) {
  const noun = name.replace(/-\d+$/, "");
  renders[noun] = [...(renders[noun] ?? []), await pack(name)];
}
const packed = readArchive();
const isSlice = (value) => Array.isArray(value);
for (const [noun, models] of Object.entries(packed.renders)) {
  renders[noun] ??= models.map((model) =>
    Object.fromEntries(
      Object.entries(model).map(([part, value]) => [
        part,
        isSlice(value) ? keep(packed.bytes.subarray(value[0], value[0] + value[1])) : value,
      ]),
    ),
  );
}
const listed = new Set(readFileSync(join(import.meta.dirname, "../icons.txt"), "utf8").split(/\s+/));
const icons = Object.fromEntries(Object.entries(packed.icons).filter(([name]) => listed.has(name)));
writeArchive({ icons, renders, bytes: Buffer.concat(parts) });
console.warn(
  `${Object.values(renders).flat().length} renders of ${Object.keys(renders).length} kinds, ${Math.round(offset / 1024)} kB`,
);
