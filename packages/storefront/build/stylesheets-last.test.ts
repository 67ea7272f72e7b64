import { expect, test } from "vitest";
import { moveStylesheets } from "./stylesheets-last.ts";

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
  expect(moveStylesheets(html)).toBe(`<head>
    <link rel="icon" href="/icon.svg">
    <script type="module" src="/a.js"></script>
  </head>
  <body>
    <div id="root"></div>
    <link rel="stylesheet" crossorigin href="/a.css">
    <link rel="stylesheet" crossorigin href="/b.css">
  </body>`);
  expect(moveStylesheets("<head></head><body></body>")).toBe("<head></head><body></body>");
});
