import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test("the README names every hook", () => {
  const entries = ["index.ts", "ui/index.ts", "blocks/index.ts"].map(read).join("\n");
  const hooks = [...new Set(entries.match(/\buse[A-Z]\w*\b/g))];
  const readme = read("../README.md");
  expect(hooks.length).toBeGreaterThan(30);
  expect(hooks.filter((hook) => !new RegExp(`\\b${hook}\\b`).test(readme))).toEqual([]);
});
