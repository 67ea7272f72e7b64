import { expect, test } from "vitest";
import { stylesLast } from "./late-styles.ts";

test("style sheets come after what is painted without them; nothing else moves", () => {
  const html = `<head>
    <link rel="icon" href="/icon.svg">
    <script type="module" src="/a.js"></script>
    <link rel="stylesheet" crossorigin href="/a.css">
    <link rel="stylesheet" crossorigin href="/b.css">
  </head>
  <body>
    <div id="root"></div>
  </body>`;
  expect(stylesLast(html)).toBe(`<head>
    <link rel="icon" href="/icon.svg">
    <script type="module" src="/a.js"></script>
  </head>
  <body>
    <div id="root"></div>
    <link rel="stylesheet" crossorigin href="/a.css">
    <link rel="stylesheet" crossorigin href="/b.css">
  </body>`);
  expect(stylesLast("<head></head><body></body>")).toBe("<head></head><body></body>");
});
