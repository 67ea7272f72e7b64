import { describe, expect, it } from "vitest";
import { normalizeResponse } from "../../src/dialects/index";
import { createMarketplace, type MarketplaceOptions } from "../../src/index";
import { createFetch, envelope, failureOf, options } from "./support";

/** A client whose server answers every call with the same data. */
const marketWith = (data: unknown, more: Partial<MarketplaceOptions> = {}) =>
  createMarketplace(options({ fetch: createFetch(envelope(1, data)).fetch, ...more }));

describe("msg", () => {
  it.each<[unknown, string | undefined]>([
    [{ name: "Enter a name" }, "Enter a name"],
    [
      { name: "Enter a name.", mobile: ["Too short.", "Digits only."] },
      "Enter a name. Too short. Digits only.",
    ],
    [["One", "Two"], "One Two"],
    [{}, undefined],
    [{ name: 7 }, undefined],
    ["", undefined],
    [null, undefined],
    [42, "42"],
  ])("%j becomes a sentence", async (msg, sentence) => {
    const { fetch } = createFetch(new Response(JSON.stringify({ code: 0, msg, data: null })));
    const error = await failureOf(createMarketplace(options({ fetch })).account.get());
    expect(error).toMatchObject({ message: `account.get: ${sentence ?? "code 0"}` });
    expect(Object(error).msg).toBe(sentence);
  });
});

describe("lists with gaps, which PHP sends as objects", () => {
  it("become lists", async () => {
    expect(await marketWith({ 0: { id: 1 }, 2: { id: 3 } }).addresses.list()).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it("become the rows of a page", async () => {
    const page = await marketWith({ last_page: 1, data: { 1: { id: 1, price: 2.5 } } }).products.list();
    expect(page.data).toEqual([{ id: 1, price: "2.5" }]);
  });

  it("become lists where they are nested, in rows too", async () => {
    const rows = [{ id: 1, images: { 1: "/a.png", 3: "/b.png" } }];
    expect((await marketWith({ last_page: 1, data: rows }).products.list()).data).toEqual([
      { id: 1, images: ["/a.png", "/b.png"] },
    ]);
    expect(await marketWith({ id: 1, skus: { 4: { id: 9, price: 3 } } }).products.get({ id: 1 })).toEqual({
      id: 1,
      skus: [{ id: 9, price: "3" }],
    });
  });

  it("are objects in a schema that has one under the same name", async () => {
    const images = { widths: { 0: 320, 1: 640 }, prefixes: [] };
    expect((await marketWith({ images }).site.config()).images).toEqual({ widths: [320, 640], prefixes: [] });
    expect((await marketWith({ images: [] }).site.config()).images).toEqual({});
    expect(
      (await marketWith([{ id: 1, images: [] }]).products.lookup({ sku_codes: ["A"] }))[0]?.images,
    ).toEqual([]);
  });

  it("stay what they are in a field that their schema does not have", async () => {
    const unknown = { images: { 0: "/a.png" }, fee: 2, skus: [{ price: 3 }] };
    expect(await marketWith({ id: 1, ...unknown }).account.get()).toEqual({ id: 1, ...unknown });
  });

  it("stay what they are where the contract has an object", async () => {
    expect(await marketWith({ 0: "a" }).account.get()).toEqual({ 0: "a" });
  });
});

describe("[] for an empty object", () => {
  it("becomes {} where the contract has an object, nested too", async () => {
    expect(await marketWith([]).account.get()).toEqual({});
    const order = await marketWith({ order_no: "O1", can: [], goods: [], express: [] }).orders.get({
      order_no: "O1",
    });
    expect(order).toEqual({ order_no: "O1", can: {}, goods: [], express: {} });
  });

  it("is none when it holds something, and null stays", async () => {
    const order = await marketWith({ order_no: "O1", can: [1], express: null }).orders.get({
      order_no: "O1",
    });
    expect(order).toEqual({ order_no: "O1", can: undefined, express: null });
  });
});

describe("what came instead of an envelope", () => {
  it.each<[string, Response, string]>([
    ["a page", new Response("\n<!doctype html><h1>Hello</h1>"), "html"],
    ["nothing", new Response(" "), "empty"],
    ["a word", new Response("OK"), "not json"],
    ["cut JSON", new Response('{"code":1,"da'), "not json"],
    ["another API", new Response('{"ok":true}'), "no code"],
    ["a list", new Response("[1]"), "no code"],
    ["a success without data", envelope(1, null), "data is null"],
    ["a success with other data", envelope(1, "hello"), "unexpected data"],
  ])("%s is named", async (_name, response, received) => {
    const error = await failureOf(
      createMarketplace(options({ fetch: createFetch(response).fetch })).account.get(),
    );
    expect(error).toMatchObject({
      kind: "protocol",
      received,
      message: `account.get: unexpected response: ${received}`,
    });
  });

  it("is named for HTTP errors too", async () => {
    const { fetch } = createFetch(new Response("<h1>Bad gateway</h1>", { status: 500 }));
    expect(await failureOf(createMarketplace(options({ fetch })).account.get())).toMatchObject({
      kind: "http",
      received: "html",
      message: "account.get: HTTP 500",
    });
  });

  it("is still a success with a byte order mark, a text type and the code as a string", async () => {
    const { fetch } = createFetch(
      new Response('\uFEFF{"code":"1","msg":"","data":{"id":7}}', {
        headers: { "content-type": "text/html" },
      }),
    );
    expect(await createMarketplace(options({ fetch })).account.get()).toEqual({ id: 7 });
  });
});

describe("normalizeResponse", () => {
  it("reads data as the client does, and leaves what it was given", () => {
    const page = { total: "1", last_page: 1, data: { 3: { id: "7", is_default: 1 } } };
    const before = structuredClone(page);
    expect(normalizeResponse("addresses.list", page)).toEqual([{ id: "7", is_default: true }]);
    expect(page).toEqual(before);
    expect(normalizeResponse("products.get", { id: 1, price: 2.5, shop: [] })).toEqual({
      id: 1,
      price: "2.5",
      shop: {},
    });
  });

  it("is undefined for what no client can read", () => {
    expect(normalizeResponse("addresses.list", "none")).toBeUndefined();
    expect(normalizeResponse("products.get", null)).toBeUndefined();
  });
});
