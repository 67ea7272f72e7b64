import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const gallery = readdirSync(new URL(".", import.meta.url));
const stories = gallery.filter((name) => name.endsWith(".stories.tsx"));

/** `Page` is what the gallery itself is laid out with. */
const used = ["main.tsx", ...stories].map(read).join("\n");

/** The components that an index exports: capitalized names that aren't types. */
const componentsOf = (index: string): string[] =>
  [...read(index).matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => /^[A-Z][a-z]\w*$/.test(name));

test.each(["../src/ui/index.ts", "../src/blocks/index.ts"])(
  "every component of %s is in the gallery",
  (index) => {
    const components = componentsOf(index);
    expect(components.length).toBeGreaterThan(5);
    expect(components.filter((name) => !new RegExp(`<${name}[\\s>]`).test(used))).toEqual([]);
  },
);

test("every file of stories has a page", () => {
  const main = read("main.tsx");
  for (const name of stories) expect(main).toContain(`"./${name.replace(".tsx", "")}"`);
});
