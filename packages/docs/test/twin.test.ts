import { describe, expect, it } from "vitest";
import {
  fenced,
  fromRoot,
  inlineMarkdown,
  markdownTable,
  twinLinks,
  twinTarget,
  twinText,
} from "../src/twin";

const links = {
  word: () => undefined,
  target: (href: string) => (href === "gone" ? undefined : href.replace(/\.md/, ".html")),
};

describe("twinText", () => {
  it("leads links to other twins and leaves code alone", () => {
    expect(twinText("See [errors](../concepts/errors.md#calls) and [`pages`](a.md).", links)).toBe(
      "See [errors](../concepts/errors.md#calls) and [`pages`](a.md).",
    );
    const code = "```ts\nconst a = b[0](c.md);\n```";
    expect(twinText(code, { ...links, target: () => "x.html" })).toBe(code);
  });

  it("keeps the words of a link that leads to nothing on the site", () => {
    expect(twinText("See [the guide](gone).", links)).toBe("See the guide.");
  });
});

describe("twinTarget", () => {
  it("names a heading of the twin where the page has the anchor of a name", () => {
    expect(twinTarget("../api/types.html#OrderPage")).toBe("../api/types.md#orderpage");
    expect(twinTarget("https://shop.example/a.html")).toBe("https://shop.example/a.html");
  });
});

describe("parts of a twin", () => {
  it("turns a cell of HTML into Markdown", () => {
    expect(
      inlineMarkdown('array of <a href="types.html#Order">Order</a>, <code>a &lt; b</code> <small>x</small>'),
    ).toBe("array of [Order](types.md#order), `a < b` x");
  });

  it("keeps a table's cells apart and on one line", () => {
    expect(markdownTable(["A", "B"], [["x | y", "two\nlines"]])).toBe(
      "| A | B |\n|---|---|\n| x \\| y | two lines |",
    );
  });

  it("fences code that has fences", () => {
    expect(fenced("```sh\nls\n```", "md")).toBe("````md\n```sh\nls\n```\n````");
  });

  it("finds links outside of code, and makes them relative to the root", () => {
    const text = "[a](../b.md#c) [d](#e)\n```\n[no](x.md)\n```";
    expect(twinLinks(text)).toEqual(["../b.md#c", "#e"]);
    expect(fromRoot(text, "guides/x.html")).toBe("[a](b.md#c) [d](guides/x.md#e)\n```\n[no](x.md)\n```");
  });
});
