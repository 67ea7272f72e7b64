import { expect, test } from "vitest";
import { precacheOf } from "./precache.ts";

const build = (page: string) =>
  new Map([
    ["service-worker.js", "worker"],
    ["index.html", page],
    ["assets/index-1.js", "home"],
    ["assets/texts-de-2.js", "a language"],
    ["assets/texts-en-trade-3.js", "English"],
    ["assets/aes-ecb-4.js", "AES-ECB"],
    ["preload-manifest.json", "for servers"],
    ["assets/index-1.js.map", "map"],
  ]);

test("keeps the page and its chunks, but no other languages, AES-ECB, maps or the worker itself", () => {
  expect(precacheOf(build("page"), []).files).toEqual([
    "/assets/index-1.js",
    "/assets/texts-en-trade-3.js",
    "/?kept",
  ]);
});

test("the version changes with the content of a file and with nothing else", () => {
  expect(precacheOf(build("page"), []).version).toBe(precacheOf(build("page"), []).version);
  expect(precacheOf(build("page"), []).version).not.toBe(precacheOf(build("another page"), []).version);
});

test("knows the shop's own addresses by their first parts", () => {
  expect(precacheOf(build("page"), ["page", "goods", "page"]).screens).toEqual(["", "page", "goods"]);
});
