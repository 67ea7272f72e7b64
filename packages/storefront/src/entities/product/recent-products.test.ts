import { beforeEach, describe, expect, it } from "vitest";
import { readRecent, rememberProduct } from "./recent-products";

function memory(): Storage {
  const rows = new Map<string, string>();
  return {
    get length() {
      return rows.size;
    },
    key: (index) => [...rows.keys()][index] ?? null,
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => void rows.set(key, value),
    removeItem: (key) => void rows.delete(key),
    clear: () => rows.clear(),
  };
}

const product = (id: number | string) => ({
  id,
  title: `Product ${id}`,
  image: "/front.svg",
  price: "14.20",
  from_price: "12.80",
  currency: "USDT",
});
const ids = (storage: Storage) => readRecent(storage).map(({ id }) => id);

let storage: Storage;
beforeEach(() => {
  storage = memory();
});

describe("recently viewed products", () => {
  it("come latest first, each once, whether its id is a number or a text", () => {
    for (const id of [1, 2, 3, "1"]) rememberProduct(product(id), storage);
    expect(ids(storage)).toEqual(["1", 3, 2]);
  });

  it("are twelve at most", () => {
    for (let id = 1; id <= 20; id += 1) rememberProduct(product(id), storage);
    expect(ids(storage)).toHaveLength(12);
    expect(ids(storage)[0]).toBe(20);
  });

  it("hold what a card shows and nothing else", () => {
    rememberProduct({ ...product(1), ...JSON.parse('{"is_favorite": 1}') }, storage);
    expect(readRecent(storage)).toEqual([product(1)]);
  });

  it.each(["{", "null", '{"id":1}', '[null,1,{"id":1},{"title":"x"},{"id":{},"title":"x"}]'])(
    "take the foreign value %s for none",
    (text) => {
      storage.setItem("recent", text);
      expect(ids(storage)).toEqual([]);
    },
  );

  it("do without a storage, and with one that is full", () => {
    expect(() => rememberProduct(product(1), undefined)).not.toThrow();
    const full = { ...memory(), setItem: () => expect.unreachable() };
    full.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(() => rememberProduct(product(1), full)).not.toThrow();
  });
});
