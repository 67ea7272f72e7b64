import { readArchive } from "../../packages/sandbox/art/archive.mjs";
import { motifNames } from "../fixtures/draw-picture.mjs";

/** The drawings that the fixtures use, so that the mock does not need the sandbox's whole collection. */
export function collectMotifs() {
  const { icons } = readArchive();
  return Object.fromEntries(
    motifNames().map((name) => {
      const icon = icons[name];
      if (icon === undefined) throw new Error(`packages/sandbox/art/pictures.bin has no drawing "${name}"`);
      const { left = 0, top = 0, width, height, body } = icon;
      return [name, { viewBox: `${left} ${top} ${width} ${height}`, body }];
    }),
  );
}
