import { describe, expect, test } from "vitest";
import { pseudoText } from "./pseudo";
import { loadEnglish, loadTable, translated } from "./tables";

const TAGS: Readonly<Record<string, string>> = { tw: "zh-Hant" };

type Entry = string | Readonly<Record<string, string>>;

/** Every text of a table by `part.name`. */
function entries(table: object): Map<string, Entry> {
  const found = new Map<string, Entry>();
  for (const [part, texts] of Object.entries<Readonly<Record<string, Entry>>>({ ...table })) {
    for (const [name, text] of Object.entries(texts)) found.set(`${part}.${name}`, text);
  }
  return found;
}

const formsOf = (entry: Entry): readonly string[] =>
  typeof entry === "string" ? [entry] : Object.values(entry);

const holesOf = (text: string): string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? "");

describe.each(translated.filter((code) => code !== "en"))("the texts of %s", async (code) => {
  const english = entries(await loadEnglish());
  const own = entries(await loadTable(code));

  test("are the English ones, no more and no fewer", () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("are not empty", () => {
    const empty = [...own].filter(([, entry]) => formsOf(entry).some((text) => text.trim() === ""));
    expect(empty).toEqual([]);
  });

  test("have the English holes; a plural form may leave out its count", () => {
    const wrong: string[] = [];
    for (const [key, entry] of own) {
      const wanted = new Set(formsOf(english.get(key) ?? "").flatMap(holesOf));
      for (const text of formsOf(entry)) {
        const given = new Set(holesOf(text));
        const missing = [...wanted].filter(
          (hole) => !given.has(hole) && !(typeof entry !== "string" && hole === "count"),
        );
        const foreign = [...given].filter((hole) => !wanted.has(hole));
        if (missing.length > 0 || foreign.length > 0) wrong.push(`${key}: ${text}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("have every plural form that the language tells apart", () => {
    const needed = new Intl.PluralRules(TAGS[code] ?? code).resolvedOptions().pluralCategories;
    const short = [...own].filter(
      ([, entry]) => typeof entry !== "string" && needed.some((form) => !(form in entry)),
    );
    expect(short).toEqual([]);
  });
});

test("the pseudo language keeps holes and is longer", () => {
  const text = pseudoText("Hello {{name}}");
  expect(text).toContain("{{name}}");
  expect(text).not.toContain("Hello");
  expect(text.length).toBeGreaterThan("Hello {{name}}".length * 1.3);
});
