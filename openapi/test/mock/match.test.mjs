import { describe, expect, it } from "vitest";
import { fieldsOf, matchCase } from "../../mock/match.mjs";

const rules = [
  { name: "hot", when: { flag: "hot" } },
  { name: "hot-page-2", when: { flag: "hot", page: 2 } },
  { name: "category-12", when: { pid: 12 } },
  { name: "free", when: { free_shipping: 1 } },
  { name: "cheap", when: { max_price: "10" } },
  { name: "word", when: { search: "teapot" } },
];

describe("matchCase", () => {
  it.each([
    [{ flag: "hot" }, "hot"],
    [{ flag: "hot", page: 2 }, "hot-page-2"],
    [{ flag: "hot", page: "2", limit: 10 }, "hot-page-2"],
    [{ flag: "hot", page: 3 }, "hot"],
    [{ pid: "12" }, "category-12"],
    [{ pid: 120 }, undefined],
    [{ free_shipping: true }, "free"],
    [{ free_shipping: false }, undefined],
    [{ max_price: "10.00" }, "cheap"],
    [{ max_price: "1.00" }, undefined],
    [{ max_price: "100" }, undefined],
    [{ search: " Teapot " }, "word"],
    [{ search: null }, undefined],
    [{ search: { toString: "x" } }, undefined],
    [{}, undefined],
  ])("%j is answered by %s", (fields, name) => {
    expect(matchCase(rules, fields)).toBe(name);
  });

  it("takes the first of two equally specific rules", () => {
    expect(matchCase(rules, { pid: 12, flag: "hot" })).toBe("hot");
  });

  it("ignores fields that only exist on Object.prototype", () => {
    expect(matchCase([{ name: "odd", when: { constructor: "x" } }], {})).toBeUndefined();
  });
});

describe("fieldsOf", () => {
  const request = (url, type, text = "") => ({
    url,
    headers: { "content-type": type },
    body: Buffer.from(text),
  });

  it("reads the query", async () => {
    expect(await fieldsOf(request("/api/Article/detail?article_id=112"))).toEqual({ article_id: "112" });
  });

  it("reads JSON, urlencoded and multipart bodies", async () => {
    expect(await fieldsOf(request("/x", "application/json; charset=utf-8", '{"id":7}'))).toEqual({ id: 7 });
    expect(await fieldsOf(request("/x", "application/x-www-form-urlencoded", "id=7&page=2"))).toEqual({
      id: "7",
      page: "2",
    });
    const form = '--b\r\nContent-Disposition: form-data; name="category"\r\n\r\nkyc\r\n--b--\r\n';
    expect(await fieldsOf(request("/x", "multipart/form-data; boundary=b", form))).toEqual({
      category: "kyc",
    });
  });

  it.each(["{", "null", "[1]", '"text"'])("treats the body %s as empty", async (text) => {
    expect(matchCase(rules, await fieldsOf(request("/x?flag=hot", "application/json", text)))).toBe("hot");
  });
});
