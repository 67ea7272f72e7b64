import type { Page } from "@playwright/test";
import { expect, test } from "../page-errors";
import { MERCHANT, tokenOf } from "./members";

/** Thirty days: the last but one with sales of 50, the last with 20, the others with none. */
async function serveSales(page: Page): Promise<unknown[]> {
  const asked: unknown[] = [];
  await page.route("**/api/merchant/stats", async (route) => {
    asked.push(route.request().postDataJSON());
    const series = Array.from({ length: 30 }, (_, day) => ({
      date: `2026-11-${String(day + 1).padStart(2, "0")}`,
      sales_amount: day === 29 ? "20.00" : day === 28 ? "50.00" : "0.00",
      order_count: day === 29 ? 2 : day === 28 ? 5 : 0,
    }));
    await route.fulfill({
      json: {
        code: 1,
        msg: "",
        data: { currency: "USDT", sales_amount: "70.00", order_count: 7, series },
      },
    });
  });
  return asked;
}

for (const [code, back] of [
  ["en", "ArrowLeft"],
  ["ar", "ArrowRight"],
] as const) {
  test(`each day's sales can be read with a pointer and with the keyboard (${code})`, async ({
    page,
    request,
  }) => {
    const token = await tokenOf(request, MERCHANT);
    await page.addInitScript(
      ({ value, token }) => {
        localStorage.setItem("lang", JSON.stringify({ value, langText: value, icon: "none" }));
        localStorage.setItem("access_key", token);
      },
      { value: code, token },
    );
    const asked = await serveSales(page);
    await page.goto("/merchant?view=sales&tab=days");
    const chart = page.getByRole("slider");
    await expect(chart).toHaveAttribute("aria-valuetext", /20\.00.USDT.*2$/);
    expect(asked).toMatchObject([{ by: "day" }]);

    await chart.focus();
    await page.keyboard.press(back);
    await expect(chart).toHaveAttribute("aria-valuetext", /50\.00.USDT.*5$/);
    await page.keyboard.press("Home");
    await expect(chart).toHaveAttribute("aria-valuenow", "1");

    const box = await chart.boundingBox();
    if (!box) throw new Error("The chart is not drawn.");
    const share = 28.5 / 30;
    await page.mouse.move(box.x + box.width * (code === "ar" ? 1 - share : share), box.y + box.height / 2);
    await expect(chart).toHaveAttribute("aria-valuenow", "29");
    await expect(page.locator("main")).toContainText("50.00");
  });
}
