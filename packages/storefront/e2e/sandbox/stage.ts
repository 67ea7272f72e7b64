import type { Page } from "@playwright/test";
import { moveIn } from "../../scripts/screens/move-in.mjs";
import { actOn, openScreen, type Shot } from "../../scripts/screens/open.mjs";
import { shotOn } from "../../scripts/screens/shots.mjs";
import { setStage } from "../../scripts/screens/stage.mjs";
import { storedGoods } from "../../scripts/screens/stored-goods.mjs";
import { test as base, openTour, type Tour } from "../tour";
import { stranger } from "./members";

interface OnStage {
  /** The screen with the addresses of what was made. */
  shot: Shot;
  /** Of the one whose screen it is; it stays open for the next one. */
  tour: Tour;
  /** The way to the screen. */
  go(page: Page): Promise<void>;
  /** What is pressed and done on it, also when it was loaded again. */
  act(page: Page): Promise<void>;
}

interface Staged {
  onStage(screen: Shot): Promise<OnStage>;
}

/** Playwright's test with the demonstration's people, who have something of everything. */
export const test = base.extend<Record<never, never>, Staged>({
  onStage: [
    async ({ browser }, use) => {
      const url = base.info().project.use.baseURL ?? "";
      const stage = await setStage(url, stranger().username);
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
