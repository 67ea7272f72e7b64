import { asBuyer } from "./buyer";
import { expect, test } from "./page-errors";
import { CLOSED_SCREENS, SCREENS, type Screen } from "./screens";

/* The tables say what the specification (section 2) asks of every route. */

const NAME = "Example Market";

function documentTitle({ heading, title = heading }: Screen): string {
  return title === "" ? NAME : `${title} · ${NAME}`;
}

for (const screen of [...SCREENS, ...CLOSED_SCREENS]) {
  const { path, heading, signedIn, tabBar = false, footer = false } = screen;
  test(`${path} opens by its address and after a reload, with its title and its bars`, async ({ page }) => {
    if (signedIn) await asBuyer(page);
    await page.goto(path);
    for (const visit of ["first", "reloaded"]) {
      if (visit === "reloaded") await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(documentTitle(screen));
      await expect(page).toHaveURL(path);
      // It comes with the footer: from here on "not there" means "not on this page".
      await expect(page.getByRole("link", { name: "Customer service" }).last()).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible({ visible: tabBar });
      await expect(page.getByRole("contentinfo")).toBeVisible({ visible: footer });
    }
  });
}

test("the screens are all 35 routes of the specification", () => {
  const patterns = [...SCREENS, ...CLOSED_SCREENS].map(({ path }) =>
    path.replace(/\?.*/, "").replace(/\/\d+$/, "/{}"),
  );
  expect(new Set(patterns).size).toBe(35);
});

test("nothing on the main screens leads to a part that is not open", async ({ page }) => {
  const closed = CLOSED_SCREENS.map(({ path }) => path);
  await asBuyer(page);
  for (const path of ["/", "/product", "/shop", "/mine", "/setting", "/faqs", "/goods?id=1003", "/store/1"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const links = await page
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(
      links.filter((link) => closed.includes(link ?? "")),
      path,
    ).toEqual([]);
  }
});
