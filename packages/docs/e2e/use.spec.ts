import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { sectionOf } from "../src/include";
import { address, folder, sandbox } from "./site";

test("the search finds without a network, by keyboard alone", async ({ page, context }) => {
  await context.setOffline(true);
  await page.goto(address("concepts/values.html"));
  await page.keyboard.press("/");
  await page.keyboard.type("price_changed");
  await expect(page.getByRole("link", { name: /orders\.create/ }).first()).toBeVisible();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("withdrawals.create");
  await expect(page.getByRole("status")).toContainText("results");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "withdrawals.create", level: 1 })).toBeVisible();

  await page.getByRole("searchbox").fill("zzzz");
  await expect(page.getByRole("status").first()).toContainText("Nothing found");
});

test("an operation is tried on the sandbox: sign in, then read the balance", async ({ page }) => {
  await page.goto(address("api/auth.login.html#try-it"));
  await page.getByLabel("Server").fill(sandbox);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(
    page.getByText(/^HTTP 200, code 1: success, .* The token is kept for this tab\.$/),
  ).toBeVisible();

  await page.goto(address("api/account.get.html#try-it"));
  await expect(page.getByLabel("Server")).toHaveValue(sandbox);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("group", { name: "Answer" })).toContainText('"money"');

  // The contract's sample order number doesn't exist here.
  await page.goto(address("api/orders.get.html#try-it"));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/^HTTP 404, code 404/)).toBeVisible();
});

test("the form shows input errors and unreachable servers", async ({ page }) => {
  await page.goto(address("api/products.list.html#try-it"));
  await page.getByLabel("Server").fill(sandbox);
  await page.getByLabel("Body").fill("{page: 1}");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/^The body is no JSON/)).toBeVisible();

  await page.getByLabel("Body").fill('{"page": 1}');
  await page.getByLabel("Server").fill("http://127.0.0.1:9");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(/^No answer from http:\/\/127\.0\.0\.1:9\./)).toBeVisible();
});

test("the program of the first page prints what the page says", async () => {
  const readme = readFileSync(join(folder, "../marketplace-sdk/README.md"), "utf8");
  const [program = "", printed = ""] = blocksOf(sectionOf(readme, "five-minutes", "README.md"));
  expect(program.split("\n").filter((line) => line.trim())).toHaveLength(9);
  const file = join(folder, "node_modules/.cache/first.mjs");
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, program.replace("http://127.0.0.1:4020", sandbox));
  // Playwright requests colors, whose codes would surround the numbers.
  const env = { ...process.env, FORCE_COLOR: "0" };
  expect(execFileSync(process.execPath, [file], { encoding: "utf8", env })).toBe(printed);
});

/** The blocks of TypeScript, and those of no language: what a program prints. */
const blocksOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, language]) => language === "ts" || language === "")
    .map(([, , text = ""]) => text);
