import { expect, test } from "vitest";
import { contentHtml, contentText } from "./content";

test.each([
  [
    "Thrown by hand.\nFired twice.\n\nHolds 1 < 2 litres & tea",
    "<p>Thrown by hand.<br>Fired twice.</p><p>Holds 1 &lt; 2 litres &amp; tea</p>",
  ],
  ["One line", "<p>One line</p>"],
  ["", ""],
])("%j is %j and back", (text, html) => {
  expect(contentHtml(text)).toBe(html);
  expect(contentText(html)).toBe(text);
});

test.each(["<h2>Care</h2><p>Wash by hand.</p>", '<p dir="rtl">نص</p>', "<p>5 &euro;</p>"])(
  "%s stays the HTML it is",
  (html) => {
    expect(contentText(html)).toBe(html);
    expect(contentHtml(html)).toBe(html);
  },
);
