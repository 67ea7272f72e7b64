import { expect, test } from "vitest";
import { contentHtml, contentText } from "./product-form";

test.each([
  [
    "Thrown by hand.\nFired twice.\n\nHolds 1 < 2 litres & tea",
    "<p>Thrown by hand.<br>Fired twice.</p>\n<p>Holds 1 &lt; 2 litres &amp; tea</p>",
  ],
  [
    "Forgiving and glossy.\n\n• 35–45 cm tall\n• Bright shade\n\nFree of plastic",
    "<p>Forgiving and glossy.</p>\n<ul><li>35–45 cm tall</li><li>Bright shade</li></ul>\n<p>Free of plastic</p>",
  ],
  ["Glossy.\n\n[/a.svg]", '<p>Glossy.</p>\n<p><img src="/a.svg" alt=""></p>'],
  [
    '[/uploads/group.svg 480x480]\n\n[https://cdn.example/a.webp A "wide" cup]',
    '<p><img src="/uploads/group.svg" alt="" width="480" height="480"></p>\n<p><img src="https://cdn.example/a.webp" alt="A &quot;wide&quot; cup"></p>',
  ],
  ["One line", "<p>One line</p>"],
  ["", ""],
])("%j is %j and back", (text, html) => {
  expect(contentHtml(text)).toBe(html);
  expect(contentText(html)).toBe(text);
  // As servers send it: without lines between the parts.
  expect(contentText(html.replaceAll("\n", ""))).toBe(text);
});

test("a list may be typed with hyphens; a paragraph with one hyphen isn't one", () => {
  expect(contentHtml("- Cream\n- Sage")).toBe("<ul><li>Cream</li><li>Sage</li></ul>");
  expect(contentHtml("Two colors:\n- Cream")).toBe("<p>Two colors:<br>- Cream</p>");
});

test("words in brackets are words", () => {
  expect(contentHtml("[see below]")).toBe("<p>[see below]</p>");
});

test.each([
  '<p><img src="/a.svg" alt="" loading="lazy"></p>',
  "<h2>Care</h2><p>Wash by hand.</p>",
  '<p dir="rtl">نص</p>',
  "<p>5 &euro;</p>",
  "<p>The tag &lt;b&gt; is bold</p>",
  "<ul><li>Cream, <b>warm</b></li></ul>",
])("%s stays the HTML it is", (html) => {
  expect(contentText(html)).toBe(html);
  expect(contentHtml(html)).toBe(html);
});

test("lists within lists keep their shape", () => {
  const html = "<ul><li>Glaze<ul><li>Cream</li></ul></li></ul>";
  expect(contentHtml(contentText(html)).replaceAll("\n", "")).toBe(html);
});
