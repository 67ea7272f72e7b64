import { SCREENS, type Screen } from "./screens";
import { expect, test } from "./tour";
import { routesOf, walk } from "./walk";

/* Every route of the specification (section 2) by its address, as the contract's examples fill it. */

const NOWHERE: Screen = { path: "/nowhere", heading: "This page does not exist" };
const MINE: Screen = { path: "/mine", heading: "Mira Example", title: "Mine", signedIn: true, tabBar: true };
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

test("the screens are all 35 routes of the specification", () => {
  expect(routesOf(SCREENS.map(({ path }) => path))).toBe(35);
});
