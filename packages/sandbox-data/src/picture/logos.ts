import { toHex } from "./color";
import type { Icon } from "./icon";
import { paletteOf } from "./palette";
import type { Render } from "./render";
import { put, rendered, type Spot } from "./render-views";
import { fill, lay, object, radial, svg } from "./svg";

/** A square mark for stores and users that can be cropped to a circle. */
export function badge(drawing: Icon, hue = drawing.hue): string {
  const t = paletteOf(drawing, hue);
  const ground = radial("w", [
    [0, t.wallTop],
    [1, t.wall],
  ]);
  return svg(240, 240, [ground, object(drawing)], [fill(240, 240, "url(#w)"), lay(drawing, 120, 120, 148)]);
}

/** An invented signature: dark strokes on paper, as the shop draws a merchant's own. */
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

/** An object of a banner: x and floor in the 960 × 420 frame, size of the square it fits in. */
export interface Figure extends Spot {
  readonly render: Render;
  readonly dye: string;
}

/** A wide banner without text: objects on a studio floor at the inline end, and an empty background for text at the start. */
export function banner(figures: readonly Figure[], hue: number): string {
  const tone = (l: number, c: number) => toHex({ l, c, h: hue });
  return svg(
    960,
    420,
    [
      radial("w", [
        [0, tone(0.985, 0.008)],
        [0.6, tone(0.945, 0.022)],
        [1, tone(0.89, 0.036)],
      ]).replace("<radialGradient", '<radialGradient cx=".66" cy=".4" r=".85"'),
      ...figures.map((figure, i) => rendered(figure, `n${i}`)),
    ],
    [fill(960, 420, "url(#w)"), ...figures.map((figure, i) => put(figure.render, figure, `n${i}`))],
  );
}
