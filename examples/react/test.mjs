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
  assert.equal(await rows.count(), 10);
  await page.getByRole("button", { name: "More" }).click();
  await rows.nth(19).waitFor();

  await page.getByLabel("Name").fill("buyer");
  await page.getByLabel("Password").fill("not it");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("Password").fill("buyer-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("Hello, buyer").waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("Password").waitFor();
  assert.deepEqual(problems, []);
  console.log("lists page by page, refuses and takes a password, signs out");
} finally {
  await browser.close();
  await server.close();
}
