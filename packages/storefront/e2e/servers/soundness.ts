import type { Page } from "@playwright/test";
import { expect } from "../page-errors";

/** A phone and a desktop. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Red sentences: error states and toasts. */
const alerts = (page: Page) => page.getByRole("alert").filter({ hasText: /\w/ });

/** Nothing on the screen is escaped as HTML, fails, or blames the connection. */
export async function isSound(page: Page): Promise<void> {
  await expect(page.locator("body")).not.toContainText(/&(amp|#0?39|quot|lt|gt);/);
  await expect(page.locator("body")).not.toContainText(/No connection|Something went wrong/);
  await expect(alerts(page)).toHaveCount(0);
}
