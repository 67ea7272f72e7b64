import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What a browser keeps for a tab; `Object.keys` lists its entries. */
const tab: Record<string, string> = {};

beforeEach(() => {
  vi.stubGlobal(
    "sessionStorage",
    new Proxy(
      {
        getItem: (key: string) => tab[key] ?? null,
        setItem: (key: string, value: string) => {
          tab[key] = value;
        },
        removeItem: (key: string) => {
          delete tab[key];
        },
      },
      {
        ownKeys: () => Object.keys(tab),
        getOwnPropertyDescriptor: (_, key) => Object.getOwnPropertyDescriptor(tab, key),
      },
    ),
  );
});

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
  orderDraft.write({ origin: "cart", remark: "ring twice", token: "pt_1" });
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
