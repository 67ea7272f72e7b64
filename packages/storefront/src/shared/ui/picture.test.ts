import { describe, expect, test } from "vitest";
import { mediaBase, mediaUrl, privateUrl, tintOf } from "./picture";

describe("mediaUrl", () => {
  test.each([
    ["/uploads/a.svg", "/uploads/a.svg"],
    ["uploads/a.svg", "/uploads/a.svg"],
    ["https://cdn.example/a.png", "https://cdn.example/a.png"],
    ["data:image/svg+xml;base64,AA==", "data:image/svg+xml;base64,AA=="],
    ["javascript:alert(1)", undefined],
    ["data:text/html,x", undefined],
    ["//other.example/a.png", undefined],
    ["kyc:4f9c2a17", undefined],
    ["", undefined],
    [null, undefined],
  ])("%s", (source, url) => {
    expect(mediaUrl(source)).toBe(url);
  });

  test("treats anything but text as no picture", () => {
    expect(mediaUrl(JSON.parse('["/a.svg"]'))).toBeUndefined();
    expect(mediaUrl(JSON.parse("{}"))).toBeUndefined();
  });

  test("prefixes the API's origin to relative paths alone", () => {
    expect(mediaUrl("/uploads/a.svg", "https://api.example")).toBe("https://api.example/uploads/a.svg");
    expect(mediaUrl("https://cdn.example/a.png", "https://api.example")).toBe("https://cdn.example/a.png");
  });
});

test("what only its owner may see comes from the API, never through a CDN", () => {
  const config = { apiUrl: "https://api.example", cdnUrl: "https://cdn.example" };
  expect(mediaUrl("/uploads/a.svg", mediaBase(config))).toBe("https://cdn.example/uploads/a.svg");
  expect(mediaBase({ apiUrl: "https://api.example" })).toBe("https://api.example");
  expect(privateUrl("/api/private/t0ken", config)).toBe("https://api.example/api/private/t0ken");
});

test("an address keeps its tint", () => {
  expect(tintOf("/uploads/a.svg")).toBe(tintOf("/uploads/a.svg"));
  expect(tintOf("/uploads/a.svg")).toMatch(/^var\(--tint-[0-5]\)$/);
});
