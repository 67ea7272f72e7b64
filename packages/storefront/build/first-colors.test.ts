import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), "utf8");

/* Page and manifest are read before any style sheet: they repeat a few colors, and must not fall behind. */
test("the colors before the first style sheet are those of the tokens", () => {
  const tokens = read("../marketplace-react/src/ui/tokens.css");
  const [, light, dark] = /--bg: light-dark\((#\w+), (#\w+)\)/.exec(tokens) ?? [];
  const page = read("index.html");
  expect(page).toContain(`content="${light}" data-theme="light"`);
  expect(page).toContain(`content="${dark}" data-theme="dark"`);
  const manifest: unknown = JSON.parse(read("public/manifest.webmanifest"));
  expect(manifest).toMatchObject({ background_color: light, theme_color: light });
  const repeated = page.match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(repeated.filter((color) => !tokens.includes(color))).toEqual([]);
});
