import { at } from "../random";
import type { Palette } from "./palette";
import { circle, fill, horizontal, path, radial, shadowPaint, vertical } from "./svg";

/** Where an object is in the 480 × 480 frame, and what is around it. */
export interface Backdrop {
  readonly floor: number;
  readonly defs: readonly string[];
  readonly parts: readonly string[];
}

type Draw = (t: Palette) => Backdrop;

const wall = (t: Palette) => vertical("w", t.wallTop, t.wall);
const table = (t: Palette) => vertical("t", t.top, t.lit);
const drum = (t: Palette) => horizontal("s", t.side, t.lit);
const ground = fill(480, 480, "url(#w)");

/** A round plinth before a light disc. */
const plinth: Draw = (t) => ({
  floor: 416,
  defs: [
    wall(t),
    table(t),
    drum(t),
    radial("d", [
      [0, t.light],
      [0.78, t.light, 0.85],
      [1, t.light, 0.35],
    ]),
  ],
  parts: [
    ground,
    circle(240, 216, 178, "url(#d)"),
    path("M46 412v68h388v-68z", "url(#s)"),
    '<ellipse cx="240" cy="412" rx="194" ry="33" fill="url(#t)"/>',
  ],
});

/** An arch in the wall with a step before it. */
const niche: Draw = (t) => ({
  floor: 420,
  defs: [wall(t), table(t), vertical("n", t.light, t.wallTop)],
  parts: [
    ground,
    path("M78 404V214a162 162 0 0 1 324 0v190z", t.deep, 0.55),
    path("M92 404V216a148 148 0 0 1 310 0v188z", "url(#n)"),
    path("M0 396h480v84H0z", "url(#t)"),
    path("M0 446h480v34H0z", t.side, 0.55),
  ],
});

/** Window light falling across a wall onto a table. */
const window: Draw = (t) => ({
  floor: 424,
  defs: [wall(t), table(t)],
  parts: [
    ground,
    path("M110 0h92L58 396H-34z", t.light, 0.75),
    path("M226 0h92L174 396H82z", t.light, 0.75),
    path("M342 0h42L240 396h-42z", t.light, 0.45),
    path("M0 382h480v98H0z", "url(#t)"),
    path("M0 382h480v5H0z", t.light, 0.8),
  ],
});

/** Two blocks of different height behind the object. */
const blocks: Draw = (t) => ({
  floor: 432,
  defs: [wall(t), table(t), vertical("b", t.wall, t.side)],
  parts: [
    ground,
    path("M40 150h150v250H40z", "url(#b)", 0.7),
    path("M40 150l26-20h150l-26 20z", t.light, 0.8),
    path("M190 150l26-20v270h-26z", t.side, 0.6),
    path("M300 246h140v154H300z", "url(#b)", 0.8),
    path("M300 246l22-18h140l-22 18z", t.light, 0.8),
    path("M440 246l22-18v172h-22z", t.side, 0.6),
    path("M0 398h480v82H0z", "url(#t)"),
  ],
});

/** Hills and a low sun. */
const hills: Draw = (t) => ({
  floor: 426,
  defs: [wall(t), table(t), vertical("g", t.wall, t.deep)],
  parts: [
    ground,
    circle(342, 150, 104, t.accent),
    path("M0 320q120-96 250-30t230-50v240H0z", "url(#g)", 0.75),
    path("M0 378q150-52 300-6t180-22v130H0z", "url(#t)"),
  ],
});

/** A hanging disc and a shelf board. */
const shelf: Draw = (t) => ({
  floor: 412,
  defs: [wall(t), vertical("p", t.lit, t.side)],
  parts: [
    ground,
    circle(240, 226, 204, t.light, 0.5),
    circle(240, 226, 158, t.light, 0.75),
    path("M24 410h432v24H24z", "url(#p)"),
    path("M24 404h432v8H24z", t.top),
    path("M86 434h22v46H86zM372 434h22v46h-22z", t.side, 0.6),
  ],
});

/** Slanted color fields. */
const fields: Draw = (t) => ({
  floor: 424,
  defs: [wall(t), table(t)],
  parts: [
    ground,
    path("M0 0h300L120 480H0z", t.light, 0.6),
    path("M480 90v300H328z", t.accent, 0.9),
    path("M0 388q240-26 480 0v92H0z", "url(#t)"),
  ],
});

const draws = [plinth, window, niche, hills, shelf, fields, blocks];

/** One of seven backdrops; neighboring numbers look different. */
export function backdrop(number: number, t: Palette): Backdrop {
  const drawn = at(draws, number % draws.length)(t);
  return { ...drawn, defs: [...drawn.defs, shadowPaint(t.shadow)] };
}
