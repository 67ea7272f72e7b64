import { expect, test } from "vitest";
import { groupArticles } from "./faqs-screen";

test("articles are in their categories, named by the footer", () => {
  const articles = [
    { id: 1, category_id: 10, title: "A" },
    { id: 2, category_id: "20", title: "B" },
    { id: 3, category_id: "10", title: "C" },
    { id: 4, title: "D" },
  ];
  const groups = groupArticles(articles, [
    { id: "10", name: "Buying" },
    { id: 1, name: "A" },
  ]);
  expect(groups.map(({ name, articles: rows }) => [name, rows.map((row) => row.title)])).toEqual([
    ["Buying", ["A", "C"]],
    [undefined, ["B"]],
    [undefined, ["D"]],
  ]);
});
