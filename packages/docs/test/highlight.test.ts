import { describe, expect, it } from "vitest";
import { highlight } from "../src/highlight";
import { plainText } from "../src/html";

describe("highlight", () => {
  it("marks words, strings, numbers and comments", () => {
    expect(highlight('const a = "b"; // 3', "ts")).toBe(
      '<span class="word">const</span> a = <span class="string">&quot;b&quot;</span>; <span class="comment">// 3</span>',
    );
  });

  it("doesn't mistake an address for a comment", () => {
    expect(highlight("see https://example.com", "ts")).toBe("see https://example.com");
  });

  it("colors options of a command and no dashes", () => {
    expect(highlight("npm run x -- --dev", "sh")).toBe('npm run x -- <span class="word">--dev</span>');
  });

  it.each(["ts", "json", "html", "sh", "yaml", "unknown", ""])("loses no character in %s", (language) => {
    const code = `<a href="x">&amp; 'y' \`z\` # -- --b // c /* d */ <!-- e --> 1_000 {"f": null}</a>`;
    expect(plainText(highlight(code, language))).toBe(code);
  });
});
