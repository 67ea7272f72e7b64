import { expect, test } from "vitest";
import { distinct, withoutTitle } from "./article-screen";

test("a heading that repeats the title is left out, any other stays", () => {
  expect(withoutTitle("<h2>Shipping</h2><p>x</p>", "Shipping")).toBe("<p>x</p>");
  expect(withoutTitle("<h2>When</h2><p>x</p>", "Shipping")).toBe("<h2>When</h2><p>x</p>");
});

test("sections of one name are listed once, and those without one not at all", () => {
  const headings = ["Return", "Refund", "Return", " ", "Contact"].map((textContent) => ({ textContent }));
  const sections = distinct(headings);
  expect(sections.map(({ textContent }) => textContent)).toEqual(["Return", "Refund", "Contact"]);
  expect(sections[0]).toBe(headings[0]);
});
