import { studioGround, tableGround } from "./ground";
import type { Icon } from "./icon";
import { type Palette, paletteOf } from "./palette";
import { footprint, lay, object, shadow, shadowPaint, stand, svg } from "./svg";

const SIZE = 480;
const FLOOR = 388;

/** A product's drawing and what makes its pictures its own: the ground's hue and an arrangement number. */
export interface Subject {
  readonly drawing: Icon;
  readonly hue: number;
  readonly arrangement: number;
}

/** The picture of the lists. */
export function front({ drawing, hue, arrangement }: Subject): string {
  const { defs, parts } = studioGround(hue, arrangement, SIZE);
  const room = { width: 288, height: 284 };
  return svg(
    SIZE,
    SIZE,
    [...defs, shadowPaint(SHADE), object(drawing)],
    [
      ...parts,
      shadow(240, FLOOR - 3, footprint(drawing, room) * 0.56, 15),
      stand(drawing, { x: 240, floor: FLOOR, ...room, flip: arrangement % 2 === 1 }),
    ],
  );
}

/** A close-up: the object tilted and cropped by the frame. */
export function closeUp({ drawing, hue, arrangement }: Subject): string {
  const { defs, parts } = studioGround(hue, arrangement + 5, SIZE);
  const tilt = arrangement % 2 === 0 ? -16 : 14;
  return svg(
    SIZE,
    SIZE,
    [...defs, dropShadow(paletteOf(drawing, hue)), object(drawing)],
    [...parts, lay(drawing, 248, 262, 520, tilt, ' filter="url(#f)"')],
  );
}

/** Three of them together. */
export function group({ drawing, hue, arrangement }: Subject): string {
  const { defs, parts } = studioGround(hue + 40, arrangement + 9, SIZE);
  const small = { width: 186, height: 196 };
  const large = { width: 240, height: 250 };
  return svg(
    SIZE,
    SIZE,
    [...defs, shadowPaint(SHADE), object(drawing)],
    [
      ...parts,
      shadow(122, FLOOR - 25, footprint(drawing, small) * 0.55, 10),
      stand(drawing, { x: 122, floor: FLOOR - 22, ...small }),
      shadow(358, FLOOR - 25, footprint(drawing, small) * 0.55, 10),
      stand(drawing, { x: 358, floor: FLOOR - 22, ...small, flip: true }),
      shadow(240, FLOOR + 15, footprint(drawing, large) * 0.56, 14),
      stand(drawing, { x: 240, floor: FLOOR + 18, ...large }),
    ],
  );
}

/** What a buyer's phone saw: the object laid on a table, seen from above, in lamp light. `number` is 1–6. */
export function photo({ drawing, hue, arrangement }: Subject, number: number): string {
  const { defs, parts } = tableGround(number + arrangement, SIZE);
  const turn = [-24, 18, -9, 31, -38, 8][number % 6] ?? 0;
  const size = 300 + (number % 3) * 40;
  return svg(
    SIZE,
    SIZE,
    [...defs, dropShadow(paletteOf(drawing, hue)), object(drawing)],
    [...parts, lay(drawing, 236 + (number % 3) * 8, 246, size, turn, ' filter="url(#f)"')],
  );
}

const SHADE = "#2a241d";

const dropShadow = (t: Palette) =>
  `<filter id="f" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="1.1" stdDeviation="1.1" flood-color="${t.shadow}" flood-opacity=".42"/></filter>`;
