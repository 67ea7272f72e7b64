import { describe, expect, it } from "vitest";
import { requestOf, shown, tokenOf, verdictOf, type Wish } from "../client/request";

const wish = (over: Partial<Wish> = {}): Wish => ({
  base: "http://127.0.0.1:4020/",
  method: "POST",
  path: "/api/order/list",
  token: "",
  language: "en",
  key: "",
  query: {},
  ...over,
});

describe("requestOf", () => {
  it("sends JSON with token, language and key", () => {
    const { url, init } = requestOf(wish({ token: "t", key: "k", body: '{"page":1}' }));
    expect(url).toBe("http://127.0.0.1:4020/api/order/list");
    expect(init.headers).toEqual({
      "Accept-Language": "en",
      token: "t",
      "Idempotency-Key": "k",
      "Content-Type": "application/json",
    });
    expect(init.body).toBe('{"page":1}');
  });

  it("leaves out empty headers and an empty body", () => {
    const { init } = requestOf(wish({ language: "", body: "  " }));
    expect(init.headers).toEqual({});
    expect(init.body).toBeUndefined();
  });

  it("keeps a base path, and leaves out query fields without a value", () => {
    const { url } = requestOf(
      wish({
        base: "https://shop.example/v1/",
        method: "GET",
        path: "/api/ems/send",
        query: { email: "a@b.example", event: "" },
      }),
    );
    expect(url).toBe("https://shop.example/v1/api/ems/send?email=a%40b.example");
  });

  it("sends a file as a form, and lets the browser name its type", () => {
    const file = new File(["x"], "a.jpg", { type: "image/jpeg" });
    const { init } = requestOf(wish({ file }));
    expect(init.body).toBeInstanceOf(FormData);
    expect(init.headers["Content-Type"]).toBeUndefined();
  });

  it.each(["", "shop.example", "ftp://shop.example", "javascript:alert(1)"])(
    "refuses the address %j",
    (base) => {
      expect(() => requestOf(wish({ base }))).toThrow("begins with http:// or https://");
    },
  );

  it("rejects a body that isn't JSON", () => {
    expect(() => requestOf(wish({ body: "{page:1}" }))).toThrow("The body is no JSON");
  });
});

describe("what an answer says", () => {
  it("names code and error", () => {
    expect(verdictOf('{"code":1,"data":null}')).toBe("code 1: success");
    expect(verdictOf('{"code":0,"data":{"error":"stock_short"}}')).toBe("code 0: stock_short");
    expect(verdictOf('{"code":404,"data":null}')).toBe("code 404: refused");
    expect(verdictOf("<html>")).toBeUndefined();
  });

  it("finds the token of a login and of nothing else", () => {
    expect(tokenOf('{"code":1,"data":{"userinfo":{"token":"abc"}}}')).toBe("abc");
    expect(tokenOf('{"code":1,"data":{"userinfo":{"token":""}}}')).toBeUndefined();
    expect(tokenOf('{"code":1,"data":null}')).toBeUndefined();
    expect(tokenOf("nonsense")).toBeUndefined();
  });

  it("lays out JSON and leaves the rest", () => {
    expect(shown('{"a":1}')).toBe('{\n  "a": 1\n}');
    expect(shown("<html>")).toBe("<html>");
  });
});
