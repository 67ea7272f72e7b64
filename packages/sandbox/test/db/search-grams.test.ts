import fc from "fast-check";
import { expect, test } from "vitest";
import { testDatabase } from "../support/database";

/** Every character, pair and triple inside a word. */
const gramsOf = (text: string) => {
  const words = text.split(" ").map((word) => Array.from(word));
  const grams = words.flatMap((word) =>
    word.flatMap((_, at) =>
      [1, 2, 3].filter((size) => at + size <= word.length).map((size) => word.slice(at, at + size).join("")),
    ),
  );
  return [...new Set(grams)].sort();
};

test("a text is indexed by every character, pair and triple inside its words, however long a word is", async () => {
  const { db } = await testDatabase("small");
  const letter = fc.constantFrom("a", "b", "é", "茶", "壶", "छ", "𝒳", "\n", "-");
  const word = fc.string({ unit: letter, maxLength: 80 });
  const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));
  const ask = async (texts: string[]) =>
    (await db<{ grams: string[] }[]>`select search_grams(t) as grams from unnest(${texts}::text[]) t`).map(
      ({ grams }) => [...grams].sort(),
    );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 40 }), async (texts) => {
      expect(await ask(texts)).toEqual(texts.map(gramsOf));
    }),
    { numRuns: 25 },
  );
});

test("a long text without spaces takes little longer than one with them", async () => {
  const { db } = await testDatabase("small");
  const time = async (separator: string) => {
    const text = Array.from({ length: 20_000 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join(separator);
    const begun = performance.now();
    await db`select cardinality(search_grams(${text}))`;
    return performance.now() - begun;
  };
  await time(" ");
  const ratios = [];
  for (let round = 0; round < 3; round++) ratios.push((await time("")) / (await time(" ")));
  expect(Math.min(...ratios)).toBeLessThan(10);
});
