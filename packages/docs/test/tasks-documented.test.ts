import { readdirSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { sectionOf } from "../src/include";
import { makeSite } from "../src/site";
import { twinLinks, twinUrl } from "../src/twin";
import { root } from "./support/root";
import { sdkNames } from "./support/sdk-names";

const docs = join(root, "packages/docs");
const answers = readdirSync(join(docs, "tasks")).map((name) => join(docs, "tasks", name));
const sdk = realpathSync(dirname(createRequire(import.meta.url).resolve("marketplace-sdk/package.json")));
const { config } = ts.readConfigFile(join(docs, "tsconfig.json"), ts.sys.readFile);
const program = ts.createProgram(answers, ts.parseJsonConfigFileContent(config, ts.sys, docs).options);

const site = makeSite(root);
const twins = new Map(site.pages.map(({ url, markdown }) => [twinUrl(url), markdown]));
const tasks = site.pages.filter(({ url }) => url.startsWith("tasks/") && url !== "tasks/index.html");

/** The files whose code a page shows. */
const shown = (markdown: string) =>
  [...markdown.matchAll(/^`{3,}\w+ (packages\/docs\/tasks\/[\w.-]+)$/gm)].map(([, path = ""]) =>
    join(root, path),
  );

/** Pages, or the parts of pages, that a task names after "Needs:". */
function needed(markdown: string): string[] {
  const line = /^Needs: (.*)$/m.exec(markdown)?.[1] ?? "";
  return twinLinks(line).map((link) => {
    const [path = "", anchor] = link.split("#");
    const url = join("tasks", path);
    const page = twins.get(url);
    if (page === undefined) throw new Error(`no page ${url}`);
    return anchor ? `${anchor}\n${sectionOf(page, anchor, url)}` : page;
  });
}

/** The names that a text does not have as a word; anchors are in lower case. */
const missingNames = (names: readonly string[], text: string) =>
  names.filter((name) => !new RegExp(`(?<!\\w)${name}(?!\\w)`, "i").test(text));

describe("the tasks", () => {
  it("are ten, each answer on a page and each page with an answer", () => {
    expect(tasks).toHaveLength(10);
    expect(tasks.flatMap(({ markdown }) => shown(markdown)).sort()).toEqual([...answers].sort());
  });

  it.each(tasks.map(({ title, markdown }) => ({ title, markdown })))(
    "$title: the pages it names suffice",
    ({ markdown }) => {
      const text = needed(markdown).join("\n");
      const names = shown(markdown).flatMap((file) => sdkNames(program, file, sdk));
      expect(names.length).toBeGreaterThan(2);
      expect(missingNames(names, text)).toEqual([]);
    },
  );
});

it("a name that the pages do not contain is found", () => {
  const task = tasks.find(({ url }) => url === "tasks/pay-with-balance.html");
  const text = needed(task?.markdown ?? "").join("\n");
  expect(missingNames(["already_paid", "isErrorOf", "no_such_reason"], text)).toEqual(["no_such_reason"]);
});
