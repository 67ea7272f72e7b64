import { expect, it } from "vitest";
import { nestFields } from "../../src/http/form";

const nest = (text: string): unknown => JSON.parse(JSON.stringify(nestFields(new URLSearchParams(text))));

it.each([
  ["a=1&b=2", { a: "1", b: "2" }],
  ["a=1&a=2", { a: "2" }],
  ["a[]=1&a[]=2", { a: { 0: "1", 1: "2" } }],
  ["a[0][id]=1&a[0][num]=2&a[1][id]=3", { a: { 0: { id: "1", num: "2" }, 1: { id: "3" } } }],
  ["[a]=1&b[=2&c]=3", { "[a]": "1", "b[": "2", "c]": "3" }],
  ["a=1&a[b]=2", { a: { b: "2" } }],
])("%s", (text, fields) => {
  expect(nest(text)).toEqual(fields);
});

it("gives no name a special meaning", () => {
  const fields = nestFields([["__proto__[polluted]", "1"]]);
  expect(Object.getPrototypeOf(fields)).toBeNull();
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});

it("cuts off what is absurdly deep or long", () => {
  const deep = JSON.stringify(nestFields([[`a${"[b]".repeat(1_000)}`, "1"]]));
  expect(deep.split("{").length).toBeLessThan(10);
  const many = Array.from({ length: 5_000 }, (_, index) => [`f${index}`, "1"] as const);
  expect(Object.keys(nestFields(many)).length).toBe(2_000);
});

it("takes long lists without counting them again at each row", () => {
  const timeOf = (text: string) => {
    const fields = [...new URLSearchParams(text)];
    const times = Array.from({ length: 9 }, () => {
      const begun = performance.now();
      nestFields(fields);
      return performance.now() - begun;
    });
    return Math.min(...times);
  };
  const numbered = timeOf(Array.from({ length: 2_000 }, (_, at) => `a[${at}]=1`).join("&"));
  expect(timeOf("a[]=1&".repeat(2_000)) / numbered).toBeLessThan(5);
  expect(
    Object.values(
      nestFields([
        ["a[]", "1"],
        ["a[0]", "2"],
        ["a[]", "3"],
      ]),
    ),
  ).toEqual([{ 0: "2", 1: "3" }]);
});
