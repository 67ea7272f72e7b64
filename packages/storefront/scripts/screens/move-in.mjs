/**
 * From now on the page belongs to one of the stage's users, with their browser's data.
 *
 * @param {import("@playwright/test").Page} page
 * @param {Pick<import("./open.mjs").Shot, "who" | "empty">} shot
 * @param {import("./stage.mjs").Stage} stage
 * @param {object} stored cart and favorites, unless the shot is of empty ones
 */
export async function moveIn(page, { who = "visitor", empty = false }, stage, stored) {
  await page.addInitScript(
    ({ records, token }) => {
      // Once: actions on a screen are permanent.
      if (sessionStorage.getItem("staged")) return;
      sessionStorage.setItem("staged", "1");
      for (const [key, value] of Object.entries(records)) localStorage.setItem(key, JSON.stringify(value));
      if (token) localStorage.setItem("access_key", token);
    },
    { records: empty ? {} : stored, token: who === "visitor" ? undefined : stage.tokens[who] },
  );
}
