import type { Page } from "@playwright/test";
import { openScreen } from "../../scripts/screens/open.mjs";
import { SHOTS } from "../../scripts/screens/shots.mjs";
import { expect } from "../tour";
import { routesOf, walk } from "../walk";
import { test } from "./stage";

/* Every screen that is photographed, of everybody who has one, with what a server that remembers fills it with. */

/** A sheet is open, also after the page was loaded again. */
async function pressed(page: Page, button: string): Promise<void> {
  const sheet = page.locator("dialog[open]");
  if (!(await sheet.isVisible())) await page.locator(button).first().click();
  await sheet.waitFor();
}

for (const screen of SHOTS) {
  test(`${screen.name} is whole in every language, width and theme`, async ({ onStage }) => {
    const { shot, tour } = await onStage(screen);
    await walk(tour, {
      ...shot,
      go: (page) => openScreen(page, shot),
      async act(page) {
        if (shot.press) await pressed(page, shot.press);
      },
    });
  });
}

test("what is photographed are all 35 routes of the specification", () => {
  expect(routesOf(SHOTS.map(({ path }) => path).filter((path) => path !== "/nowhere"))).toBe(35);
});
