import { describe, expect, it } from "vitest";
import { brokenLinks, doubleAnchors } from "../src/check-links";
import { relativeUrl } from "../src/page";

const pages = [
  { url: "index.html", html: '<a href="api/a.html#part">x</a><img src="assets/icon.svg">' },
  { url: "api/a.html", html: '<h2 id="part">y</h2><a href="../index.html">z</a><a href="#part">p</a>' },
];
const files = new Set(["assets/icon.svg"]);

describe("brokenLinks", () => {
  it("is silent when all lead somewhere", () => {
    expect(brokenLinks(pages, files)).toEqual([]);
    expect(brokenLinks([{ url: "a.html", html: '<a href="https://example.com/#x">x</a>' }], files)).toEqual(
      [],
    );
  });

  it("leaves out what a page is asked to show", () => {
    const asked = (url: string) => [
      { url: "start.html", html: `<iframe src="${url}?page=a&amp;bare#part"></iframe>` },
    ];
    expect(brokenLinks([...asked("api/a.html"), ...pages], files)).toEqual([]);
    expect(brokenLinks([...asked("api/b.html"), ...pages], files)).toHaveLength(1);
  });

  it.each([
    ['<a href="api/b.html">x</a>', "the link to api/b.html leads nowhere"],
    ['<a href="api/a.html#other">x</a>', "the link to api/a.html#other leads to a page without that anchor"],
    ['<a href="#none">x</a>', "the link to #none leads to a page without that anchor"],
    ['<img src="assets/none.svg">', "the link to assets/none.svg leads nowhere"],
  ])("finds %s", (html, message) => {
    const found = brokenLinks([{ url: "start.html", html }, ...pages], files);
    expect(found).toEqual([{ path: "start.html", line: 0, message }]);
  });
});

describe("doubleAnchors", () => {
  it("finds a duplicate id", () => {
    const found = doubleAnchors([{ url: "a.html", html: '<p id="a"></p><p id="a"></p><p id="b"></p>' }]);
    expect(found.map(({ message }) => message)).toEqual(['two elements have the id "a"']);
  });
});

describe("relativeUrl", () => {
  it.each([
    ["index.html", "api/a.html", "api/a.html"],
    ["api/a.html", "index.html#x", "../index.html#x"],
    ["api/a.html", "api/b.html", "b.html"],
    ["api/a.html", "api/a.html#x", "#x"],
    ["api/a.html", "", ".."],
    ["index.html", "", ""],
  ])("from %s to %j is %j", (from, to, expected) => {
    expect(relativeUrl(from, to)).toBe(expected);
  });
});
