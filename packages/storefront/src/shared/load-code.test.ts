import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadCode } from "./load-code";

const GOODS = "https://shop.example/assets/goods-1.js";
const SHARED = "https://shop.example/assets/shared-2.js";
const STYLES = "https://shop.example/assets/shared-3.css";
const PICTURE = "https://shop.example/uploads/products/1/front.webp";

/** Types of the answers in the browser's cache, and of those of the host. */
let cached: Map<string, string>;
let host: Map<string, string>;
let asked: string[];

beforeEach(() => {
  const right = [
    [GOODS, "text/javascript"],
    [SHARED, "text/javascript"],
    [STYLES, "text/css"],
    [PICTURE, "image/webp"],
  ] as const;
  cached = new Map(right);
  host = new Map(right);
  asked = [];
  const entries = [...right, ...right].map(([name]) => ({ name }));
  vi.stubGlobal("performance", { getEntriesByType: vi.fn(() => entries) });
  vi.stubGlobal("fetch", async (url: string, { cache }: RequestInit) => {
    if (cache === "reload") {
      asked.push(url);
      cached.set(url, host.get(url) ?? "text/html");
    }
    const type = cached.get(url);
    if (!type) throw new TypeError("Failed to fetch");
    return new Response("", { headers: { "content-type": type } });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** An import that fails as long as the browser's cache holds anything but code. */
const load = () =>
  vi.fn(async () => {
    if ([...cached.values()].includes("text/html")) throw new TypeError("Failed to fetch module");
    return "the screen";
  });

test("what loads is loaded once, and nothing is looked at", async () => {
  const imported = load();
  expect(await loadCode(imported)).toBe("the screen");
  expect(imported).toHaveBeenCalledTimes(1);
  expect(performance.getEntriesByType).not.toHaveBeenCalled();
});

test.each([GOODS, SHARED, STYLES])("a page kept as %s is replaced, and the rest left alone", async (url) => {
  cached.set(url, "text/html");
  expect(await loadCode(load())).toBe("the screen");
  expect(asked).toEqual([url]);
});

test("while the host still answers with a page, it fails at once", async () => {
  cached.set(GOODS, "text/html");
  host.delete(GOODS);
  const imported = load();
  await expect(loadCode(imported)).rejects.toThrow("Failed to fetch module");
  expect(imported).toHaveBeenCalledTimes(1);
});

test("what fails for another reason fails as it did", async () => {
  cached.delete(GOODS);
  const imported = vi.fn(() => Promise.reject(new Error("offline")));
  await expect(loadCode(imported)).rejects.toThrow("offline");
  expect(imported).toHaveBeenCalledTimes(1);
  expect(asked).toEqual([]);
});
