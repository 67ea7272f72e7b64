import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

/** The gallery's pages: one for each file of stories. */
export const galleryPages = readdirSync(
  join(fileURLToPath(import.meta.url), "../../../marketplace-react/gallery"),
)
  .flatMap((name) => /^(\w+)\.stories\.tsx$/.exec(name)?.[1] ?? [])
  .sort();

/** How a page of the gallery is shown. */
export interface Form {
  scheme: "light" | "dark";
  dir: "ltr" | "rtl";
  theme?: "harbour";
}

export const FORMS: readonly Form[] = (["light", "dark"] as const).flatMap((scheme) =>
  (["ltr", "rtl"] as const).map((dir) => ({ scheme, dir })),
);

/** Opens a page of the gallery and waits until its blocks have their answers. */
export async function openGallery(page: Page, name: string, form: Form): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/gallery/index.html?${new URLSearchParams({ page: name, ...form })}`);
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  if (name === "blocks") {
    // It asks for the payment, then for where to send the coins.
    await page.getByRole("region", { name: "Payment transfer" }).getByRole("definition").last().waitFor();
  }
  await page.evaluate(() => document.fonts.ready);
}
