import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Built, buildSite } from "../src/main";
import { root } from "./support/root";

const out = mkdtempSync(join(tmpdir(), "marketplace-docs-"));
let built: Built;
const read = (name: string) => readFileSync(join(out, name), "utf8");
const pages = () =>
  readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => name.replaceAll("\\", "/"))
    // No text, so no twin.
    .filter((name) => !name.startsWith("gallery/"));

beforeAll(() => {
  built = buildSite(root, out);
}, 120_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

describe("the built site", () => {
  it("has no link that leads nowhere, in HTML and in Markdown", () => {
    expect(built.findings).toEqual([]);
  });

  it("has a twin of every page, which the page names", () => {
    expect(pages().length).toBe(built.pages);
    expect(built.pages).toBeGreaterThan(100);
    for (const page of pages()) {
      const twin = page.replace(/\.html$/, ".md");
      expect(existsSync(join(out, twin)), twin).toBe(true);
      const link = /<link rel="alternate" type="text\/markdown" href="([^"]+)">/.exec(read(page))?.[1];
      expect(join(page, "..", link ?? ""), page).toBe(join(twin));
      expect(read(twin), twin).toMatch(/^# \S/);
    }
  });

  it("lists every page in llms.txt, and has all of them in llms-full.txt", () => {
    const index = read("llms.txt");
    const full = read("llms-full.txt");
    for (const page of pages()) {
      const twin = page.replace(/\.html$/, ".md");
      expect(index).toContain(`](${twin})`);
      expect(full).toContain(`<!-- ${twin} -->`);
    }
  });
});
