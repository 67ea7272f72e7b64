import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { precacheOf } from "./precache.ts";

const PAGE = `<script type="module" crossorigin src="/assets/index-1.js"></script><link rel="icon" href="/icon.svg">
<link rel="stylesheet" crossorigin href="/assets/index-2.css">`;

const build = (changed: Readonly<Record<string, string>> = {}) =>
  new Map(
    Object.entries({
      "service-worker.js": "worker",
      "index.html": PAGE,
      "assets/index-1.js": "home",
      "assets/texts-de-2.js": "a language",
      "assets/texts-en-trade-3.js": "English",
      "assets/aes-ecb-4.js": "AES-ECB",
      "preload-manifest.json": "for servers",
      "assets/index-1.js.map": "map",
      ...changed,
    }),
  );

test("keeps the files of the build, other languages and AES-ECB once they are used, but no maps", () => {
  const { first, later } = precacheOf(build(), []);
  expect(Object.keys(first)).toEqual(["/assets/index-1.js", "/assets/texts-en-trade-3.js"]);
  expect(Object.keys(later)).toEqual(["/assets/aes-ecb-4.js", "/assets/texts-de-2.js"]);
});

test("knows each file by its hash", () => {
  const { first } = precacheOf(build(), []);
  const hash = createHash("sha256").update("home").digest("base64");
  expect(first["/assets/index-1.js"]).toBe(`sha256-${hash}`);
});

test("knows the page by the files that it names", () => {
  expect(precacheOf(build(), []).page).toEqual(["/assets/index-1.js", "/assets/index-2.css"]);
});

test("the version changes with the content of a file, the worker's too, and with nothing else", () => {
  const { version } = precacheOf(build(), []);
  expect(precacheOf(build(), ["goods"]).version).toBe(version);
  expect(precacheOf(build({ "assets/index-1.js.map": "another map" }), []).version).toBe(version);
  for (const name of ["index.html", "assets/index-1.js", "assets/texts-de-2.js", "service-worker.js"]) {
    expect(precacheOf(build({ [name]: "another" }), []).version, name).not.toBe(version);
  }
});

test("knows the shop's own addresses by their first parts", () => {
  expect(precacheOf(build(), ["page", "goods", "page"]).screens).toEqual(["", "page", "goods"]);
});
