import { SCREENS, type Screen } from "./screens";
import { expect, test } from "./tour";
import { routesOf, walk } from "./walk";

/* Every route of docs/product.md, "Routes", opened by its address with data from the contract's examples. */

const NOWHERE: Screen = { path: "/nowhere", heading: "Page not found" };
const MINE: Screen = {
  path: "/mine",
  heading: "Mira Example",
  title: "Account",
  signedIn: true,
  tabBar: true,
};
const ALL = [...SCREENS, MINE, NOWHERE];

for (const screen of ALL) {
  const { path, signedIn, tabBar = false, footer = false } = screen;
  test(`${path}${screen === MINE ? " of a buyer" : ""} is whole in every language, width and theme`, async ({
    visitor,
    buyer,
  }) => {
    await walk(signedIn ? buyer : visitor, {
      ...screen,
      async also(page) {
        await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible({ visible: tabBar });
        await expect(page.getByRole("contentinfo")).toBeVisible({ visible: footer });
      },
    });
  });
}

test("the screens are all 35 routes", () => {
  expect(routesOf(SCREENS.map(({ path }) => path))).toBe(35);
});

test("a screen keeps its own title when the shop's name comes while it is being drawn", async ({
  visitor,
}) => {
  const { page, begin } = visitor;
  await begin();
  await page.goto("/faqs");
  // The moment is short: four loads of forty missed it.
  for (let load = 0; load < 15; load += 1) {
    await page.evaluate(() => localStorage.removeItem("website"));
    await page.goto("/search?tab=requests");
    await expect(page).toHaveTitle(/ · Example Market$/);
    await expect(page).toHaveTitle("Purchase requests · Example Market");
  }
});
