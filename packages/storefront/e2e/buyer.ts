import type { Page } from "@playwright/test";

/** Makes the page's visits those of a buyer who signed in earlier. */
export async function asBuyer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("signedIn")) localStorage.setItem("access_key", "token-of-an-earlier-visit");
    sessionStorage.setItem("signedIn", "1");
  });
}

/** Fills the login form on screen and sends it. */
export async function logIn(page: Page, password = "correct-horse"): Promise<void> {
  await page.getByLabel("Username or email").fill("mira");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}
