import { describe, expect, test } from "vitest";
import { isGate, isPageOf, isSound } from "./is-sound";

const response = (type: string | undefined, { ok = true, redirected = false } = {}) => ({
  ok,
  redirected,
  headers: new Headers(type === undefined ? {} : { "content-type": type }),
});

describe("a response is sound where its type is what the address promises", () => {
  test.each([
    ["/?kept", "text/html; charset=utf-8"],
    ["/assets/goods-C-TFs6Ic.js", "text/javascript"],
    ["/assets/goods-C-TFs6Ic.js", "application/javascript; charset=UTF-8"],
    ["/assets/goods-C-TFs6Ic.js", "application/x-javascript"],
    ["/assets/index-4CfQmzVm.css", "text/css"],
    ["/uploads/products/1/front.webp", "image/webp"],
    ["/uploads/products/1/front.jpg?width=320", "image/avif"],
    ["/assets/letters-1234abcd.woff2", "application/octet-stream"],
    ["/assets/letters-1234abcd.woff2", undefined],
  ])("%s as %s", (address, type) => {
    expect(isSound(address, response(type))).toBe(true);
  });

  test.each([
    ["/?kept", "application/json"],
    ["/?kept", undefined],
    ["/assets/goods-C-TFs6Ic.js", "text/html"],
    ["/assets/goods-C-TFs6Ic.js", "text/plain"],
    ["/assets/goods-C-TFs6Ic.js", undefined],
    ["/assets/index-4CfQmzVm.css", "text/html"],
    ["/uploads/products/1/front.webp", "text/html"],
    ["/uploads/products/1/front.jpg?width=320", "application/json"],
    ["/assets/letters-1234abcd.woff2", "text/html"],
  ])("not %s as %s", (address, type) => {
    expect(isSound(address, response(type))).toBe(false);
  });
});

test("an error and what was redirected are not sound", () => {
  expect(isSound("/?kept", response("text/html", { ok: false }))).toBe(false);
  expect(isSound("/?kept", response("text/html", { redirected: true }))).toBe(false);
});

test("a page is the build's where it names the build's files, whatever a server wrote into it", () => {
  const files = ["/assets/index-1.js", "/assets/index-2.css"];
  const html = (script: string) =>
    `<h1>Harbour</h1><script src="${script}"></script><link href="/assets/index-2.css">`;
  expect(isPageOf(html("/assets/index-1.js"), files)).toBe(true);
  expect(isPageOf(html("/assets/index-9.js"), files)).toBe(false);
  expect(isPageOf("<h1>Sign in to continue</h1>", files)).toBe(false);
});

test.each([
  ["a login with 200", new Response("<h1>Sign in to continue</h1>"), true],
  ["a refusal", new Response("<h1>Sign in to continue</h1>", { status: 401 }), true],
  ["a network's login", new Response("<h1>Accept our terms</h1>", { status: 511 }), true],
  ["a redirect", Object.defineProperty(new Response(), "type", { value: "opaqueredirect" }), true],
  ["the page of any build", new Response('<script type="application/json" id="config">{}</script>'), false],
  ["a host in trouble", new Response("<h1>Bad gateway</h1>", { status: 502 }), false],
])("%s is in front of the shop: %#", async (_name, answer, expected) => {
  expect(await isGate(answer)).toBe(expected);
});
