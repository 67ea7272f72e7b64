import { describe, expect, it, vi } from "vitest";
import { BusinessError } from "../../src/domain/errors";
import { notFound } from "../../src/kernel/errors";
import { read, testApp } from "./app";

const PAGE = { total: 0, per_page: 10, current_page: 1, last_page: 1, data: [] };
const KEY = { "idempotency-key": "0123-4567_89ab" };
const BUYER = { token: "buyer-token" };

describe("the tax of a product", () => {
  const { post } = testApp({ handlers: { "merchantProducts.save": () => Promise.reject(notFound()) } });
  const save = (tax_rate: string) =>
    post(
      "/api/merchant/pro_save",
      { title: "Pot", price: "1.00", images: ["/uploads/files/0.webp"], category_id: 1, tax_rate },
      { token: "merchant-token", ...KEY },
    );

  it.each(["0", "0.4", "0.400000", "0.399999", "0.08"])("may be %s", async (rate) => {
    // So far it came: the product is not there.
    expect((await save(rate)).status).toBe(404);
  });

  it.each(["0.400001", "0.5", "0.999999", "1"])("is no price under another name: %s", async (rate) => {
    const response = await save(rate);
    expect(response.status).toBe(422);
    expect(await read(response)).toMatchObject({ data: { field: "tax_rate" } });
  });
});

describe("fields", () => {
  const seen = vi.fn();
  const { post, send } = testApp({
    handlers: {
      "products.list": async ({ input }) => {
        seen(input);
        return PAGE;
      },
      "auth.login": async ({ input }) => {
        seen(input);
        throw new BusinessError("account_or_password_wrong");
      },
      "orders.cancel": async ({ input, key, bodyHash }) => {
        seen(input, key, bodyHash);
        throw new BusinessError("bad_state", { status: "shipped" });
      },
    },
  });

  it.each([
    ["text as numbers", { page: "2", limit: " 5 ", pid: "12" }, { page: 2, limit: 5, pid: 12 }],
    ["numbers as text", { min_price: 12.5 }, { min_price: "12.5" }],
    ["unknown fields", { page: 1, is_admin: 1, __proto__: { x: 1 } }, { page: 1 }],
    ["null and empty numbers", { page: null, limit: "", pid: 4 }, { pid: 4 }],
    ["switches", { free_shipping: "1" }, { free_shipping: 1 }],
  ])("turns %s", async (_, body, input) => {
    expect((await post("/api/index/pro", body)).status).toBe(200);
    expect(seen).toHaveBeenLastCalledWith(input);
  });

  it("trims text but no password", async () => {
    await post("/api/user/login", { account: "  anna ", password: " secret " });
    expect(seen).toHaveBeenLastCalledWith({ account: "anna", password: " secret " });
  });

  it.each([
    ["application/x-www-form-urlencoded", new URLSearchParams({ page: "3", sort: "price" })],
    ["multipart/form-data", formOf({ page: "3", sort: "price" })],
  ])("reads %s", async (_, body) => {
    const response = await send("/api/index/pro", { method: "POST", body });
    expect(response.status).toBe(200);
    expect(seen).toHaveBeenLastCalledWith({ page: 3, sort: "price" });
  });

  it.each([
    ["/api/index/pro", { page: 0 }, "page"],
    ["/api/index/pro", { page: { a: 1 } }, "page"],
    ["/api/index/pro", { sort: "best" }, "sort"],
    ["/api/index/pro", { min_price: "1,5" }, "min_price"],
    ["/api/index/pro", { pid: "9007199254740993" }, "pid"],
    ["/api/user/login", { password: "x" }, "account"],
    ["/api/user/login", { account: "a\0b", password: "x" }, "account"],
    ["/api/user/login", { account: "\ud800", password: "x" }, "account"],
    ["/api/user/login", { account: ["a"], password: "x" }, "account"],
    ["/api/user/login", "{", ""],
    ["/api/user/login", "[]", ""],
    ["/api/user/login", "1", ""],
  ])("%s with %j is 422 naming %s", async (path, body, field) => {
    const response = await post(path, body, { "accept-language": "es" });
    expect(response.status).toBe(422);
    const { code, msg, data } = await read(response);
    expect(code).toBe(422);
    expect(data).toEqual({ error: "invalid_field", field });
    expect(msg).toMatch(field === "" ? /leer/ : /^(Hay algo que no es válido|Falta algo)/);
  });

  it("names fields inside lists", async () => {
    const items = [
      { id: 1, num: 1, shop_id: 1 },
      { id: 1, num: "many", shop_id: 1 },
    ];
    const response = await post("/api/order/preview", { items }, BUYER);
    expect((await read(response)).data?.field).toBe("items.1.num");
  });

  it.each([
    ["/api/user/login", "x".repeat(17_000), "application/json"],
    ["/api/user/login", `account=${"x".repeat(17_000)}`, "application/x-www-form-urlencoded"],
    ["/api/user/login", `--b\r\n\r\n${"x".repeat(17_000)}\r\n--b--`, "multipart/form-data; boundary=b"],
    ["/api/order/create", "x".repeat(66_000), "application/json"],
    ["/api/merchant/pro_save", "x".repeat(1_100_000), "application/json"],
  ])("refuses for %s a body that is longer than it needs", async (path, body, type) => {
    const response = await post(path, body, { "content-type": type, token: "merchant-token" });
    expect(await read(response)).toMatchObject({ code: 422, msg: "This is too large." });
  });

  it("counts the fields of a form before it takes them apart", async () => {
    const body = "a&".repeat(8_000);
    const parse = vi.spyOn(globalThis, "URLSearchParams");
    const response = await post("/api/index/pro", body, {
      "content-type": "application/x-www-form-urlencoded",
    });
    expect(parse).not.toHaveBeenCalled();
    expect(await read(response)).toMatchObject({ code: 422, msg: "This is too large." });
  });

  it("needs a key where the contract says so, and hashes the fields in the contract's order", async () => {
    const body = { order_no: "A1", reason: "changed my mind" };
    for (const headers of [{}, { "idempotency-key": "short" }]) {
      const refused = await post("/api/order/cancel", body, { ...BUYER, ...headers });
      expect(refused.status).toBe(422);
      expect((await read(refused)).data?.field).toBe("Idempotency-Key");
    }
    await post("/api/order/cancel", body, { ...BUYER, ...KEY });
    expect(seen).toHaveBeenLastCalledWith(
      body,
      KEY["idempotency-key"],
      expect.stringMatching(/^[0-9a-f]{64}$/),
    );
    const first = seen.mock.lastCall?.[2];
    await post("/api/order/cancel", { extra: 1, reason: body.reason, order_no: " A1" }, { ...BUYER, ...KEY });
    expect(seen.mock.lastCall?.[2]).toBe(first);
    await post("/api/order/cancel", { ...body, order_no: "A2" }, { ...BUYER, ...KEY });
    expect(seen.mock.lastCall?.[2]).not.toBe(first);
  });
});

describe("uploads", () => {
  const seen = vi.fn();
  const { send } = testApp({
    handlers: {
      "uploads.image": async ({ input: { file, category } }) => {
        seen(file.name, await file.text(), category);
        return { url: "/uploads/a.png", fullurl: "/uploads/a.png" };
      },
    },
  });
  const upload = (body: FormData) => send("/api/index/upload", { method: "POST", body, headers: BUYER });

  it("reach the handler as a file", async () => {
    const form = formOf({ category: "kyc", file: new File(["picture"], "a.png") });
    expect((await upload(form)).status).toBe(200);
    expect(seen).toHaveBeenLastCalledWith("a.png", "picture", "kyc");
  });

  it.each([
    ["no file", formOf({ category: "kyc" }), "file"],
    ["text instead of a file", formOf({ file: "picture" }), "file"],
    ["a file that is too large", formOf({ file: new File([new Uint8Array(300_000)], "a.png") }), ""],
  ])("with %s are 422", async (_, form, field) => {
    const response = await upload(form);
    expect(response.status).toBe(422);
    expect((await read(response)).data?.field).toBe(field);
  });
});

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
