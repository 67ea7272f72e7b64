import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../page-errors";
import { printed } from "../printed";
import { callApi, logIn, MERCHANT, tokenOf } from "./members";

interface Settlement {
  order_no: string;
  net: string;
  available_at: number;
}

/** All payouts, however much other tests have sold. */
async function readAll(request: APIRequestContext): Promise<Settlement[]> {
  const token = await tokenOf(request, MERCHANT);
  const rows: Settlement[] = [];
  for (let page = 1; ; page++) {
    const { data, last_page } = await callApi<{ data: Settlement[]; last_page: number }>(
      request,
      "merchant/settlement",
      { page, limit: 50 },
      token,
    );
    rows.push(...data);
    if (page >= last_page) return rows;
  }
}

test("a seller prints and saves the payouts of a period", async ({ page, request }) => {
  const all = await readAll(request);
  const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);
  const days = all.map(({ available_at }) => day(available_at)).sort();
  const [from = "", to = ""] = [days[0], days[Math.floor(days.length / 2)]];
  const expected = all.filter(({ available_at }) => day(available_at) <= to);
  expect(expected.length).toBeGreaterThan(1);

  await page.goto("/login");
  await logIn(page, MERCHANT);
  await page.waitForURL("**/mine");
  await page.goto("/merchant?view=settlement");
  await page.getByRole("link", { name: "Statement" }).click();
  await page.getByLabel("From", { exact: true }).fill(from);
  await page.getByLabel("To", { exact: true }).fill(to);
  await page.getByRole("button", { name: "Show statement" }).click();
  const paper = page.getByRole("article", { name: "Payout statement" });
  await expect(paper.getByRole("row")).toHaveCount(Math.min(expected.length, 5000) + 1);
  const text = (await printed(page)).join(" ");
  for (const { order_no } of expected) expect(text).toContain(order_no);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const [heads, ...rows] = (await readFile(await (await download).path(), "utf8")).trimEnd().split("\r\n");
  expect(heads).toBe("\ufeffDate (UTC),Order number,Total,Commission,You receive,Order status,Currency");
  expect(rows).toHaveLength(expected.length);
  for (const { order_no, net, available_at } of expected) {
    expect(rows.find((row) => row.includes(order_no))).toMatch(
      new RegExp(`^${day(available_at)},.*,${net},`),
    );
  }
});
