import type { Motif } from "./motif";
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
import { tonesOf } from "./tones";

/** A square mark for stores and people, safe to be cut to a circle. */
export function badge(drawing: Motif, hue = drawing.hue): string {
  const t = tonesOf(drawing, hue);
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
export function bare(drawing: Motif): string {
  return svg(96, 96, [object(drawing)], [lay(drawing, 48, 48, 88, 0)]);
}

/** One object of a banner: x and floor in the 960 × 420 frame, size of the square it fits in. */
export interface Figure {
  readonly drawing: Motif;
  readonly x: number;
  readonly floor: number;
  readonly size: number;
}

/** A wide banner without text: objects on a stage at the inline end, calm ground at the start where words go. */
export function banner(cast: readonly Figure[], hue: number): string {
  const t = tonesOf({ body: "", x: 0, y: 0, width: 32, height: 32, hue, chroma: 0.1, lightness: 0.6 });
  return svg(
    960,
    420,
    [
      `<linearGradient id="w" x2="1" y2="1"><stop stop-color="${t.wallTop}"/><stop offset="1" stop-color="${t.deep}"/></linearGradient>`,
      vertical("t", t.top, t.lit),
      horizontal("s", t.side, t.lit),
      shadowPaint(t.shadow),
      ...cast.map(({ drawing }, i) => object(drawing, `n${i}`)),
    ],
    [
      fill(960, 420, "url(#w)"),
      circle(690, 196, 214, t.light, 0.75),
      circle(930, 60, 120, t.light, 0.4),
      path("M0 372q480-40 960 0v48H0z", "url(#t)", 0.75),
      path("M496 352v68h388v-68z", "url(#s)"),
      '<ellipse cx="690" cy="352" rx="194" ry="30" fill="url(#t)"/>',
      ...cast.flatMap(({ drawing, x, floor, size }, i) => [
        shadow(x, floor - 3, footprint(drawing, { width: size, height: size }) * 0.55, size / 22),
        stand(drawing, { x, floor, width: size, height: size }, `n${i}`),
      ]),
    ],
  );
}
