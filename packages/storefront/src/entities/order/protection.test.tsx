// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { config, type ShopPromise } from "../../shared/config/config";
import { textOf } from "../../testing/show";
import { openShop, speak, stubServer } from "../../testing/stage";
import { Protection } from "./protection";

const promise = (...promises: readonly ShopPromise[]): void => void Object.assign(config, { promises });

beforeEach(() => promise("buyerProtection"));
afterEach(() => {
  promise();
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The words in a shop whose footer has these articles. */
async function drawn(...articles: readonly number[]): Promise<string> {
  stubServer();
  const shop = openShop();
  const footer_news = articles.map((id) => ({ id, pid: 1, name: `Article ${id}` }));
  shop.website.save({ footer_news });
  return textOf(<Protection />, shop, await speak("en"));
}

test("buyers read what protects them, with the way to the article about it", async () => {
  const words = await drawn(101, 108);
  expect(words).toContain("Buyer protection");
  expect(words).toContain("We hold your money until you confirm receipt.");
  expect(screen.getByRole("link").getAttribute("href")).toBe("/page/108");
});

test("an operator without such an article has no dead link", async () => {
  const words = await drawn(101);
  expect(words).toContain("Buyer protection");
  expect(screen.queryByRole("link")).toBeNull();
});

test("a shop that doesn't promise it says nothing", async () => {
  promise();
  expect(await drawn(101, 108)).toBe("");
});
