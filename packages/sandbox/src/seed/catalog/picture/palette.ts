import { toHex } from "marketplace-contract/fixtures/art/color.mjs";
import type { Icon } from "./icon";

/** Paints of one picture, all of one hue, from the lightest to the darkest. */
export interface Palette {
  readonly light: string;
  readonly wallTop: string;
  readonly wall: string;
  readonly deep: string;
  readonly top: string;
  readonly lit: string;
  readonly side: string;
  readonly shadow: string;
  /** The opposite hue, pale: one accent. */
  readonly accent: string;
}

/** Light drawings get a deeper ground, so that they never dissolve into it. */
export function paletteOf(drawing: Icon, hue = drawing.hue): Palette {
  const pale = drawing.lightness > 0.8 ? 1 : 0;
  const tone = (l: number, c: number, h = hue) => toHex({ l: l - pale * 0.05, c: c + pale * 0.012, h });
  return {
    light: tone(0.978, 0.014),
    wallTop: tone(0.955, 0.028),
    wall: tone(0.9, 0.056),
    deep: tone(0.85, 0.085),
    top: tone(0.945, 0.034),
    lit: tone(0.885, 0.062),
    side: tone(0.83, 0.082),
    shadow: toHex({ l: 0.3, c: 0.07, h: hue }),
    accent: tone(0.93, 0.045, hue + 150),
  };
}
