/** Color arithmetic in OKLCH, where equal steps look equal: hues can be turned without a color getting darker. */

const HEX = /#([0-9a-f]{6}|[0-9a-f]{3})\b/gi;

/** Lightness 0–1, chroma, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** @param hex `#rgb` or `#rrggbb` */
export function toOklch(hex: string): Oklch {
  const digits = hex.slice(1);
  const long = digits.length === 3 ? [...digits].map((d) => d + d).join("") : digits;
  const channel = (at: number) => linear(Number.parseInt(long.slice(at, at + 2), 16) / 255);
  const [r, g, b] = [channel(0), channel(2), channel(4)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  };
}

/** @returns `#rrggbb`; chroma is reduced until the color exists on a screen */
export function toHex({ l, c, h }: Oklch): string {
  for (let chroma = c; ; chroma -= 0.01) {
    const rgb = toLinear(l, Math.max(chroma, 0), h);
    const inside = rgb.every((v) => v > -0.001 && v < 1.001);
    if (inside || chroma <= 0) return `#${rgb.map(toByte).join("")}`;
  }
}

/** The hue that carries a drawing (degrees) and how colorful and light the drawing is as a whole (0–1). */
export function character(svg: string) {
  let x = 0;
  let y = 0;
  let weight = 0;
  let light = 0;
  let count = 0;
  for (const [hex] of svg.matchAll(HEX)) {
    const { l, c, h } = toOklch(hex);
    x += c * c * Math.cos((h * Math.PI) / 180);
    y += c * c * Math.sin((h * Math.PI) / 180);
    weight += c;
    light += l;
    count += 1;
  }
  return { hue: (Math.atan2(y, x) * 180) / Math.PI, chroma: weight / count, lightness: light / count };
}

const linear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

function toLinear(lightness: number, chroma: number, hue: number) {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toByte(value: number): string {
  const v = Math.min(1, Math.max(0, value));
  const gamma = v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, "0");
}
