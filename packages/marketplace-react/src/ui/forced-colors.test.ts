import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Over pictures, which keep their colors, and behind dialogs. */
const OVER_PICTURES = [
  "--banner-overlay",
  "--banner-text",
  "--on-picture",
  "--overlay",
  "--picture-shade",
  "--shade",
];

test("where users choose the colors, every token but those over pictures is one of theirs", () => {
  const tokens = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
  const [own = "", forced = ""] = tokens.split("@media (forced-colors: active)");
  const colors = [...own.matchAll(/(--[\w-]+): (?:light-dark|#|rgb)/g)].map(([, name]) => name);
  expect(colors.length).toBeGreaterThan(20);
  const missing = new Set(colors.filter((name) => !forced.includes(`${name}:`)));
  expect([...missing].sort()).toEqual(OVER_PICTURES);
});
