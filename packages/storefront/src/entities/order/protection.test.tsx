import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { config, type ShopPromise } from "../../shared/config/config";
import { openShop, rendered, speak, stubServer } from "../../testing/stage";
import { Protection } from "./protection";

vi.mock("react", async (load) => (await import("../../testing/server-react")).withStores(await load()));

const promise = (...promises: readonly ShopPromise[]): void => void Object.assign(config, { promises });

beforeEach(() => promise("buyerProtection"));
afterEach(() => promise());

/** What is drawn in a shop whose footer has these articles. */
async function drawn(...articles: readonly number[]): Promise<string> {
  stubServer();
  const shop = openShop();
  const footer_news = articles.map((id) => ({ id, pid: 1, name: `Article ${id}` }));
  shop.website.save({ footer_news });
  return rendered(<Protection />, shop, await speak("en"));
}

test("buyers read what protects them, with the way to the article about it", async () => {
  const html = await drawn(101, 108);
  expect(html).toContain("Buyer protection");
  expect(html).toContain("We hold your money until you confirm receipt.");
  expect(html).toContain('href="/page/108"');
});

test("an operator without such an article has no dead link", async () => {
  const html = await drawn(101);
  expect(html).toContain("Buyer protection");
  expect(html).not.toContain("href=");
});

test("a shop that doesn't promise it says nothing", async () => {
  promise();
  expect(await drawn(101, 108)).toBe("");
});
