import { toHex } from "marketplace-contract/fixtures/art/color.mjs";
import type { Icon } from "./icon";

/** Paints around a drawing, all of one hue. */
export interface Palette {
  readonly wallTop: string;
  readonly wall: string;
}

/** Light drawings get a deeper ground, so that they never dissolve into it. */
export function paletteOf(drawing: Icon, hue = drawing.hue): Palette {
  const pale = drawing.lightness > 0.8 ? 1 : 0;
  const tone = (l: number, c: number) => toHex({ l: l - pale * 0.05, c: c + pale * 0.012, h: hue });
  return {
    wallTop: tone(0.955, 0.028),
    wall: tone(0.9, 0.056),
  };
}
