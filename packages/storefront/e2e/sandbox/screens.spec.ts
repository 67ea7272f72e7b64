import { SHOTS } from "../../scripts/screens/shots.mjs";
import { expect } from "../tour";
import { routesOf, walk } from "../walk";
import { test } from "./stage";

/* Every screen that has a screenshot, for every role, with data from a stateful server. */

for (const screen of SHOTS) {
  test(`${screen.name} is whole in every language, width and theme`, async ({ onStage }) => {
    const { shot, tour, go, act } = await onStage(screen);
    await walk(tour, { ...shot, go, act });
  });
}

test("what is photographed are all 35 routes", () => {
  expect(routesOf(SHOTS.map(({ path }) => path).filter((path) => path !== "/nowhere"))).toBe(35);
});
