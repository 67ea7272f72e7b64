import { expect, test } from "vitest";
import { imageSrcSet, imageUrl } from "../../src/images";

const images = { template: "{url}?w={width}", widths: [160, 320, 640], prefixes: ["/uploads/"] };

test.each([
  [1, "/uploads/a.webp?w=160"],
  [160, "/uploads/a.webp?w=160"],
  [161, "/uploads/a.webp?w=320"],
  [9_000, "/uploads/a.webp?w=640"],
])("%i pixels are served by the next wider picture", (width, url) => {
  expect(imageUrl("/uploads/a.webp", width, images)).toBe(url);
});

test("a srcset has every width, the smallest first", () => {
  const unordered = { ...images, widths: [640, 160, 320] };
  expect(imageSrcSet("/uploads/a.webp", unordered)).toBe(
    "/uploads/a.webp?w=160 160w, /uploads/a.webp?w=320 320w, /uploads/a.webp?w=640 640w",
  );
});

test("addresses are made absolute by the given function; those it can't resolve are left out", () => {
  const cdn = (address: string) => `https://cdn.example${address}`;
  expect(imageSrcSet("/uploads/a.webp", { ...images, widths: [320] }, cdn)).toBe(
    "https://cdn.example/uploads/a.webp?w=320 320w",
  );
  expect(imageSrcSet("/uploads/a.webp", images, () => undefined)).toBeUndefined();
});

test.each([
  ["{url}?w={width}", "/uploads/a.webp?v=2", "/uploads/a.webp?v=2&w=320"],
  [
    "/scale/width={width},fit=cover{url}",
    "/uploads/a.webp?v=2",
    "/scale/width=320,fit=cover/uploads/a.webp?v=2",
  ],
  ["https://img.example/{width}{url}", "/uploads/$&.webp", "https://img.example/320/uploads/$&.webp"],
  ["{url}?w={width}", "/uploads/{width}.webp", "/uploads/{width}.webp?w=320"],
])("the template %s takes %s", (template, address, url) => {
  expect(imageUrl(address, 320, { ...images, template })).toBe(url);
});

test.each([
  "https://elsewhere.example/uploads/a.webp",
  "data:image/png;base64,AA==",
  "//elsewhere.example/a.webp",
  "/static/a.webp",
  "javascript:alert(1)",
  "",
])("%j is left as it is", (address) => {
  expect(imageUrl(address, 320, images)).toBe(address);
  expect(imageSrcSet(address, images)).toBeUndefined();
});

test("without prefixes all that are relative to the site are scaled", () => {
  const { prefixes: _all, ...plain } = images;
  expect(imageUrl("/static/a.webp", 320, plain)).toBe("/static/a.webp?w=320");
  expect(imageUrl("//elsewhere.example/a.webp", 320, plain)).toBe("//elsewhere.example/a.webp");
  expect(imageUrl("https://elsewhere.example/a.webp", 320, plain)).toBe("https://elsewhere.example/a.webp");
});

test("a prefix may name the CDN that answers name", () => {
  const cdn = { ...images, prefixes: ["https://cdn.example/"] };
  expect(imageUrl("https://cdn.example/a.webp", 320, cdn)).toBe("https://cdn.example/a.webp?w=320");
});

test.each([
  undefined,
  null,
  {},
  { template: 7, widths: [320] },
  { template: ["{width}"], widths: [320] },
  { template: "{url}", widths: [320] },
  { template: "{url}?w={width}" },
  { template: "{url}?w={width}", widths: "320" },
  { template: "{url}?w={width}", widths: ["320", null, -1, 0, 1.5] },
  { template: "{url}?w={width}", widths: [320], prefixes: [null, 7, ""] },
])("a server that sends %j has its pictures as they are", (sent) => {
  const received = JSON.parse(JSON.stringify({ sent })).sent;
  expect(imageUrl("/uploads/a.webp", 320, received)).toBe("/uploads/a.webp");
  expect(imageSrcSet("/uploads/a.webp", received)).toBeUndefined();
});

test("a picture without an address has an empty one", () => {
  expect(imageUrl(JSON.parse("null"), 320, images)).toBe("");
});

test("blanks and commas do not break a srcset apart", () => {
  const one = { ...images, widths: [320], template: "{url}?w={width}," };
  expect(imageSrcSet("/uploads/my cup,1.webp", one)).toBe("/uploads/my%20cup,1.webp?w=320%2C 320w");
});
