// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { textOf } from "../../testing/show";
import { openShop, speak, stubServer } from "../../testing/stage";
import { CardFacts, type ListedProduct } from "./card-facts";
import { ProductCard } from "./product-card";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function wordsOfCard(product: ListedProduct): Promise<string> {
  stubServer();
  return textOf(<CardFacts product={product} />, openShop(), await speak("en")).trim();
}

test("a card shows discount, minimum order, shipping, store, reviews and sales, in this order", async () => {
  const words = await wordsOfCard({
    ...{ price: "8.50", market_price: "10.00", shopname: "Harbour", comment_count: 38, good_rate: 94 },
    ...{ sales: 57, min_order: 24, freight_price: "0.00", ship_hours: 24 },
  });
  const facts = [
    ...["−15%", "Minimum order: 24 pieces", "Ships within 24 hours", "Harbour"],
    ...["94% positive", "(38)", "57 sold", "Free shipping"],
  ];
  // In the order in which every card and row has them.
  expect(facts.map((fact) => words.indexOf(fact))).toEqual(
    facts.map((fact) => words.indexOf(fact)).sort((one, other) => one - other),
  );
  for (const fact of facts) expect(words).toContain(fact);
});

test("the average of stars takes the place of the positive reviews", async () => {
  const words = await wordsOfCard({ price: "8.50", comment_count: 38, good_rate: 94, rating: 4.6 });
  expect(words).toContain("4.6 out of 5 stars");
  expect(words).toContain("(38)");
  expect(words).not.toContain("94%");
});

test("a card says from which price a range begins", async () => {
  stubServer();
  const i18n = await speak("en");
  const card = { id: 1, title: "Kettle", image: "", price: "8.50", currency: "USDT" };
  const shown = (more: { from_price?: string }) =>
    textOf(<ProductCard product={{ ...card, ...more }} href="/" />, openShop(), i18n);
  expect(shown({ from_price: "6.20" })).toMatch(/From\s*6\.20/);
  expect(shown({ from_price: "6.20" })).not.toContain("8.50");
  expect(shown({})).not.toContain("From");
});

test("a card of a product that is sold singly says so, for comparison with the others", async () => {
  const words = await wordsOfCard({ price: "8.50", freight_price: "2.90", ship_hours: 24, min_order: 1 });
  expect(words).toContain("Minimum order: 1 piece");
  expect(words).toContain("Ships within 24 hours");
  expect(words).not.toContain("Free shipping");
});

test("what the server does not send is left out", async () => {
  expect(await wordsOfCard({ price: "8.50", good_rate: null, comment_count: 0 })).toBe("");
  expect(await wordsOfCard({ price: "8.50", comment_count: 3 })).toBe("");
});
