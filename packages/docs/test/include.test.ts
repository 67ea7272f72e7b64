import { describe, expect, it } from "vitest";
import { expand, headingsOf, region, sectionOf } from "../src/include";

const README = `# Thing

Intro.

## First part

See [below](#second) and [the guide](../docs/guide.md#a).

\`\`\`sh
# not a heading
\`\`\`

### Inside

Deep.

## Second

End.
`;
const files: Record<string, string> = {
  "packages/thing/README.md": README,
  "examples/a.ts": "// #region list\n  const a = 1;\n    const b = 2;\n// #endregion\nrest\n",
};
const read = (path: string) => files[path] ?? "";

describe("expand", () => {
  it("puts in the text under a heading, without the heading and without what follows", () => {
    const { text, included } = expand("<!-- include packages/thing/README.md#first-part -->", read);
    expect(text).toContain("# not a heading");
    expect(text).toContain("### Inside");
    expect(text).not.toContain("## First part");
    expect(text).not.toContain("End.");
    expect(included).toEqual([{ path: "packages/thing/README.md", part: "first-part", anchors: ["inside"] }]);
  });

  it("marks links with the file they meant", () => {
    const { text } = expand("<!-- include packages/thing/README.md#first-part -->", read);
    expect(text).toContain("[below](repo:packages/thing/README.md#second)");
    expect(text).toContain("[the guide](repo:packages/docs/guide.md#a)");
  });

  it("puts in a whole page below its title", () => {
    const { text } = expand("<!-- include packages/thing/README.md -->", read);
    expect(text).toMatch(/^Intro\./);
    expect(text).toContain("## Second");
  });

  it("puts in a file, or a region of it, as code with its path", () => {
    expect(expand("<!-- code examples/a.ts#list -->", read).text).toBe(
      "````ts examples/a.ts\nconst a = 1;\n  const b = 2;\n````",
    );
    expect(expand("<!-- code examples/a.ts -->", read).text).toContain("rest");
  });

  it("fails when the heading or region is gone", () => {
    expect(() => sectionOf(README, "third", "README.md")).toThrow('README.md has no heading "third"');
    expect(() => region("", "list", "a.ts")).toThrow('a.ts has no region "list"');
  });
});

describe("headingsOf", () => {
  it("names headings and no comments of code", () => {
    expect(headingsOf(README)).toEqual(["thing", "first-part", "inside", "second"]);
  });
});
