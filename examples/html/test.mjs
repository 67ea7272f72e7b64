import assert from "node:assert/strict";
import { chromium } from "playwright-core";
import { serve } from "./serve.mjs";

const api = process.env.MARKET_URL ?? "http://127.0.0.1:4020";
const server = await serve(0);
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH });
try {
  const page = await browser.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  const address = `http://127.0.0.1:${server.address().port}/`;
  const rows = page.getByRole("list", { name: "Products" }).getByRole("listitem");

  await page.goto(`${address}?api=${encodeURIComponent(api)}`);
  await rows.first().waitFor();
  assert.match(await rows.first().innerText(), /\d+\.\d{2} \S+/);

  await page.getByRole("searchbox", { name: "Search products" }).fill("zzzz");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("Nothing found").waitFor();
  assert.equal(await rows.count(), 0);

  // No server answers there: the page says so.
  await page.goto(`${address}?api=http://127.0.0.1:1`);
  await page
    .getByRole("status")
    .filter({ hasText: /^(?!Loading).+/ })
    .waitFor();
  assert.deepEqual(problems, []);
  console.log("lists products, searches, tells of a failure");
} finally {
  await browser.close();
  server.close();
}
