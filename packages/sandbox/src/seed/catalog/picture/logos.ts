import type { Icon } from "./icon";
import { paletteOf } from "./palette";
import {
  circle,
  fill,
  footprint,
  horizontal,
  lay,
  object,
  path,
  radial,
  shadow,
  shadowPaint,
  stand,
  svg,
  vertical,
} from "./svg";

/** A square mark for stores and people, safe to be cut to a circle. */
export function badge(drawing: Icon, hue = drawing.hue): string {
  const t = paletteOf(drawing, hue);
  const ground = radial("w", [
    [0, t.wallTop],
    [1, t.wall],
  ]);
  return svg(
    240,
    240,
    [ground, object(drawing)],
    [fill(240, 240, "url(#w)"), lay(drawing, 120, 120, 148, 0)],
  );
}

/** The drawing alone, on nothing. */
export function bare(drawing: Icon): string {
  return svg(96, 96, [object(drawing)], [lay(drawing, 48, 48, 88, 0)]);
}

/** A made-up signature that is nobody's name: dark strokes on paper, as the shop draws a merchant's own. */
export function signature(): string {
  const stroke = (d: string) =>
    `<path d="${d}" fill="none" stroke="#1c1814" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;
  return svg(
    500,
    200,
    [],
    [
      fill(500, 200, "#ffffff"),
      stroke(
        "M64 142c22-64 52-104 70-100s-6 68-22 96c-6 10-14 4-8-8 18-36 56-60 64-44s-22 52-6 54 30-54 44-54-14 50 2 50",
      ),
      stroke(
        "M208 136c16-4 28-46 42-46s-14 46 4 46c22 0 44-94 54-94s-30 98-8 98c18 0 26-46 44-46s-22 44 0 44 36-20 92-30",
      ),
      stroke("M92 166c96-18 204-22 330-14"),
    ],
  );
}

/** One object of a banner: x and floor in the 960 × 420 frame, size of the square it fits in. */
export interface Figure {
  readonly drawing: Icon;
  readonly x: number;
  readonly floor: number;
  readonly size: number;
}

/** A wide banner without text: objects on a stage at the inline end, calm ground at the start where words go. */
export function banner(figures: readonly Figure[], hue: number): string {
  const t = paletteOf({ body: "", x: 0, y: 0, width: 32, height: 32, hue, chroma: 0.1, lightness: 0.6 });
  return svg(
    960,
    420,
    [
      `<linearGradient id="w" x2="1" y2="1"><stop stop-color="${t.wallTop}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>`,
      vertical("t", t.top, t.lit),
      horizontal("s", t.side, t.lit),
      shadowPaint(t.shadow),
      ...figures.map(({ drawing }, i) => object(drawing, `n${i}`)),
    ],
    [
      fill(960, 420, "url(#w)"),
      circle(690, 196, 214, t.light, 0.75),
      circle(930, 60, 120, t.light, 0.4),
      path("M0 372q480-40 960 0v48H0z", "url(#t)", 0.75),
      path("M496 352v68h388v-68z", "url(#s)"),
      '<ellipse cx="690" cy="352" rx="194" ry="30" fill="url(#t)"/>',
      ...figures.flatMap(({ drawing, x, floor, size }, i) => [
        shadow(x, floor - 3, footprint(drawing, { width: size, height: size }) * 0.55, size / 22),
        stand(drawing, { x, floor, width: size, height: size }, `n${i}`),
      ]),
    ],
  );
}
