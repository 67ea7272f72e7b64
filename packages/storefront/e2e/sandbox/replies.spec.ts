import { expect, test } from "../page-errors";
import { callApi, MERCHANT, tokenOf } from "./members";

test("reviews of all products are replied to one after the other, with the keyboard, on one screen", async ({
  page,
  request,
}) => {
  const token = await tokenOf(request, MERCHANT);
  const waiting = () =>
    callApi<{ total: number }>(request, "merchant/comment_list", { replied: 0, limit: 1 }, token);
  const before = (await waiting()).total;
  await page.addInitScript((value) => localStorage.setItem("access_key", value), token);
  await page.goto("/merchant?view=reviews");
  const rows = page.getByRole("list", { name: "Reviews" }).getByRole("listitem");
  await expect(rows.first()).toBeVisible();

  await rows.first().getByRole("button", { name: "Reply" }).press("Enter");
  for (const words of ["Thank you for the kind words.", "Good to hear, thank you."]) {
    const second = await rows.nth(1).innerText();
    await page.keyboard.type(words);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Reply posted")).toBeVisible();
    // The next review is now the first, and its button has focus.
    await expect.poll(() => rows.first().innerText()).toBe(second);
    await expect(rows.first().getByRole("button", { name: "Reply" })).toBeFocused();
    await page.keyboard.press("Enter");
  }
  expect((await waiting()).total).toBe(before - 2);
  await page.getByRole("link", { name: "Replied" }).click();
  await expect(page.getByText("Good to hear, thank you.")).toBeVisible();
});
