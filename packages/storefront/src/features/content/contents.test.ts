import { expect, test } from "vitest";
import { distinct } from "./contents";

test("sections of one name are listed once, and those without one not at all", () => {
  const headings = ["Return", "Refund", "Return", " ", "Contact"].map((textContent) => ({ textContent }));
  const sections = distinct(headings);
  expect(sections.map(({ textContent }) => textContent)).toEqual(["Return", "Refund", "Contact"]);
  expect(sections[0]).toBe(headings[0]);
});
