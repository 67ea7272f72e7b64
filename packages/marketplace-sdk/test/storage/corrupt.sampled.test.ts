import fc from "fast-check";
import { expect, test } from "vitest";
import { casesOf } from "../../../../scripts/lib/cases.mjs";
import {
  createCart,
  createFavorites,
  createLanguage,
  createSession,
  createWebsite,
} from "../../src/state/index";
import { createTypedStorage, STORAGE_KEYS, type StorageKey } from "../../src/storage/index";
import { memoryStorage } from "../../src/testing/index";

const numRuns = casesOf({ test: 500, verify: 2_000, full: 10_000 });

/** What a healthy device holds. */
const HEALTHY: Readonly<Record<StorageKey, string>> = {
  access_key: "b6f0-11",
  userInfo: "cipher",
  il: "true",
  lang: '{"value":"pt","langText":"Português","icon":"/pt.png"}',
  website:
    '{"web_name":"Harbour","service_url":"mailto:a@b.example","footer_news":[{"id":1,"pid":0,"name":"Help"}]}',
  favoriteProducts: '[{"id":1,"title":"Kettle"}]',
  shopCart: '[{"id":1,"shopId":2,"shopName":"Harbour","num":3}]',
};

const fields = fc.constantFrom(
  "id",
  "shopId",
  "shopName",
  "num",
  "value",
  "footer_news",
  "pid",
  "price",
  "__proto__",
);
const value = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.json(),
  fc.json().map((text) => text.slice(0, text.length / 2)),
  fc.dictionary(fields, fc.jsonValue()).map((object) => JSON.stringify(object)),
  fc.array(fc.dictionary(fields, fc.jsonValue()), { maxLength: 4 }).map((list) => JSON.stringify(list)),
  fc.constantFrom(
    "",
    "null",
    "undefined",
    "[object Object]",
    "NaN",
    "1e999",
    "[[]]",
    '{"value":{}}',
    "\u0000",
  ),
  fc.nat(20_000).map((depth) => "[".repeat(depth) + "]".repeat(depth)),
  fc.nat(100_000).map((length) => "x".repeat(length)),
);

test(`${numRuns} corrupt values: the stores start, and only the bad key is reset`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...STORAGE_KEYS), value, async (key, text) => {
      const storage = memoryStorage();
      for (const name of STORAGE_KEYS) storage.setItem(name, name === key ? text : HEALTHY[name]);
      const reset: string[] = [];
      const typedStorage = createTypedStorage({ storage, onProblem: (problem) => reset.push(problem.key) });
      const cipher = {
        encrypt: async () => "cipher",
        decrypt: async (stored: string) => (stored === "cipher" ? '{"id":1,"token":"b6f0-11"}' : undefined),
      };

      const session = createSession({ storage: typedStorage, cipher });
      const cart = createCart({ storage: typedStorage });
      const favorites = createFavorites({ storage: typedStorage });
      const language = createLanguage({ storage: typedStorage, browserLanguages: ["pt-BR"] });
      const website = createWebsite({ storage: typedStorage });
      await session.user();
      typedStorage.read("il");

      // What a screen does with it.
      for (const line of cart.state.lines) expect(line.shopName.length + line.num).toBeGreaterThanOrEqual(0);
      expect(cart.groups().flatMap(({ goods }) => goods)).toHaveLength(cart.state.lines.length);
      cart.add({ id: 5, shopId: 6, shopName: "Other" });
      favorites.toggle({ id: 99 });
      cart.flush();
      favorites.flush();
      expect(language.state.code).toMatch(/^[a-z]{2}/);
      expect(website.state.web_name).not.toBe("");
      expect(session.get()).toSatisfy(
        (token) => token === undefined || token === storage.getItem("access_key") || key === "access_key",
      );

      expect(reset.filter((name) => name !== key)).toEqual([]);
      const untouched = STORAGE_KEYS.filter((name) => !["shopCart", "favoriteProducts", key].includes(name));
      for (const name of untouched) expect(storage.getItem(name)).toBe(HEALTHY[name]);
      if (reset.length > 0 && key !== "shopCart" && key !== "favoriteProducts" && key !== "lang") {
        expect(storage.getItem(key)).toBeNull();
      }
      // What this client writes can always be read again.
      const again = createTypedStorage({
        storage,
        onProblem: (problem) => reset.push(`again ${problem.key}`),
      });
      for (const name of STORAGE_KEYS) again.read(name);
      expect(reset.filter((name) => name.startsWith("again"))).toEqual([]);
    }),
    { numRuns },
  );
});
