import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { readChunks } from "../lib/chunks.mjs";
import { htmlLinks } from "../lib/html-links.mjs";

test("static imports belong to a chunk, dynamic ones do not", async (t) => {
  const folder = mkdtempSync(join(tmpdir(), "chunks-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const files = {
    "entry-1.js": 'import{a}from"./shared-2.js";console.log(a,import("./route-3.js"));',
    "shared-2.js": 'import"./base-4.js";export const a=1;',
    "route-3.js": 'import{a}from"./shared-2.js";export const Screen=a;',
    "base-4.js": "console.log(0);",
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const chunks = await readChunks(
    Object.fromEntries(Object.entries(files).map(([name, code]) => [join(folder, name), code])),
  );
  assert.deepEqual(chunks.closure("entry-1.js"), ["entry-1.js", "shared-2.js", "base-4.js"]);
  assert.deepEqual(chunks.closure("route-3.js"), ["route-3.js", "shared-2.js", "base-4.js"]);
});

test("icons and the web manifest aren't part of the first load", () => {
  const html = `<link rel="icon" href="/icon.svg"><link rel="manifest" href="/m.webmanifest">
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared-2.js">
    <link rel="stylesheet" crossorigin href="/assets/index-3.css">`;
  assert.deepEqual(htmlLinks(html), { scripts: ["index-1.js", "shared-2.js"], styles: ["index-3.css"] });
});
