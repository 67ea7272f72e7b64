import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const styleSheet = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const tokens = styleSheet("../tokens.css");
const themes = { default: tokens, harbour: `${tokens}\n${styleSheet("harbour.css")}` };

/** WCAG 2.2, 1.4.3: text needs 4.5. 1.4.11: what is not text needs 3. */
const PAIRS: readonly (readonly [text: string, ground: string, ratio: number])[] = [
  ["--text", "--bg", 4.5],
  ["--text", "--surface", 4.5],
  ["--text-muted", "--bg", 4.5],
  ["--text-muted", "--surface", 4.5],
  ["--accent", "--bg", 4.5],
  ["--accent", "--surface", 4.5],
  ["--on-accent", "--accent", 4.5],
  ["--on-accent", "--accent-press", 4.5],
  ["--accent", "--accent-tint", 4.5],
  ["--success", "--success-tint", 4.5],
  ["--warning", "--warning-tint", 4.5],
  ["--danger", "--danger-tint", 4.5],
  ["--danger", "--surface", 4.5],
  ["--focus", "--bg", 3],
];

/** The value of a token in a scheme: the last declaration counts. */
function colourOf(css: string, token: string, scheme: "light" | "dark"): string {
  const declared = [...css.matchAll(new RegExp(`${token}:\\s*([^;]+);`, "g"))].at(-1)?.[1] ?? "";
  const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(declared);
  const colour = both ? both[scheme === "light" ? 1 : 2] : declared;
  if (!/^#[\da-f]{6}$/.test(colour ?? "")) throw new Error(`${token} is not a plain colour: ${declared}`);
  return colour ?? "";
}

/** Relative luminance (WCAG 2.2). @param colour `#rrggbb` */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("contrast is computed as WCAG does", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

for (const [name, css] of Object.entries(themes)) {
  for (const scheme of ["light", "dark"] as const) {
    test.each(PAIRS)(`theme ${name}, ${scheme}: %s on %s has at least %d`, (text, ground, ratio) => {
      const found = contrast(colourOf(css, text, scheme), colourOf(css, ground, scheme));
      expect(found).toBeGreaterThanOrEqual(ratio);
    });
  }
}

test("a theme sets tokens that exist", () => {
  const names = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, token]) => token);
  const known = new Set(names(tokens));
  expect(names(styleSheet("harbour.css")).filter((token) => !known.has(token))).toEqual([]);
});
