import { toHex } from "./color";
import type { Icon } from "./icon";

/** Colors around a drawing, all of the same hue. */
export interface Palette {
  readonly wallTop: string;
  readonly wall: string;
}

/** Light drawings get a darker background, so that they stand out. */
export function paletteOf(drawing: Icon, hue = drawing.hue): Palette {
  const pale = drawing.lightness > 0.8 ? 1 : 0;
  const tone = (l: number, c: number) => toHex({ l: l - pale * 0.05, c: c + pale * 0.012, h: hue });
  return {
    wallTop: tone(0.955, 0.028),
    wall: tone(0.9, 0.056),
  };
}
