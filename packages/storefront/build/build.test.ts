import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { screenViews } from "./screens.ts";

const root = join(import.meta.dirname, "..");
const dist = mkdtempSync(join(tmpdir(), "storefront-build-"));
const read = (name: string): string => readFileSync(join(dist, name), "utf8");
const assets = (ending: string): string[] =>
  readdirSync(join(dist, "assets")).filter((name) => name.endsWith(ending));

beforeAll(async () => {
  // Of a test's own, the libraries would come in their larger forms for developers, in other files.
  vi.stubEnv("NODE_ENV", "production");
  await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "error",
    mode: "production",
    build: { outDir: dist, emptyOutDir: true },
  });
  vi.unstubAllEnvs();
}, 300_000);
afterAll(() => rmSync(dist, { recursive: true, force: true }));

test("every script has a source map with the source texts in it", () => {
  const scripts = [...assets(".js").map((name) => `assets/${name}`), "service-worker.js"];
  // Not those that only pass on exports of another one, nor texts from JSON, the names of the classes and the bundler's own
  // runtime, which no source line holds.
  const withCode = scripts.filter(
    (name) => read(name).length > 200 && !/^assets\/(?:styles-|rolldown-runtime-|texts-(?!en))/.test(name),
  );
  expect(withCode).not.toEqual([]);
  for (const name of withCode) {
    expect(existsSync(join(dist, `${name}.map`)), name).toBe(true);
    const { sources, sourcesContent } = JSON.parse(read(`${name}.map`));
    expect(sources.length, name).toBeGreaterThan(0);
    expect(sourcesContent, name).toHaveLength(sources.length);
  }
});

test("the source map of the first load leads to the sources as they are", () => {
  const name = assets(".js").find((script) => script.startsWith("index-"));
  const map = JSON.parse(read(`assets/${name}.map`));
  const at = map.sources.findIndex((source: string) => source.endsWith("src/app/app.tsx"));
  expect(map.sourcesContent[at]).toBe(readFileSync(join(root, "src/app/app.tsx"), "utf8"));
});

test("the page names every file of its first load, and the style sheet last", () => {
  const html = read("index.html");
  const entry = /<script [^>]*src="\/(assets\/[^"]+)"/.exec(html)?.[1] ?? "";
  const imported = [...read(entry).matchAll(/from"\.\/([^"]+)"/g)].map(([, file]) => `assets/${file}`);
  const named = [...html.matchAll(/<link rel="modulepreload"[^>]* href="\/([^"]+)"/g)].map(
    ([, file]) => file,
  );
  // A file that only the script knows of would come a round trip later.
  expect(named).toEqual([...new Set(imported)]);
  expect(html.match(/<script[^>]+src=/g)).toHaveLength(1);
  expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
  expect(html.indexOf('rel="stylesheet"')).toBeGreaterThan(html.indexOf('id="root"'));
});

test("the offline worker knows every script, style sheet and face, byte for byte", () => {
  const listed = [...read("service-worker.js").matchAll(/"\/(assets\/[^"]+)":"sha256-([^"]+)"/g)];
  expect(listed.map(([, name]) => name).sort()).toEqual(
    [".js", ".css", ".woff2"]
      .flatMap(assets)
      .map((name) => `assets/${name}`)
      .sort(),
  );
  for (const [, name = "", hash] of listed) {
    const content = readFileSync(join(dist, name));
    expect(createHash("sha256").update(content).digest("base64"), name).toBe(hash);
  }
});

test("each screen but the home page has its own file", () => {
  const { screens } = JSON.parse(read("preload-manifest.json"));
  for (const { path, file } of screenViews) {
    if (path === "/") continue;
    const files: string[] = screens[path.split("/")[1] ?? ""];
    expect(
      files.some((name) => name.startsWith(`assets/${file}-`)),
      path,
    ).toBe(true);
  }
});

// The SDK's entry points are built apart, and each may bring the table of operations.
test("the first load has the operations of the contract once", () => {
  const first = assets(".js").filter((name) => name.startsWith("index-"));
  const code = first.map((name) => read(`assets/${name}`)).join("");
  expect(code.match(/\/api\/order\/create\b/g)).toHaveLength(1);
});

test("the seller's side is in files that no other screen loads", () => {
  const { screens } = JSON.parse(read("preload-manifest.json"));
  const first = assets(".js").filter((name) => name.startsWith("index-"));
  const loaded: [string, string[]][] = Object.entries({
    ...screens,
    "": first.map((name) => `assets/${name}`),
  });
  const ofSeller = (name: string): boolean =>
    name.endsWith(".css")
      ? name.includes("styles-seller-")
      : JSON.parse(read(`${name}.map`)).sources.some((source: string) =>
          source.includes("/features/seller/"),
        );
  const withSeller = loaded.filter(([, files]) => files.some(ofSeller)).map(([part]) => part);
  expect(withSeller).toEqual(["merchant"]);
  const styles = screens.merchant.filter((name: string) => name.endsWith(".css"));
  expect(styles.filter(ofSeller)).toHaveLength(1);
});

test("the words that screens begin with are the texts of every language", () => {
  const { words, texts } = JSON.parse(read("preload-manifest.json"));
  expect(Object.keys(words.recharge).sort()).toEqual(Object.keys(texts).sort());
  expect(words.withdraw.en).toMatch(/^We review every withdrawal /);
  expect(words.recharge.de).not.toBe(words.recharge.en);
});

test("a screen does not wait for the files of what is behind it", () => {
  const { screens } = JSON.parse(read("preload-manifest.json"));
  const later = /\/(offers-screen|one-order|list-screen|stage|signed-contract|reviews|product-page)-/;
  for (const part of ["order", "shop", "merchant"]) {
    expect(screens[part].filter((name: string) => later.test(name))).toEqual([]);
  }
  expect(screens.merchant.join()).toContain("dashboard-screen");
});

test("the sheet of what screens are made of comes before those that overrule it", () => {
  const orders = assets(".js").flatMap((name) => {
    const code = read(`assets/${name}`);
    const files: string[] = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(code)?.[1] ?? "[]");
    return [...code.matchAll(/__vite__mapDeps\(\[([\d,]+)\]\)/g)].map(([, places = ""]) =>
      places.split(",").map((place) => files[Number(place)]?.replace(/^assets\/|-.{8}\.css$/g, "") ?? ""),
    );
  });
  const both = orders.filter(
    (sheets) => sheets.includes("shared") && sheets.some((name) => /^styles-/.test(name)),
  );
  expect(both).not.toEqual([]);
  for (const sheets of both) {
    expect(sheets.indexOf("shared"), sheets.join()).toBeLessThan(
      sheets.findIndex((name) => /^styles-/.test(name)),
    );
  }
});
