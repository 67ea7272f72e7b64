import { describe, expect, test, vi } from "vitest";
import { createTypedStorage, type StorageLike, type StorageProblem } from "../../src/storage/index";
import { memoryStorage } from "../../src/testing/index";
import { openTabs } from "../state/tabs";

function setUp(values: Record<string, string> = {}, storage = memoryStorage()) {
  for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
  const problems: StorageProblem[] = [];
  const typedStorage = createTypedStorage({ storage, onProblem: (problem) => problems.push(problem) });
  return { storage, typedStorage, problems };
}

const line = { id: 7, shopId: 3, shopName: "Harbour", num: 2 };

describe("formats of docs/product.md", () => {
  test.each([
    ["access_key", "b6f0-11", "b6f0-11"],
    ["access_key", '"b6f0-11"', "b6f0-11"],
    ["access_key", "two words", "two words"],
    ["il", "true", true],
    ["il", "false", false],
    ["lang", '{"value":"tw","langText":"繁體中文","icon":"x.png","id":1,"name":"a"}', "tw"],
    ["website", "[]", []],
  ] as const)("%s reads %s", (key, text, value) => {
    const { typedStorage, problems } = setUp({ [key]: text });
    const read = typedStorage.read(key);
    if (key === "lang") expect(read).toMatchObject({ value });
    else if (key === "website") expect(read).toEqual({ footer_news: value });
    else expect(read).toBe(value);
    expect(problems).toEqual([]);
  });

  test("cart lines keep the extra fields of other clients", () => {
    const extended = { ...line, price: "3.50", freight: { free: true }, tags: ["a"] };
    const { typedStorage } = setUp({ shopCart: JSON.stringify([extended]) });
    expect(typedStorage.read("shopCart")).toEqual([extended]);
  });

  test("a known field of another type is left out, the entry stays", () => {
    const { typedStorage, problems } = setUp({
      favoriteProducts: '[{"id":"9","title":null,"image":["a.png"],"price":3,"from_price":2,"shop_id":{}}]',
      website: '{"web_name":5,"footer_news":[{"id":1,"pid":null,"name":"Help"}],"theme":{"accent":"red"}}',
    });
    expect(typedStorage.read("favoriteProducts")).toEqual([{ id: "9" }]);
    expect(typedStorage.read("website")).toEqual({
      footer_news: [{ id: 1, name: "Help" }],
      theme: { accent: "red" },
    });
    expect(problems).toEqual([]);
  });

  test("writes what it reads", () => {
    const { typedStorage, storage } = setUp();
    typedStorage.write("access_key", "t");
    typedStorage.write("il", true);
    typedStorage.write("shopCart", [line]);
    typedStorage.write("lang", { value: "ar", langText: "العربية", icon: "" });
    expect(storage.getItem("access_key")).toBe("t");
    expect(storage.getItem("il")).toBe("true");
    expect(storage.getItem("shopCart")).toBe('[{"id":7,"shopId":3,"shopName":"Harbour","num":2}]');
    expect(storage.getItem("lang")).toBe('{"value":"ar","langText":"العربية","icon":""}');
    expect(typedStorage.read("shopCart")).toEqual([line]);
  });

  test("gives a text unread, wherever it is kept", () => {
    const { typedStorage, storage } = setUp({ shopCart: "[broken" }, memoryStorage({ quota: 30 }));
    expect(typedStorage.readText("shopCart")).toBe("[broken");
    typedStorage.write("shopCart", [line]);
    expect(typedStorage.readText("shopCart")).toBe(JSON.stringify([line]));
    expect(storage.getItem("shopCart")).toBe("[broken");
    expect(typedStorage.readText("favoriteProducts")).toBeNull();
  });
});

describe("corrupt values reset their own key alone", () => {
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  test.each([
    ["access_key", "undefined"],
    ["access_key", "null"],
    ["access_key", "line\nbreak"],
    ["access_key", "€uro"],
    ["access_key", '"unclosed'],
    ["access_key", "x".repeat(1_000_000)],
    ["il", "yes"],
    ["il", "5"],
    ["lang", "en"],
    ["lang", '{"value":5}'],
    ["lang", "null"],
    ["website", "5"],
    ["website", '{"footer_news":{}}'],
    ["website", '{"footer_news":[null]}'],
    ["favoriteProducts", "{}"],
    ["favoriteProducts", '[{"title":"no id"}]'],
    ["favoriteProducts", '[{"id":1},null]'],
    ["favoriteProducts", `[{"id":1,"extra":${deep}}]`],
    ["shopCart", '[{"id":7,"shopId":3,"shopName":"Harbour"}]'],
    ["shopCart", '[{"id":7,"shopId":3,"shopName":"Harbour","num":"2"}]'],
    ["shopCart", '[{"id":7,"shopId":3,"shopName":"Harbour","num":1.5}]'],
    ["shopCart", '[{"id":7,"shopId":3,"shopName":"Harbour","num":-1}]'],
    ["shopCart", '[{"id":7,"shopId":3,"shopName":null,"num":1}]'],
    ["shopCart", '[{"id":null,"shopId":3,"shopName":"a","num":1}]'],
    ["shopCart", deep],
    ["shopCart", "[{"],
  ] as const)("%s", (key, text) => {
    const other = key === "il" ? "access_key" : "il";
    const { typedStorage, storage, problems } = setUp({ [key]: text, [other]: "true" });
    expect(typedStorage.read(key)).toBeUndefined();
    expect(storage.getItem(key)).toBeNull();
    expect(problems).toEqual([{ key, kind: "corrupt" }]);
    expect(storage.getItem(other)).toBe("true");
  });

  test("an empty text counts as absent", () => {
    const { typedStorage, problems } = setUp({ access_key: "", shopCart: "" });
    expect([typedStorage.read("access_key"), typedStorage.read("shopCart"), problems]).toEqual([
      undefined,
      undefined,
      [],
    ]);
  });

  test("a __proto__ key changes no prototype", () => {
    const { typedStorage } = setUp({ favoriteProducts: '[{"id":1,"__proto__":{"polluted":true}}]' });
    const [product] = typedStorage.read("favoriteProducts") ?? [];
    expect(Object.getPrototypeOf(Object.assign({}, product))).toBe(Object.prototype);
    expect("polluted" in {}).toBe(false);
    expect(product).toEqual({ id: 1 });
  });
});

describe("storages that fail", () => {
  test("a full one keeps the last value that fitted, and the new one in memory", () => {
    const { typedStorage, storage, problems } = setUp({}, memoryStorage({ quota: 100 }));
    expect(typedStorage.write("shopCart", [line])).toBe(true);
    const more = [line, { ...line, id: 8 }];
    expect(typedStorage.write("shopCart", more)).toBe(false);
    expect(problems).toEqual([{ key: "shopCart", kind: "quota" }]);
    expect(typedStorage.read("shopCart")).toEqual(more);
    expect(storage.getItem("shopCart")).toBe(JSON.stringify([line]));
    expect(typedStorage.write("shopCart", [])).toBe(true);
    expect(typedStorage.read("shopCart")).toEqual([]);
  });

  test("a token that does not fit leaves none of an earlier user", () => {
    const { typedStorage, storage } = setUp({ access_key: "old" }, memoryStorage({ quota: 20 }));
    expect(typedStorage.write("access_key", "new".repeat(10))).toBe(false);
    expect(storage.getItem("access_key")).toBeNull();
    expect(typedStorage.read("access_key")).toBe("new".repeat(10));
  });

  test("one whose every use throws is replaced by memory and reported once a key", () => {
    const deny = (): never => {
      throw new DOMException("denied", "SecurityError");
    };
    const storage: StorageLike = { getItem: deny, setItem: deny, removeItem: deny };
    const problems: StorageProblem[] = [];
    const typedStorage = createTypedStorage({ storage, onProblem: (problem) => problems.push(problem) });
    expect(typedStorage.read("il")).toBeUndefined();
    expect(typedStorage.read("il")).toBeUndefined();
    expect(problems).toEqual([{ key: "il", kind: "blocked" }]);
    expect(typedStorage.write("il", true)).toBe(false);
    expect(typedStorage.read("il")).toBe(true);
    typedStorage.remove("il");
    expect(typedStorage.read("il")).toBeUndefined();
  });

  test("a page where naming localStorage throws", () => {
    vi.stubGlobal("document", {});
    vi.stubGlobal("localStorage", undefined);
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
    const problems: StorageProblem[] = [];
    const typedStorage = createTypedStorage({ onProblem: (problem) => problems.push(problem) });
    expect(typedStorage.read("access_key")).toBeUndefined();
    typedStorage.write("access_key", "t");
    expect(typedStorage.read("access_key")).toBe("t");
    expect(problems.map(({ kind }) => kind)).toEqual(["blocked", "blocked"]);
  });

  test("without any storage, memory is used silently", () => {
    vi.stubGlobal("localStorage", undefined);
    const onProblem = vi.fn();
    const typedStorage = createTypedStorage({ onProblem });
    expect(typedStorage.write("access_key", "t")).toBe(true);
    expect(typedStorage.read("access_key")).toBe("t");
    expect(createTypedStorage().read("access_key")).toBeUndefined();
    expect(onProblem).not.toHaveBeenCalled();
  });

  test("a callback that throws breaks nothing", () => {
    const storage = memoryStorage();
    storage.setItem("il", "maybe");
    const typedStorage = createTypedStorage({
      storage,
      onProblem() {
        throw new Error("app");
      },
    });
    expect(typedStorage.read("il")).toBeUndefined();
  });
});

describe("other tabs", () => {
  test("are heard by key, also when they clear everything, until unsubscribed", () => {
    const [here, there] = openTabs(2);
    const heard: (string | null)[] = [];
    const unsubscribe = createTypedStorage(here).subscribe((key) => heard.push(key));
    const other = createTypedStorage(there);
    other.write("il", true);
    other.remove("il");
    expect(heard).toEqual(["il", "il"]);
    unsubscribe();
    other.write("il", true);
    expect(heard).toHaveLength(2);
  });

  test("win over what only this page's memory holds", () => {
    const shared = memoryStorage({ quota: 120 });
    const [here, there] = openTabs(2, shared);
    const typedStorage = createTypedStorage(here);
    typedStorage.subscribe(() => {});
    typedStorage.write("shopCart", [line, line, line]);
    createTypedStorage(there).write("shopCart", [line]);
    expect(typedStorage.read("shopCart")).toEqual([line]);
  });
});
