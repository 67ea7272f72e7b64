import { operationsById } from "marketplace-contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Data, Input, OperationId } from "../../src/contract/operations";
import { handlers } from "../../src/features/index";
import { createApi } from "../../src/http/api";
import { testServices } from "../support/call";
import { createTestDatabase, type TestDatabase } from "../support/database";
import { MERCHANT } from "./app";

let database: TestDatabase;
let app: ReturnType<typeof createApi>;
beforeAll(async () => {
  database = await createTestDatabase("seeded");
  app = createApi(testServices(database.db), handlers, {
    authenticate: async (token) => (token === "merchant" ? { ...MERCHANT, shopId: 1 } : undefined),
    takeCall: async () => 0,
  });
});
afterAll(() => database.close());

/** Reads as a browser with that language does. */
async function read<Id extends OperationId>(
  id: Id,
  language: string,
  input: Input<Id> & Readonly<Record<string, string | number>>,
  token = "",
): Promise<Data<Id>> {
  const url = new URL(operationsById[id]?.path ?? "", "http://sandbox.test");
  const isGet = operationsById[id]?.method === "GET";
  if (isGet) for (const [name, value] of Object.entries(input)) url.searchParams.set(name, String(value));
  const headers = { "accept-language": language, token, "content-type": "application/json" };
  const request = isGet ? { headers } : { method: "POST", headers, body: JSON.stringify(input) };
  const response = await app.fetch(new Request(url, request));
  expect(response.status).toBe(200);
  return JSON.parse(await response.text()).data;
}

test("a product is in the reader's language: title, description and choices", async () => {
  const product = await read("products.get", "de", { id: 1003 });
  expect(product.title).toBe("Teekanne, Steinzeug, herausnehmbares Sieb");
  expect(product.shopname).toBe("Beispiel Hafenhandel");
  expect(product.description).toBe("Küche & Tisch");
  expect(product.content).toContain("<li>Steinzeug</li>");
  expect(product.specs?.map(({ name }) => name)).toEqual(["Farbe", "Größe"]);
  // A variant is found by the choices it consists of.
  const chosen = product.specs?.map(({ items }) => items[0]);
  expect(product.skus?.some(({ spec }) => spec.join() === chosen?.join())).toBe(true);
});

test("facts have their names in the reader's language, and what they say in the store's words", async () => {
  const german = (await read("products.get", "de", { id: 1003 })).attributes ?? [];
  expect(german.find(({ name }) => name === "Ursprungsland")).toMatchObject({ value: "Portugal" });
  expect(german.find(({ name }) => name === "Material")).toMatchObject({
    value: "Stoneware, glazed inside and out",
  });
  const english = (await read("products.get", "en", { id: 1003 })).attributes ?? [];
  expect(english.map(({ value }) => value)).toEqual(german.map(({ value }) => value));
});

test("every language has its own title; English stays as written", async () => {
  const titleIn = async (language: string) => (await read("products.get", language, { id: 1003 })).title;
  expect(await titleIn("en")).toBe("Stoneware teapot with lift-out strainer");
  expect(await titleIn("zh-TW,zh;q=0.9")).toBe("茶壺 炻器 可取濾網");
  expect(await titleIn("ar")).toBe("إبريق شاي، خزف حجري، مع مصفاة");
});

test("products and stores are found by the words of any language", async () => {
  const found = await read("products.search", "fr", { search: "théière grès" });
  expect(found.data.map(({ id }) => Number(id))).toContain(1003);
  expect((await read("products.search", "en", { search: "茶壶 炻器" })).total).toBeGreaterThan(0);
  const stores = await read("stores.search", "es", { search: "puerto ejemplo" });
  expect(stores.data.map(({ shopname }) => shopname)).toEqual(["Puerto Ejemplo"]);
});

test("completions are words of the reader's language", async () => {
  const words = await read("products.suggest", "de", { search: "teek" });
  expect(words.map(({ text }) => text)).toContain("teekanne");
});

test("a merchant edits what was written", async () => {
  const product = await read("merchantProducts.get", "de", { id: 1003 }, "merchant");
  expect(product.title).toBe("Stoneware teapot with lift-out strainer");
});

test("a title that its merchant changes is shown as written", async () => {
  await database.db`update product set title = 'Teapot for two' where id = 1003`;
  expect((await read("products.get", "de", { id: 1003 })).title).toBe("Teapot for two");
  expect((await read("products.search", "de", { search: "herausnehmbares" })).total).toBe(0);
});
