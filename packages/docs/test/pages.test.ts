import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { headingsOf, readPage, resolveLinks, sectionOf, slug } from "../site/scripts/include.mjs";
import { figures, SECTIONS } from "../site/scripts/pages.mjs";

const root = join(fileURLToPath(import.meta.url), "../../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const names = ["index", "commands", ...SECTIONS.flatMap(({ pages }) => pages.map(([name]) => name))];

describe("written pages", () => {
  it("are all listed, and what they include is there", () => {
    const written = readdirSync(join(root, "packages/docs/content"), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => name.replaceAll("\\", "/").replace(/\.md$/, ""));
    expect([...names].sort()).toEqual(written.sort());
    for (const name of names) expect(readPage(name, read).text, name).not.toMatch(/<!-- (include|code) /);
  });

  it("of tasks show a tested answer each", () => {
    const answers = readdirSync(join(root, "packages/docs/tasks")).map(
      (file) => `packages/docs/tasks/${file}`,
    );
    const shown = names
      .filter((name) => name.startsWith("tasks/"))
      .flatMap((name) => readPage(name, read).text.match(/packages\/docs\/tasks\/[\w.-]+(?=`:)/g) ?? []);
    expect(shown.sort()).toEqual(answers.sort());
  });
});

it("a missing heading fails", () => {
  expect(() => sectionOf("# A\n\n## B\ntext", "c", "page.md")).toThrow('page.md has no heading "c"');
});

it("a section ends at the next heading of its level, not at one in code", () => {
  const page = "## One\n\ntext\n\n```sh\n## not a heading\n```\n\n### Part\n\nmore\n\n## Two\n";
  expect(sectionOf(page, "one", "page.md")).toBe("text\n\n```sh\n## not a heading\n```\n\n### Part\n\nmore");
  expect(headingsOf(page).map(({ anchor }) => anchor)).toEqual(["one", "part", "two"]);
});

it("anchors are those of GitHub", () => {
  expect(slug("Configuration: one build, many shops")).toBe("configuration-one-build-many-shops");
  expect(slug("`DEFAULT_USER_INFO_KEY`")).toBe("default_user_info_key");
});

it("names and links lead to their pages, and code stays as it is", () => {
  const text =
    "`orders.get`, [Order](type:Order), [guide](repo:a.md#b), [other](repo:c.md)\n```ts\n`orders.get`\n```\n";
  const places = new Map([["a.md#b", "/guides/a#b"]]);
  const known = new Map([
    ["orders.get", "/api/orders.get"],
    ["type:Order", "/api/types#order"],
  ]);
  const page = { name: "x", path: "x.md", text, included: [] };
  expect(resolveLinks(page, places, known)).toBe(
    "[`orders.get`](/api/orders.get), [Order](/api/types#order), [guide](/guides/a#b), other\n```ts\n`orders.get`\n```\n",
  );
  expect(() => resolveLinks({ ...page, text: "[x](sdk:gone)" }, places, known)).toThrow(
    "x.md: a link to sdk:gone",
  );
});

it("the front page has its four figures", () => {
  expect(figures(read).map(({ value }) => value)).toHaveLength(4);
});
