import { subscribe } from "valtio/vanilla";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Cart, createCart } from "../../src/state/index";
import { createTypedStorage } from "../../src/storage/index";
import { type MemoryStorage, memoryStorage } from "../../src/testing/index";

const kettle = { id: 7, shopId: 3, shopName: "Harbour" };
const lamp = { id: 8, shopId: 4, shopName: "North" };
let storage: MemoryStorage;
let cart: Cart;
const stored = () => {
  cart.flush();
  return JSON.parse(storage.getItem("shopCart") ?? "null");
};

beforeEach(() => {
  storage = memoryStorage();
  cart = createCart({ storage: createTypedStorage({ storage }) });
});

describe("what docs/product.md says of the cart", () => {
  test("the same id and shopId increase num, anything else is appended", () => {
    cart.add(kettle);
    cart.add({ ...kettle, shopName: "Renamed" }, 2);
    cart.add({ ...kettle, shopId: 4 });
    cart.add(lamp, 5);
    expect(cart.state.lines).toEqual([
      { ...kettle, num: 3 },
      { ...kettle, shopId: 4, num: 1 },
      { ...lamp, num: 5 },
    ]);
    expect(cart.state.count).toBe(9);
    expect(stored()).toEqual(cart.state.lines);
  });

  test("ids compare as strings, and each variant has its own line", () => {
    cart.add(kettle);
    cart.add({ ...kettle, id: "7", shopId: "3" });
    cart.add({ ...kettle, skuId: 71 });
    cart.add({ ...kettle, skuId: "71" });
    expect(cart.state.lines.map(({ num }) => num)).toEqual([2, 2]);
  });

  test("lines are removed by index, updated by index and key, or cleared", () => {
    cart.add(kettle);
    cart.add(lamp);
    cart.update(1, "num", 4);
    cart.update(1, "spec", "Sage");
    expect(stored()).toEqual([
      { ...kettle, num: 1 },
      { ...lamp, num: 4, spec: "Sage" },
    ]);
    expect(cart.removeAt(0)).toEqual({ ...kettle, num: 1 });
    expect(stored()).toEqual([{ ...lamp, num: 4, spec: "Sage" }]);
    cart.clear();
    expect(stored()).toEqual([]);
    expect(cart.state.count).toBe(0);
  });

  test("groups by shopId into shopId, shopName, goods and checkes", () => {
    cart.add(kettle);
    cart.add(lamp);
    cart.add({ ...kettle, id: 9, shopId: "3" });
    cart.update(0, "checked", false);
    const [first, second, third] = cart.state.lines;
    expect(cart.groups()).toEqual([
      { shopId: 3, shopName: "Harbour", goods: [first, third], checkes: [third] },
      { shopId: 4, shopName: "North", goods: [second], checkes: [second] },
    ]);
  });
});

test("an index without a line changes nothing", () => {
  cart.add(kettle);
  expect(cart.removeAt(1)).toBeUndefined();
  expect(cart.removeAt(-1)).toBeUndefined();
  cart.update(5, "num", 3);
  expect(cart.state.lines).toEqual([{ ...kettle, num: 1 }]);
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32])("%d is not a quantity", (num) => {
  cart.add(kettle);
  expect(() => cart.add(lamp, num)).toThrow(RangeError);
  expect(() => cart.update(0, "num", num)).toThrow(RangeError);
  expect(cart.state.lines).toEqual([{ ...kettle, num: 1 }]);
});

test("a larger quantity than the format holds throws", () => {
  cart.add(kettle, 2 ** 32 - 1);
  expect(() => cart.add(kettle)).toThrow(RangeError);
  expect(cart.state.count).toBe(2 ** 32 - 1);
});

test("groups are the same array until the lines change", () => {
  cart.add(kettle);
  const groups = cart.groups();
  expect(cart.groups()).toBe(groups);
  cart.add(lamp);
  expect(cart.groups()).not.toBe(groups);
});

test("replace restores an earlier state", () => {
  cart.add(kettle);
  cart.add(lamp);
  const before = cart.state.lines;
  cart.clear();
  cart.replace(before);
  expect(cart.state.lines).toEqual(before);
  expect(stored()).toEqual(before);
});

test("selection: lines are selected until unselected, by line, store, all or one alone", () => {
  cart.add(kettle);
  cart.add(lamp);
  cart.add({ ...lamp, id: 9 });
  const ids = () => cart.selected().map(({ id }) => id);
  expect(ids()).toEqual([7, 8, 9]);
  cart.update(0, "checked", false);
  expect(ids()).toEqual([8, 9]);
  cart.select(false, ({ shopId }) => shopId === 4);
  expect(ids()).toEqual([]);
  cart.select(true);
  expect(ids()).toEqual([7, 8, 9]);
  cart.selectOnly(1);
  expect(ids()).toEqual([8]);
  expect(stored().map(({ checked }: { checked: boolean }) => checked)).toEqual([false, true, false]);
});

test("starts with what is stored", () => {
  storage.setItem("shopCart", JSON.stringify([{ ...kettle, num: 2, extra: { kept: true } }]));
  cart = createCart({ storage: createTypedStorage({ storage }) });
  cart.add(kettle);
  expect(stored()).toEqual([{ ...kettle, num: 3, extra: { kept: true } }]);
});

test("subscribers are notified of each change, and old arrays stay as they were", async () => {
  const heard = vi.fn();
  subscribe(cart.state, heard, true);
  const before = cart.state.lines;
  cart.add(kettle);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(before).toEqual([]);
});

describe("saving", () => {
  test("every change is stored at once", () => {
    const setItem = vi.spyOn(storage, "setItem");
    cart.add(kettle);
    expect(storage.getItem("shopCart")).toBe(JSON.stringify([{ ...kettle, num: 1 }]));
    cart.update(0, "num", 4);
    expect(storage.getItem("shopCart")).toBe(JSON.stringify([{ ...kettle, num: 4 }]));
    cart.flush();
    expect(setItem).toHaveBeenCalledTimes(2);
  });

  test("a page that comes from the back-forward cache shows what is stored now", () => {
    const page = new EventTarget();
    vi.stubGlobal("document", {});
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    cart = createCart({ storage: createTypedStorage({ storage, events: {} }) });
    storage.setItem("shopCart", JSON.stringify([{ ...kettle, num: 2 }]));
    page.dispatchEvent(new Event("pageshow"));
    expect(cart.state.lines).toEqual([{ ...kettle, num: 2 }]);
    cart.dispose();
    storage.setItem("shopCart", "[]");
    page.dispatchEvent(new Event("pageshow"));
    expect(cart.state.count).toBe(2);
  });

  test("a line that could not be read again is refused, or left without what is wrong", () => {
    cart.add(kettle);
    for (const wrong of [
      { id: null },
      { shopId: undefined },
      { id: { toString: 1 } },
      { id: Number.POSITIVE_INFINITY },
    ]) {
      expect(() => cart.add(Object.assign({}, lamp, wrong))).toThrow(RangeError);
    }
    expect(() => Reflect.apply(cart.update, cart, [0, "shopId", null])).toThrow(RangeError);
    cart.add(Object.assign({}, lamp, { shopName: null, title: 7, priceTiers: "none", price: "1" }));
    const other = createCart({ storage: createTypedStorage({ storage }) });
    expect(other.state.lines).toEqual([
      { ...kettle, num: 1 },
      { ...lamp, shopName: "", price: "1", num: 1 },
    ]);
    expect(cart.state).toEqual(other.state);
  });

  test("a full storage loses nothing in memory", () => {
    const onProblem = vi.fn();
    storage = memoryStorage({ quota: 80 });
    cart = createCart({ storage: createTypedStorage({ storage, onProblem }) });
    for (let id = 1; id <= 20; id++) {
      cart.add({ ...kettle, id });
      cart.flush();
    }
    expect(cart.state.lines).toHaveLength(20);
    expect(onProblem).toHaveBeenCalledWith({ key: "shopCart", kind: "quota" });
  });

  test("what a full storage did not take is stored once there is room", () => {
    const setItem = vi.spyOn(storage, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    cart.add(kettle);
    cart.refresh();
    expect(cart.state.count).toBe(1);
    setItem.mockRestore();
    expect(storage.getItem("shopCart")).toBeNull();
    cart.flush();
    expect(stored()).toEqual([{ ...kettle, num: 1 }]);
  });
});
