import type { Page } from "@playwright/test";
import { actOn, moveIn, openScreen, type Shot, shotOn } from "../screens/open";
import { type Stage, setStage } from "../screens/stage";
import { test as base, openTour, type Tour } from "../tour";

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
  stage: Stage;
  onStage(screen: Shot): Promise<OnStage>;
}

/** Playwright's test with the demonstration's users, who have data of every kind. */
export const test = base.extend<Record<never, never>, Staged>({
  stage: [
    async ({ playwright }, use, { project }) => {
      const { baseURL = "" } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      await use(await setStage(request, baseURL));
      await request.dispose();
    },
    { scope: "worker" },
  ],
  onStage: [
    async ({ browser, stage }, use) => {
      const tours = new Map<string, Promise<Tour>>();
      await use(async (screen) => {
        const key = `${screen.who} ${screen.empty}`;
        const tour = tours.get(key) ?? openTour(browser, (page) => moveIn(page, screen, stage));
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
