import { type Ground, studioGround, tableGround } from "./ground";
import type { Render } from "./render";
import { round, svg } from "./svg";

const SIZE = 480;
/** Width of a shadow's picture in widths of the frame; `SHADOW_FRAME` of art/renders/studio.py. */
const SHADOW_FRAME = 1.6;
const SHADE = "#1b1713";

/** A rendered product with the properties that distinguish its pictures. */
export interface Sitter {
  readonly render: Render;
  /** Color of its dyed parts. */
  readonly dye: string;
  /** Hue of the background, in degrees. */
  readonly hue: number;
  readonly arrangement: number;
}

const mask = (id: string, frame: number, image: string) =>
  `<mask id="${id}" maskUnits="userSpaceOnUse" x="${-frame}" y="${-frame}" width="${3 * frame}" height="${3 * frame}">${image}</mask>`;

const image = (href: string, x: number, y: number, width: number, height: number) =>
  `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;

/** The object and its shadow as definitions `o` and `s`, with a prefix for every id. Lengths are in units of its frame. */
export function rendered({ render, dye }: Pick<Sitter, "render" | "dye">, prefix = ""): string {
  const { frame, left, top, width, height } = render;
  const inBox = (href: string) => image(href, left, top, width, height);
  const over = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  const margin = (frame * (SHADOW_FRAME - 1)) / 2;
  const wide = frame * SHADOW_FRAME;
  const ink = (id: string, href: string) => mask(`${prefix}${id}`, frame, inBox(href));
  const dyed =
    render.dyed === undefined || render.gloss === undefined
      ? ["", ""]
      : [
          ink("d", render.dyed) + ink("g", render.gloss),
          `<rect ${over} fill="${dye}" mask="url(#${prefix}d)" style="mix-blend-mode:multiply"/><rect ${over} fill="#fff" opacity=".75" mask="url(#${prefix}g)"/>`,
        ];
  return `${ink("m", render.outline)}${mask(`${prefix}n`, frame, image(render.shadow, -margin, -margin, wide, wide))}${dyed[0]}
<g id="${prefix}s"><rect x="${-margin}" y="${-margin}" width="${wide}" height="${wide}" fill="${SHADE}" mask="url(#${prefix}n)"/></g>
<g id="${prefix}o"><g mask="url(#${prefix}m)">${inBox(render.color)}</g>${dyed[1]}</g>`;
}

/** The center of an object's foot, and the size of the square that it fits in. */
export interface Spot {
  readonly x: number;
  readonly floor: number;
  readonly size: number;
  /** Degrees. */
  readonly turn?: number;
}

/** The object with its shadow at a position. */
export function put(
  { left, top, width, height }: Render,
  { x, floor, size, turn }: Spot,
  prefix = "",
): string {
  const scale = size / Math.max(width, height);
  const around = turn === undefined ? "" : `rotate(${turn} ${x} ${round(floor - (height * scale) / 2)}) `;
  const place = `${around}translate(${round(x - (left + width / 2) * scale)} ${round(floor - (top + height) * scale)}) scale(${round(scale * 1_000) / 1_000})`;
  return `<g transform="${place}"><use href="#${prefix}s"/><use href="#${prefix}o"/></g>`;
}

/** Small objects fill less of a picture than large ones, but more than they would at true scale. */
const share = ({ size }: Render) => Math.min(0.86, Math.max(0.66, 0.8 + 0.09 * Math.log10(size)));

const picture = (sitter: Sitter, ground: Ground, spots: readonly Spot[]) =>
  svg(
    SIZE,
    SIZE,
    [...ground.defs, rendered(sitter)],
    [...ground.parts, ...spots.map((spot) => put(sitter.render, spot))],
  );

/** The foot of an object whose center is that far from the top. */
function footOf({ width, height }: Render, size: number, middle: number): number {
  return middle + (height / Math.max(width, height)) * size * 0.5;
}

/** The picture in lists. */
export function renderedFront(sitter: Sitter): string {
  const size = SIZE * share(sitter.render);
  const spot = { x: SIZE / 2, floor: footOf(sitter.render, size, 246), size };
  return picture(sitter, studioGround(sitter.hue, sitter.arrangement, SIZE), [spot]);
}

/** The object with its shadow on a transparent background. */
export function renderedAlone(sitter: Sitter): string {
  const size = SIZE * 0.9;
  const spot = { x: SIZE / 2, floor: footOf(sitter.render, size, SIZE / 2), size };
  return svg(SIZE, SIZE, [rendered(sitter)], [put(sitter.render, spot)]);
}

/** A close-up. */
export function renderedCloseUp(sitter: Sitter): string {
  const size = SIZE * 1.3;
  const x = sitter.arrangement % 2 === 0 ? 300 : 190;
  const spot = { x, floor: footOf(sitter.render, size, 290), size };
  return picture(sitter, studioGround(sitter.hue, sitter.arrangement + 5, SIZE), [spot]);
}

/** Three pieces, smaller toward the back. */
export function renderedGroup(sitter: Sitter): string {
  const { render, hue, arrangement } = sitter;
  const slim = render.width < render.height * 0.7;
  const [aside, size] = slim ? [104, 270] : [122, 236];
  const tall = render.height / Math.max(render.width, render.height);
  const floor = 250 + tall * size * 0.5 + 40;
  return picture(sitter, studioGround(hue + 40, arrangement + 9, SIZE), [
    { x: 240 + aside, floor: floor - 66, size: size * 0.8 },
    { x: 240 - aside, floor: floor - 52, size: size * 0.84 },
    { x: 240, floor, size },
  ]);
}

/** A photo from a buyer's phone. `number` is 1–6. */
export function renderedPhoto(sitter: Sitter, number: number): string {
  const size = SIZE * (0.66 + (number % 3) * 0.06);
  const turn = [-5, 4, -2, 6, -7, 3][number % 6] ?? 0;
  const spot = { x: 225 + (number % 3) * 16, floor: footOf(sitter.render, size, 250), size, turn };
  return picture(sitter, tableGround(number + sitter.arrangement, SIZE), [spot]);
}
