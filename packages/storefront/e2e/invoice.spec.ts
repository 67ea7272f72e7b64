import { spawnSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { asBuyer } from "./buyer";
import { expect, NO_WORKER, test } from "./page-errors";
import { printed } from "./printed";

// `page.route` misses requests that go through the offline worker.
test.use({ serviceWorkers: "block", allowed: NO_WORKER });

const NO = "O2026111600471";
const INVOICE = `/order?no=${NO}&view=invoice`;

/** The order with enough lines to need several pages. */
async function withLines(page: Page, count: number): Promise<void> {
  await page.route("**/api/order/info", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [line] = body.data.goods;
    body.data.goods = Array.from({ length: count }, (_, at) => ({
      ...line,
      id: at + 1,
      title: `Backpack no. ${at + 1}.`,
    }));
    await route.fulfill({ response: answer, json: body });
  });
}

test("an invoice is made out to the company, and only it is printed", async ({ page }) => {
  await asBuyer(page);
  await page.goto(`/order?no=${NO}`);
  await page.getByRole("link", { name: "Invoice" }).click();
  const paper = page.getByRole("article", { name: "Invoice" });
  await expect(paper).toContainText("Mira Example");
  await page.getByLabel("Company").fill("Example Wholesale GmbH");
  await page.getByLabel("Billing address").fill("Gate 4\nPort Example");
  await page.getByLabel("Tax number").fill("EX 123/456");
  await page.getByLabel("PO number").fill("PO-2026-17");
  await expect(paper).toContainText("PO-2026-17");
  await page.reload();
  await expect(paper).toContainText("Example Wholesale GmbH");

  const [text = "", ...others] = await printed(page);
  expect(others).toEqual([]);
  for (const part of [
    ...[
      "Invoice",
      NO,
      "Example Trailhead Outdoor",
      "Example Wholesale GmbH",
      "Gate 4",
      "Tax number: EX 123/456",
    ],
    ...[
      "PO-2026-17",
      "Day backpack 22 l with padded laptop sleeve",
      "Navy · SKU: P1019-02",
      "Quantity",
      "Unit price",
      "Amount",
    ],
    ...["21.70 USDT", "2.80 USDT", "1.74 USDT", "26.24 USDT", "12 Harbour Lane, 2nd floor", "Nov 16, 2026"],
  ]) {
    expect(text).toContain(part);
  }
  // Prints neither the shell nor the form.
  expect(text).not.toMatch(/Print or save|Kept on this device|Cart|Account|Back/);
});

for (const format of ["A4", "Letter"] as const) {
  test(`a long invoice fills pages of ${format} with the head of its table on each`, async ({ page }) => {
    await asBuyer(page);
    await withLines(page, 60);
    await page.goto(INVOICE);
    await expect(page.getByText("Backpack no. 60.")).toBeVisible();
    const pages = await printed(page, format);
    expect(pages.length).toBeGreaterThanOrEqual(3);
    expect(pages.length).toBeLessThanOrEqual(5);
    for (const text of pages.slice(0, -1)) expect(text).toContain("Unit price");
    const all = pages.join(" ");
    for (let at = 1; at <= 60; at += 1) expect(all.split(`Backpack no. ${at}.`)).toHaveLength(2);
    // A line is never split, so its amount is on the same page.
    for (const text of pages) {
      expect(text.split("Backpack no.").length).toBe(text.split("Navy").length);
    }
    expect(pages.at(-1)).toContain("26.24 USDT");
  });
}

/** Whether this machine has fonts for a language. Without them, a PDF has boxes instead of text. */
const hasFont = (language: string): boolean =>
  spawnSync("fc-list", [`:lang=${language}`], { encoding: "utf8" }).stdout?.trim().length > 0;
/** A PDF stores Arabic letters in visual order, from left to right. */
const asPrinted = (word: string, code: string): string =>
  code === "ar" ? [...word].reverse().join("") : word;

for (const [code, words] of [
  ["ar", ["البائع", "المشتري", "المبلغ"]],
  ["zh-CN", ["账单", "卖家", "买家"]],
  // In some fonts, letters joined to one glyph have no text of their own in a PDF.
  ["hi", ["चालान"]],
] as const) {
  test(`an invoice is printed in ${code}`, async ({ page }) => {
    await asBuyer(page);
    await page.addInitScript((value) => localStorage.setItem("lang", JSON.stringify({ value })), code);
    await page.goto(INVOICE);
    const paper = page.getByRole("article");
    for (const word of words) await expect(paper).toContainText(word);
    await expect(page.locator("html")).toHaveAttribute("dir", code === "ar" ? "rtl" : "ltr");
    const [text = "", ...others] = await printed(page);
    expect(others).toEqual([]);
    expect(text).toContain(NO);
    expect(text).toContain("26.24 USDT");
    expect(text).toContain("Day backpack 22 l with padded laptop sleeve");
    if (!hasFont(code.slice(0, 2))) return;
    for (const word of words) expect(text).toContain(asPrinted(word, code));
  });
}
