// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import type { CartLine } from "marketplace-sdk/state";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { textOf } from "../../testing/show";
import { openShop, speak, stubServer } from "../../testing/stage";
import { LineRow } from "./line-row";

beforeEach(stubServer);
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function wordsOf(num: number): Promise<string> {
  const store = { shopId: 1, shopName: "Harbour", currency: "USDT" };
  const line: CartLine = { ...store, id: 1, title: "Kettle", price: "3.60", num };
  const ignore = (): void => undefined;
  const row = <LineRow line={line} pieces={num} change={undefined} onChange={ignore} onRemove={ignore} />;
  return textOf(row, openShop(), await speak("en"));
}

test("a line shows what its pieces cost together, next to the price of one", async () => {
  const words = await wordsOf(48);
  expect(words).toContain("3.60 USDT");
  expect(words).toContain("172.80 USDT");
});

test("a single piece costs its price, which is there once", async () => {
  expect((await wordsOf(1)).match(/3\.60 USDT/g)).toHaveLength(1);
});
