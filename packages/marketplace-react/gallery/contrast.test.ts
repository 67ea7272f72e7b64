import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONTRAST_PAIRS, contrast } from "./contrast";

const styleSheet = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const [tokens = "", forced = ""] = styleSheet("../src/ui/tokens.css").split("@media (forced-colors: active)");
const themes = { default: tokens, harbour: `${tokens}\n${styleSheet("../src/ui/themes/harbour.css")}` };

/** The value of a token in a scheme: the last declaration counts. */
function colorOf(css: string, token: string, scheme: "light" | "dark"): string {
  const declared = [...css.matchAll(new RegExp(`${token}:\\s*([^;]+);`, "g"))].at(-1)?.[1] ?? "";
  const both = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(declared);
  const color = both ? both[scheme === "light" ? 1 : 2] : declared;
  if (!/^#[\da-f]{6}$/.test(color ?? "")) throw new Error(`${token} is not a plain color: ${declared}`);
  return color ?? "";
}

/** @param color `#rrggbb` */
const channelsOf = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

test("contrast is computed as WCAG does", () => {
  expect(contrast(channelsOf("#ffffff"), channelsOf("#000000"))).toBeCloseTo(21);
  expect(contrast(channelsOf("#777777"), channelsOf("#ffffff"))).toBeCloseTo(4.48, 2);
});

for (const [name, css] of Object.entries(themes)) {
  for (const scheme of ["light", "dark"] as const) {
    test.each(CONTRAST_PAIRS)(`theme ${name}, ${scheme}: %s on %s has at least %d`, (text, ground, ratio) => {
      const found = contrast(
        channelsOf(colorOf(css, text, scheme)),
        channelsOf(colorOf(css, ground, scheme)),
      );
      expect(found).toBeGreaterThanOrEqual(ratio);
    });
  }
}

test("a theme sets tokens that exist", () => {
  const names = (css: string) => [...css.matchAll(/(--[\w-]+):/g)].map(([, token]) => token);
  const known = new Set(names(tokens));
  expect(names(styleSheet("../src/ui/themes/harbour.css")).filter((token) => !known.has(token))).toEqual([]);
});

/** Over pictures, which forced colors leave as they are. */
const OVER_PICTURES = [
  "--overlay",
  "--on-picture",
  "--shade",
  "--banner-text",
  "--banner-overlay",
  "--picture-shade",
];

test("each color has one of the user's in forced colors", () => {
  const declared = [...tokens.matchAll(/(--[\w-]+):[^;]*(?:#\w{3}|rgb\()[^;]*;/g)].map(([, token]) => token);
  const chosen = [...forced.matchAll(/(--[\w-]+): [^;]*\b(?:Canvas|Highlight)[^;]*;/g)].map(
    ([, token]) => token,
  );
  expect(
    declared.filter((token) => token && !chosen.includes(token) && !OVER_PICTURES.includes(token)),
  ).toEqual([]);
  expect(forced).toContain("forced-color-adjust: none");
});
