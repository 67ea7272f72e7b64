import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allProductAttributes } from "../src/attributes/all-products";
import { slug } from "../src/attributes/slug";
import { readArchive } from "../src/picture/archive";
import { bannerFigures, storeBannerFigures } from "../src/picture/banners";
import { drawPicture } from "../src/picture/draw";

const { renders, bytes } = readArchive();
const models = Object.values(renders).flat();
const isRendered = (art: string) => Object.hasOwn(renders, art);

async function pixels(path: string) {
  const svg = drawPicture(path) ?? "";
  const { data, info } = await sharp(Buffer.from(svg), { density: 36 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  return { info, at };
}

/** What reads uploads blocks it for all that runs in the same process. */
const SVG = { operation: ["VipsForeignLoadSvg"] };
beforeAll(() => sharp.unblock(SVG));
afterAll(() => sharp.block(SVG));

describe("renders", () => {
  it("are there for every product", () => {
    const missing = allProductAttributes.map(({ art }) => art).filter((art) => !isRendered(art));
    expect([...new Set(missing)]).toEqual([]);
  });

  it("are whole JPEGs that follow each other", () => {
    const slices = models
      .flatMap(({ color, outline, shadow, dyed, gloss }) => [color, outline, shadow, dyed, gloss])
      .filter((slice) => slice !== undefined)
      .sort(([a], [b]) => a - b);
    let end = 0;
    for (const [offset, length] of slices) {
      expect(offset).toBe(end);
      expect(bytes.readUInt16BE(offset)).toBe(0xffd8);
      expect(bytes.readUInt16BE(offset + length - 2)).toBe(0xffd9);
      end = offset + length;
    }
    expect(end).toBe(bytes.length);
  });

  it("fit into their frame, and were measured", () => {
    for (const { frame, left, top, width, height, size } of models) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(frame);
      expect(size).toBeGreaterThan(0.005);
      expect(size).toBeLessThan(4);
    }
  });

  it("are dyed in each color that is sold", async () => {
    const teapot = allProductAttributes.find(({ id }) => id === 1003);
    const shades = [];
    for (const { name } of teapot?.colors ?? []) {
      const { at } = await pixels(`/uploads/products/1003/${slug(name)}.webp`);
      shades.push(at(110, 140));
    }
    const [raspberry = [], sea = [], sage = []] = shades;
    expect(raspberry.indexOf(Math.max(...raspberry))).toBe(0);
    expect(sea.indexOf(Math.max(...sea))).toBe(2);
    expect(sage.indexOf(Math.max(...sage))).toBe(1);
  });

  it("are on a pale floor", async () => {
    const { at } = await pixels("/uploads/products/1003/front.webp");
    for (const corner of [at(2, 2), at(237, 2)]) {
      expect(Math.min(...corner)).toBeGreaterThan(215);
      expect(Math.max(...corner) - Math.min(...corner)).toBeLessThan(12);
    }
  });

  it("are there for everything in the banners", () => {
    for (const { figures } of [...bannerFigures, ...storeBannerFigures])
      for (const { art } of figures) expect(isRendered(art), art).toBe(true);
  });
});
