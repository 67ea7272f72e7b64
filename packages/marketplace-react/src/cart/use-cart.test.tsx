// @vitest-environment happy-dom
import { act, renderHook, waitFor } from "@testing-library/react";
import type { CartItem } from "marketplace-sdk/state";
import { createFactory, fail, ok } from "marketplace-sdk/testing";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { fakeServices, fakeStorages } from "../../test/render";
import { MarketplaceProvider } from "../provider";
import { lineKey } from "./lines";
import { useCart } from "./use-cart";
import { useCartChanges } from "./use-cart-changes";

const lamp: CartItem = {
  id: 1,
  shopId: 1,
  shopName: "Lights",
  title: "Lamp",
  price: "10.10",
  currency: "USDT",
};
const bulb: CartItem = {
  id: 2,
  shopId: 1,
  shopName: "Lights",
  title: "Bulb",
  price: "0.20",
  currency: "USDT",
};
const rug: CartItem = { id: 3, shopId: 2, shopName: "Home", title: "Rug", price: "80", currency: "EUR" };

function setUp(handlers = {}) {
  const storages = fakeStorages();
  const { services, market } = fakeServices(handlers, storages);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MarketplaceProvider services={services}>{children}</MarketplaceProvider>
  );
  return { services, market, wrapper, device: storages.device };
}

test("lines are grouped by store and totalled by currency; only selected lines count", async () => {
  const { wrapper } = setUp();
  const { result } = renderHook(useCart, { wrapper });
  await act(async () => {
    result.current.add(lamp, 3);
    result.current.add(bulb);
    result.current.add(rug);
  });
  expect(result.current.count).toBe(5);
  expect(result.current.groups.map(({ shopName, goods }) => [shopName, goods.length])).toEqual([
    ["Lights", 2],
    ["Home", 1],
  ]);
  expect(result.current.totals).toEqual([
    { currency: "USDT", amount: "30.50" },
    { currency: "EUR", amount: "80" },
  ]);
  await act(async () => result.current.select(false, { shopId: 2 }));
  expect(result.current.totals).toEqual([{ currency: "USDT", amount: "30.50" }]);
  expect(result.current.isAllSelected).toBe(false);
  await act(async () => result.current.select(true));
  expect(result.current.isAllSelected).toBe(true);
});

test("undo of add and of remove leave later changes alone", async () => {
  const { wrapper } = setUp();
  const { result } = renderHook(useCart, { wrapper });
  await act(async () => void result.current.add(lamp, 2));
  let undoAdd = (): void => undefined;
  await act(async () => {
    undoAdd = result.current.add(lamp, 3);
  });
  await act(async () => void result.current.add(bulb));
  await act(async () => undoAdd());
  expect(result.current.lines.map(({ title, num }) => [title, num])).toEqual([
    ["Lamp", 2],
    ["Bulb", 1],
  ]);
  let undoRemove = (): void => undefined;
  await act(async () => {
    const [first] = result.current.lines;
    if (first) undoRemove = result.current.remove(first);
  });
  await act(async () => void result.current.add(rug));
  await act(async () => undoRemove());
  expect(result.current.lines.map(({ title }) => title)).toEqual(["Lamp", "Bulb", "Rug"]);
});

test.each(["add", "remove"] as const)("undo of %s keeps what another tab added unheard", async (action) => {
  const { wrapper, device } = setUp();
  const { result } = renderHook(useCart, { wrapper });
  await act(async () => void result.current.add(lamp));
  let undo = (): void => undefined;
  await act(async () => {
    const [first] = result.current.lines;
    if (first) undo = action === "add" ? result.current.add(bulb) : result.current.remove(first);
  });
  const stored = JSON.parse(device.getItem("shopCart") ?? "[]");
  device.setItem("shopCart", JSON.stringify([...stored, { ...rug, num: 1 }]));
  await act(async () => undo());
  expect(result.current.lines.map(({ title }) => title).sort()).toEqual(["Lamp", "Rug"]);
});

test("a quantity is changed on its line alone", async () => {
  const { wrapper } = setUp();
  const { result } = renderHook(useCart, { wrapper });
  await act(async () => {
    result.current.add(lamp);
    result.current.add(bulb);
  });
  const [, second] = result.current.lines;
  if (!second) throw new Error("The second line is missing.");
  await act(async () => result.current.setQuantity(second, 12));
  expect(result.current.lines.map(({ num }) => num)).toEqual([1, 12]);
  expect(() => result.current.setQuantity(second, 0)).toThrow(RangeError);
});

test("current prices replace the old ones, and changes are reported", async () => {
  const product = { ...createFactory()("ProductDetail"), skus: [], specs: [] };
  const { services, wrapper } = setUp({
    "products.get": ({ id }: { id: unknown }) =>
      `${id}` === "1"
        ? ok({ ...product, id: 1, price: "11.00", currency: "USDT", stock: 4 })
        : fail(404, "Gone"),
  });
  services.cart.add(lamp);
  services.cart.add(bulb);
  const { result } = renderHook(useCartChanges, { wrapper });
  await waitFor(() => expect(result.current.size).toBe(2));
  const [one, two] = services.cart.state.lines;
  if (!one || !two) throw new Error("Lines are missing.");
  expect(one).toMatchObject({ price: "11.00", stock: 4, num: 1 });
  expect(result.current.get(lineKey(one))).toEqual({ previousPrice: "10.10" });
  expect(result.current.get(lineKey(two))).toEqual({ unavailable: true });
});
