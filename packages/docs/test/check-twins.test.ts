import { expect, it } from "vitest";
import { brokenTwinLinks } from "../src/check-twins";

const twins = [
  {
    url: "index.md",
    markdown: "# Home\n\n[a](guides/a.md#part-1) [b](guides/b.md) [c](#nowhere) [d](https://x.example)",
  },
  { url: "guides/a.md", markdown: "# A\n\n## Part\n\n## Part\n\n[home](../index.md#home)" },
];

it("finds links to twins and headings that do not exist", () => {
  expect(brokenTwinLinks(twins, twins)).toEqual([
    { path: "index.md", line: 0, message: "the link to guides/b.md leads to no twin" },
    { path: "index.md", line: 0, message: "the link to #nowhere leads to a twin without that heading" },
  ]);
});

it("checks files that aren't twins themselves", () => {
  const index = { url: "llms.txt", markdown: "- [A](guides/a.md)\n- [X](x.md)" };
  expect(brokenTwinLinks([index], twins).map(({ message }) => message)).toEqual([
    "the link to x.md leads to no twin",
  ]);
});
