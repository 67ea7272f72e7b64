import { toHex } from "./color";
import { fill, radial } from "./svg";

/** Paint of a picture's ground, and the ground itself. */
export interface Ground {
  readonly defs: readonly string[];
  readonly parts: readonly string[];
}

/**
 * The studio's pale floor with a soft light from the upper left. Position and warmth vary slightly for each product, as no two shots
 * of a catalog are quite the same.
 *
 * @param hue in degrees
 * @param arrangement number of the product
 */
export function studioGround(hue: number, arrangement: number, size: number): Ground {
  const tone = (l: number, c: number) => toHex({ l, c, h: hue });
  const light = radial("w", [
    [0, tone(0.978, 0.0015)],
    [0.55, tone(0.955, 0.003)],
    [1, tone(0.905, 0.005)],
  ]).replace(
    "<radialGradient",
    `<radialGradient cx="${0.3 + (arrangement % 17) / 85}" cy="${0.28 + (arrangement % 13) / 100}" r=".95"`,
  );
  return { defs: [light], parts: [fill(size, size, "url(#w)")] };
}

/** A table at home under a lamp, for buyers' photos. */
export function tableGround(number: number, size: number): Ground {
  const [light, dark] = tables[number % tables.length] ?? tables[0];
  const boards = [0.22, 0.47, 0.71].map((at) => `M0 ${Math.round(size * at)}h${size}`).join("");
  return {
    defs: [
      radial("w", [
        [0, light],
        [1, dark],
      ]).replace("<radialGradient", '<radialGradient cx=".62" cy=".3" r=".9"'),
    ],
    parts: [
      fill(size, size, "url(#w)"),
      `<path d="${boards}" stroke="${dark}" stroke-width="2.5" opacity=".6" transform="rotate(${(number % 5) * 2 - 4} 240 240)"/>`,
    ],
  };
}

const tables = [
  ["#d9bd98", "#a98660"],
  ["#c8c2b8", "#948c80"],
  ["#b78f68", "#7f5c3d"],
  ["#e3dccf", "#b9ae9b"],
] as const;
