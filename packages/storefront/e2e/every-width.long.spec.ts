import type { Locator, Page } from "@playwright/test";
import { asBuyer } from "./buyer";
import { expect, test } from "./page-errors";

/* What most easily breaks at some window width: columns, text below bars, words out of place. */

/** Of the document, whatever the window shows of it. */
const leftAndRight = (element: Locator): Promise<[number, number]> =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  });

async function openAsBuyer(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
}

test("on a desktop all pages of the account begin at one edge, and forms have one width", async ({
  page,
}) => {
  await asBuyer(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const columns: Record<string, [number, number]> = {};
  for (const [path, heading] of [
    ["/order", "My orders"],
    ["/recharge", "Top up"],
    ["/withdraw", "Withdraw"],
    ["/loan", "Loans"],
    ["/setting", "Settings"],
    ["/lang", "Language"],
    ["/resetPwd", "Login password"],
    ["/address", "Shipping addresses"],
  ] as const) {
    await openAsBuyer(page, path, heading);
    columns[path] = await leftAndRight(page.getByRole("main").locator("> *").last());
  }
  // Rows of orders have the whole width.
  const { "/order": orders, ...forms } = columns;
  expect(Object.values(forms), JSON.stringify(columns)).toEqual(
    Object.values(forms).map(() => forms["/recharge"]),
  );
  expect(orders?.[0], JSON.stringify(columns)).toBe(forms["/recharge"]?.[0]);
});

test("text of a product that scrolls under its head is hidden by it", async ({ page }) => {
  await page.goto("/goods?id=1003");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const back = page.getByRole("button", { name: "Back" });
  const ground = () =>
    back.evaluate((button) => {
      const { backgroundColor, opacity } = getComputedStyle(button.parentElement as Element, "::before");
      return { opacity: Number(opacity), isOpaque: !/, 0\)$|\/ 0\)$/.test(backgroundColor) };
    });
  expect((await ground()).opacity).toBe(0);
  await page.evaluate(() => scrollTo(0, innerWidth));
  await expect.poll(ground).toEqual({ opacity: 1, isOpaque: true });
});

test("the tabs of the orders are whole on a phone", async ({ page }) => {
  await asBuyer(page);
  await openAsBuyer(page, "/order", "My orders");
  const tabs = page.getByRole("link", { name: /^(All|Paid|Shipped|Received|To review|Disputed)/ });
  await expect(tabs).toHaveCount(6);
  // Counts are raised into the gaps between the words.
  const boxes = await page.getByRole("navigation", { name: "Orders by status" }).evaluate((nav) => {
    const texts = document.createTreeWalker(nav, NodeFilter.SHOW_TEXT);
    const found: DOMRect[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(text);
      found.push(range.getBoundingClientRect());
    }
    return found.map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
  });
  expect(boxes.length).toBeGreaterThan(6);
  for (const [index, box] of boxes.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(390);
    const overlapping = boxes
      .slice(index + 1)
      .filter((other) => other.left < box.right && box.left < other.right)
      .filter((other) => other.top < box.bottom && box.top < other.bottom);
    expect(overlapping).toEqual([]);
  }
});

test("the words of a banner stay within it on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  const banner = page.getByRole("list", { name: "Offers" }).getByRole("listitem").first();
  await expect(banner).toBeVisible();
  const outside = await banner.evaluate((item) => {
    const frame = item.getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents(item);
    return Array.from(words.getClientRects()).filter(
      ({ left, right, top, bottom }) =>
        left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1,
    ).length;
  });
  expect(outside).toBe(0);
});

test("a loan asks for the first fault, and shows the application after it was sent", async ({ page }) => {
  await asBuyer(page);
  await openAsBuyer(page, "/loan", "Loans");
  await page.getByRole("button", { name: "Apply" }).click();
  const firstTerm = page.getByRole("radio").first();
  await expect(firstTerm).toBeFocused();
  await expect(firstTerm).toBeInViewport();

  await firstTerm.check();
  await page.getByLabel("Amount").fill("500");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("heading", { name: "Your applications" })).toBeInViewport();
});
