import { describe, expect, it } from "vitest";
import { type Links, render } from "../src/markdown";

const links: Links = {
  word: (code) => (code === "orders.create" ? "api/orders.create.html" : undefined),
  target: (href) => (href === "gone" ? undefined : href),
};

describe("render", () => {
  it("gives headings anchors, each its own, and closes gaps between levels", () => {
    const { html, title, headings } = render("# A *b*\n\n### C\n\n#### D\n\n### C\n\n## E", links);
    expect(title).toBe("A b");
    expect(headings).toEqual([
      { id: "c", text: "C", level: 2 },
      { id: "d", text: "D", level: 3 },
      { id: "c-1", text: "C", level: 2 },
      { id: "e", text: "E", level: 2 },
    ]);
    expect(html).toContain('<h3 id="d">');
  });

  it("links names of the API, and leaves a link without a place as words", () => {
    const { html } = render("`orders.create` and `other` and [gone](gone)", links);
    expect(html).toContain('<a href="api/orders.create.html"><code>orders.create</code></a>');
    expect(html).toContain("<code>other</code> and gone");
  });

  it("never nests a link in a link", () => {
    expect(render("[call `orders.create`](x)", links).html).toContain(
      '<a href="x">call <code>orders.create</code></a>',
    );
  });

  it("escapes the content of code", () => {
    const { html } = render("`<b>`\n\n```html\n<script>\n```", links);
    expect(html).toContain("<code>&lt;b&gt;</code>");
    expect(html).not.toContain("<script>");
  });
});
