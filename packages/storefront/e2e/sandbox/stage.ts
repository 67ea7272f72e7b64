import type { Page } from "@playwright/test";
import { moveIn } from "../../scripts/screens/move-in.mjs";
import { actOn, openScreen, type Shot } from "../../scripts/screens/open.mjs";
import { shotOn } from "../../scripts/screens/shots.mjs";
import { setStage } from "../../scripts/screens/stage.mjs";
import { storedGoods } from "../../scripts/screens/stored-goods.mjs";
import { test as base, openTour, type Tour } from "../tour";
import { newMember } from "./members";

interface OnStage {
  /** The screen, with the addresses of its data. */
  shot: Shot;
  /** The tour of the screen's user, which stays open for the next screen. */
  tour: Tour;
  /** Opens the screen. */
  go(page: Page): Promise<void>;
  /** Performs the screen's actions, after each load. */
  act(page: Page): Promise<void>;
}

interface Staged {
  onStage(screen: Shot): Promise<OnStage>;
}

/** Playwright's test with the demonstration's users, who have data of every kind. */
export const test = base.extend<Record<never, never>, Staged>({
  onStage: [
    async ({ browser }, use) => {
      const url = base.info().project.use.baseURL ?? "";
      const stage = await setStage(url, newMember().username);
      const stored = await storedGoods(url);
      const tours = new Map<string, Promise<Tour>>();
      await use(async (screen) => {
        const key = `${screen.who} ${screen.empty}`;
        const tour = tours.get(key) ?? openTour(browser, (page) => moveIn(page, screen, stage, stored));
        tours.set(key, tour);
        const shot = shotOn(stage, screen);
        return {
          shot,
          tour: await tour,
          go: (page) => openScreen(page, shot, stage),
          act: (page) => actOn(page, shot, stage),
        };
      });
      for (const tour of tours.values()) await (await tour).page.context().close();
    },
    { scope: "worker" },
  ],
});
