import { isAddressOf, screenViews } from "../../build/screens";
import { SHOTS } from "../screens/shots";
import { expect } from "../tour";
import { walk } from "../walk";
import { test } from "./stage";

/* Every screen that has a photograph, for every role, with data from a stateful server. */

const HAS_TAB_BAR = /^\/($|product$|shop$|shop\?|mine|article-detail)/;
const HAS_FOOTER = /^\/($|loan)/;

for (const screen of SHOTS) {
  test(`${screen.name} is whole in every language, width and theme`, async ({ onStage }) => {
    const { shot, tour, go, act } = await onStage(screen);
    await walk(tour, {
      ...shot,
      go,
      act,
      async also(page) {
        if (shot.press || shot.act) return;
        await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible({
          visible: HAS_TAB_BAR.test(shot.path),
        });
        await expect(page.getByRole("contentinfo")).toBeVisible({ visible: HAS_FOOTER.test(shot.path) });
      },
    });
  });
}

test("every screen is photographed", () => {
  const shown = SHOTS.map(({ path }) => path.replace(/\?.*/, ""));
  const missing = screenViews.filter((screen) => !shown.some((pathname) => isAddressOf(screen, pathname)));
  expect(missing.map(({ path }) => path)).toEqual([]);
});
