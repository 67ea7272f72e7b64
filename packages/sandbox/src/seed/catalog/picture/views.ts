import { backdrop } from "./backdrop";
import type { Icon } from "./icon";
import { type Palette, paletteOf } from "./palette";
import { circle, fill, footprint, lay, object, path, radial, shadow, stand, svg, vertical } from "./svg";

const SIZE = 480;

/** A product's drawing and what makes its pictures its own: the ground's hue and an arrangement number. */
export interface Subject {
  readonly drawing: Icon;
  readonly hue: number;
  readonly arrangement: number;
}

/** The picture of the lists. */
export function front({ drawing, hue, arrangement }: Subject): string {
  const t = paletteOf(drawing, hue);
  const { floor, defs, parts } = backdrop(arrangement, t);
  const room = { width: 344, height: Math.min(330, floor - 78) };
  const flip = arrangement % 2 === 1;
  const place = { x: 240, floor, ...room, flip };
  const narrow = footprint(drawing, room) < 270;
  const twin = narrow && arrangement % 3 === 2 ? companion(drawing, floor, flip) : [];
  return svg(
    SIZE,
    SIZE,
    [...defs, object(drawing)],
    [
      ...parts,
      ...twin,
      shadow(240, floor - 3, footprint(drawing, room) * 0.56, 15),
      stand(drawing, twin.length > 0 ? { ...place, x: flip ? 216 : 264 } : place),
    ],
  );
}

/** A smaller one behind, to the side. */
function companion(drawing: Icon, floor: number, flip: boolean): readonly string[] {
  const place = { x: flip ? 392 : 88, floor: floor - 12, width: 140, height: 150, flip: !flip };
  return [shadow(place.x, floor - 15, footprint(drawing, place) * 0.55, 8), stand(drawing, place)];
}

/** A close-up: the object tilted and cropped by the frame. */
export function closeUp({ drawing, hue, arrangement }: Subject): string {
  const t = paletteOf(drawing, hue);
  const tilt = arrangement % 2 === 0 ? -16 : 14;
  return svg(
    SIZE,
    SIZE,
    [
      radial("w", [
        [0, t.wallTop],
        [1, t.deep],
      ]),
      dropShadow(t),
      object(drawing),
    ],
    [
      fill(SIZE, SIZE, "url(#w)"),
      circle(arrangement % 2 === 0 ? 350 : 120, 118, 236, t.light, 0.45),
      lay(drawing, 248, 262, 520, tilt, ' filter="url(#f)"'),
    ],
  );
}

/** Three of them together on a neighboring tint. */
export function group({ drawing, hue, arrangement }: Subject): string {
  const t = paletteOf(drawing, hue + (arrangement % 2 === 0 ? 48 : -40));
  const { floor, defs, parts } = backdrop(arrangement + 3, t);
  const small = { width: 186, height: 196 };
  const large = { width: 240, height: 250 };
  return svg(
    SIZE,
    SIZE,
    [...defs, object(drawing)],
    [
      ...parts,
      shadow(122, floor - 25, footprint(drawing, small) * 0.55, 10),
      stand(drawing, { x: 122, floor: floor - 22, ...small }),
      shadow(358, floor - 25, footprint(drawing, small) * 0.55, 10),
      stand(drawing, { x: 358, floor: floor - 22, ...small, flip: true }),
      shadow(240, floor + 15, footprint(drawing, large) * 0.56, 14),
      stand(drawing, { x: 240, floor: floor + 18, ...large }),
    ],
  );
}

/** What a buyer's phone saw: the object laid on a table, seen from above, in lamp light. `number` is 1–6. */
export function photo({ drawing, hue }: Subject, number: number): string {
  const t = paletteOf(drawing, (hue + 70 + number * 47) % 360);
  const table = ["M0 120h480", "M0 240h480", "M0 360h480"].join("");
  const turn = [-24, 18, -9, 31, -38, 8][number % 6] ?? 0;
  const size = 300 + (number % 3) * 40;
  return svg(
    SIZE,
    SIZE,
    [
      vertical("w", t.lit, t.side),
      dropShadow(t),
      radial("l", [
        [0, "#fff", 0.55],
        [1, "#fff", 0],
      ]),
      object(drawing),
    ],
    [
      fill(SIZE, SIZE, "url(#w)"),
      `<path d="${table}" stroke="${t.deep}" stroke-width="3" transform="rotate(${turn / 3} 240 240)"/>`,
      number % 2 === 0
        ? path("M60 92l250-50 90 330-280 60z", t.light, 0.85)
        : circle(250, 250, 190, t.light, 0.7),
      circle(number % 2 === 0 ? 120 : 360, 90, 220, "url(#l)"),
      lay(drawing, 236 + (number % 3) * 8, 246, size, turn, ' filter="url(#f)"'),
    ],
  );
}

const dropShadow = (t: Palette) =>
  `<filter id="f" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="1.1" stdDeviation="1.1" flood-color="${t.shadow}" flood-opacity=".42"/></filter>`;
