import { readFileSync } from "node:fs";
import { LANGUAGES, languageTag } from "marketplace-sdk/state";
import { expect, test } from "vitest";

/* What is read before any table of texts: the installed app's name, and the page without its script. */
const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const tags = LANGUAGES.map(({ code }) => languageTag(code)).sort();

test.each(["name", "short_name", "description"])("the manifest has its %s in every language", (member) => {
  const manifest: Record<string, unknown> = JSON.parse(read("public/manifest.webmanifest"));
  const localized = { [String(manifest.lang)]: manifest[member], ...Object(manifest[`${member}_localized`]) };
  expect(Object.keys(localized).sort()).toEqual(tags);
  expect(Object.values(localized).filter((text) => typeof text !== "string" || !text.trim())).toEqual([]);
});

test("without JavaScript the page asks for it in every language", () => {
  const [, words = ""] = /<noscript>([\s\S]*?)<\/noscript>/.exec(read("index.html")) ?? [];
  const lines = [...words.matchAll(/<p lang="([\w-]+)"(?: dir="rtl")?>([^<]*JavaScript[^<]*)<\/p>/g)];
  expect(lines.map(([, tag]) => tag).sort()).toEqual(tags);
});
