import assert from "node:assert/strict";
import { chromium } from "playwright-core";
import { preview } from "vite";

const server = await preview({ preview: { port: 0, host: "127.0.0.1" }, logLevel: "error" });
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH });
try {
  const page = await browser.newPage();
  const problems = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(server.resolvedUrls.local[0]);

  const rows = page.getByRole("list", { name: "Products" }).getByRole("listitem");
  await rows.first().waitFor();
  assert.match(await rows.first().innerText(), /\d+\.\d{2} \S+/);

  const search = page.getByRole("searchbox", { name: "Search products" });
  await search.fill("zzzz");
  await search.press("Enter");
  await page.getByText("Nothing found").waitFor();

  // The server is down: the page says so, and recovers when it is back.
  await page.route("**/api/**", (route) => route.abort());
  await search.fill("");
  await page.reload();
  await page.getByRole("alert").waitFor();
  await page.unroute("**/api/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await rows.first().waitFor();
  assert.deepEqual(problems, []);
  console.log("lists and searches products, tells of a failure and tries again");
} finally {
  await browser.close();
  await server.close();
}
