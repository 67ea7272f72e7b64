import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storageOf } from "../testing/storage";

/** What a browser keeps for a tab. */
const tab: Record<string, string> = {};

beforeEach(() => void vi.stubGlobal("sessionStorage", storageOf(tab)));

afterEach(() => {
  for (const key of Object.keys(tab)) delete tab[key];
  vi.unstubAllGlobals();
  vi.resetModules();
});

const teapot = { id: 1003, shopId: 1, shopName: "Harbour", num: 2 };

test("a basket is there after a reload, with where it came from", async () => {
  const before = await import("./basket");
  before.fillBasket([teapot], "cart");
  vi.resetModules();
  const { openBasket, orderDraft } = await import("./basket");
  expect(openBasket().state.lines).toEqual([teapot]);
  expect(orderDraft.read()).toEqual({ origin: "cart" });
});

test("another order begins without anything of the last one", async () => {
  const { fillBasket, openBasket, orderDraft } = await import("./basket");
  fillBasket([teapot], "cart");
  orderDraft.write({ origin: "cart", remark: "ring twice", address: "7" });
  fillBasket([{ ...teapot, id: 1007 }], "product");
  expect(openBasket().state.lines.map(({ id }) => id)).toEqual([1007]);
  expect(orderDraft.read()).toEqual({ origin: "product" });
});

test("logging out forgets it", async () => {
  const { fillBasket, openBasket } = await import("./basket");
  const { forgetDrafts } = await import("./draft");
  fillBasket([teapot], "cart");
  forgetDrafts();
  expect(openBasket().state.lines).toEqual([]);
  expect(Object.keys(tab)).toEqual([]);
});
