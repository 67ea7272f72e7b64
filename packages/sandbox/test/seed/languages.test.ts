import { buildCatalog } from "marketplace-sandbox-data/catalog";
import { LANGUAGES as OF_DATA } from "marketplace-sandbox-data/languages";
import { expect, test } from "vitest";
import { countryName } from "../../src/features/users/countries";
import { LANGUAGES } from "../../src/i18n/languages";

test("the demonstration speaks the server's languages", () => {
  expect(OF_DATA).toEqual(LANGUAGES);
});

test("the server names every country of the demonstration in every language", () => {
  const { areas } = buildCatalog({ seed: 1, now: 1_795_175_706 });
  const codes = areas.filter(({ pid }) => pid === 0).map(({ code }) => code);
  expect(codes.length).toBeGreaterThan(50);
  for (const language of LANGUAGES)
    expect(codes.filter((code) => countryName(code, language) === undefined)).toEqual([]);
  expect(countryName("DE", "ja")).toBe("ドイツ");
});
