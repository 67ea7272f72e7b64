import { readFileSync } from "node:fs";
import { motifNames } from "../fixtures/draw-picture.mjs";

/** The demonstration's drawings, an Iconify collection whose boxes are those of the ink. Shared with the sandbox. */
const COLLECTION = new URL("../../packages/sandbox/art/icons.json", import.meta.url);

/** The drawings that the fixtures name, so that the mock draws its pictures without the whole collection. */
export function collectMotifs() {
  const { icons } = JSON.parse(readFileSync(COLLECTION, "utf8"));
  return Object.fromEntries(
    motifNames().map((name) => {
      const icon = icons[name];
      if (icon === undefined) throw new Error(`packages/sandbox/art/icons.json has no drawing "${name}"`);
      const { left = 0, top = 0, width, height, body } = icon;
      return [name, { viewBox: `${left} ${top} ${width} ${height}`, body }];
    }),
  );
}
