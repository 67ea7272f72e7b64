import assert from "node:assert/strict";
import { test } from "node:test";
import { bundleBytes } from "../lib/bundle.mjs";

test("what a program imports later is counted apart", async () => {
  const later = `data:text/javascript,${encodeURIComponent(`export const words = ${JSON.stringify("abc".repeat(99))}`)}`;
  const code = (/** @type {string} */ program) => bundleBytes(program, { external: ["react"] });
  const none = await code("console.log(1)");
  const lazy = await code(`console.log(1); export const more = () => import(${JSON.stringify(later)})`);
  const eager = await code(`import ${JSON.stringify("react")}; console.log(1)`);
  assert.ok(none.first > 20 && none.later === 0);
  assert.ok(lazy.first > none.first && lazy.later > 20);
  assert.ok(eager.first > none.first && eager.later === 0);
});
