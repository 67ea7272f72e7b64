import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { asBuyer } from "./buyer";
import { expect, NO_WORKER, test } from "./page-errors";
import { printed } from "./printed";

// `page.route` misses requests that go through the offline worker.
test.use({ serviceWorkers: "block", allowed: NO_WORKER });

const STATEMENT = "/rechargeRecode?tab=log&view=statement";

async function show(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel("From", { exact: true }).fill(from);
  await page.getByLabel("To", { exact: true }).fill(to);
  await page.getByRole("button", { name: "Show statement" }).click();
}

test("changes of the balance in a period are printed and saved as CSV", async ({ page }) => {
  await asBuyer(page);
  await page.goto("/rechargeRecode?tab=log");
  await page.getByRole("link", { name: "Statement" }).click();
  await show(page, "2026-11-17", "2026-11-20");
  const paper = page.getByRole("article", { name: "Balance statement" });
  await expect(paper.getByRole("row")).toHaveCount(5);
  await expect(paper).toContainText("Nov 17, 2026 – Nov 20, 2026 (UTC)");

  const [text = "", ...others] = await printed(page);
  expect(others).toEqual([]);
  for (const part of [
    "Balance statement",
    "-141.17 USDT",
    "250.00 USDT",
    "Opening balance",
    "Closing balance",
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/Download CSV|Show statement/);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("balance-2026-11-17-2026-11-20.csv");
  const [heads, first, ...rest] = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(heads).toBe("\ufeffDate (UTC),Type,Details,Change,Balance before,Balance after,Currency");
  expect(first).toMatch(
    /^2026-11-20T02:59:06Z,Payment,Payment P2026112000371,-141\.170000,\d+\.\d{6},\d+\.\d{6},USDT$/,
  );
  expect(rest).toHaveLength(3);
});

test("a period without days is refused, one without entries says so", async ({ page }) => {
  await asBuyer(page);
  await page.goto(STATEMENT);
  await show(page, "2020-01-02", "2020-01-01");
  await expect(page.getByText("Choose an end date that isn’t before the start date")).toBeVisible();
  await show(page, "2020-01-01", "2020-01-02");
  await expect(page.getByRole("heading", { name: "Nothing in this period" })).toBeVisible();
});

test("reading many pages shows how far it is, and stops", async ({ page }) => {
  await asBuyer(page);
  let asked = 0;
  let answer = (): void => {};
  await page.route("**/api/user/money_log", async (route) => {
    asked += 1;
    const { page: at, limit } = route.request().postDataJSON();
    if (at === 3) await new Promise<void>((resolve) => (answer = resolve));
    const data = Array.from({ length: limit }, (_, row) => ({
      id: at * limit + row,
      type: "payment",
      money: "-1.00",
    }));
    await route
      .fulfill({
        json: {
          code: 1,
          msg: "",
          time: 1,
          data: { total: 1000, per_page: limit, current_page: at, last_page: 10, data },
        },
      })
      .catch(() => {});
  });
  await page.goto(STATEMENT);
  await expect(page.getByText("Reading 200 of 1,000")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeHidden();
  answer();
  await expect(page.getByRole("article")).toBeHidden();
  expect(asked).toBe(3);
});
