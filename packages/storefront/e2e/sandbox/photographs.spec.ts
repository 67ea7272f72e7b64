import { mkdir, writeFile } from "node:fs/promises";
import { LANGUAGES } from "marketplace-sdk/state";
import { LATE_SHOTS } from "../screens/money-shots";
import { moveIn, openScreen, photograph, type Shot, shotOn } from "../screens/open";
import { SHOTS } from "../screens/shots";
import { passTime } from "../screens/stage";
import { test } from "./stage";

/* Every screen as reviewers look at it: `npm run screens`. A language's looks are chosen by -g "in ar", a screen's by -g "cart in". */

/** Names of the screens that most users see: these are photographed in every language. */
const MAIN = /^(home|product|goods|store|cart|order-checked|order|mine|recharge|withdraw)$/;
const LOOKS = [
  { look: "en", locale: "en-GB", colorScheme: "light" },
  { look: "ar", locale: "ar", colorScheme: "light" },
  { look: "zh-CN-dark", locale: "zh-CN", colorScheme: "dark" },
] as const;
const MORE_LOOKS = LANGUAGES.filter(({ code }) => !LOOKS.some(({ look }) => look === code)).map(
  ({ code }) => ({ look: code, locale: code === "tw" ? "zh-TW" : code, colorScheme: "light" as const }),
);

function photographAll(
  shots: readonly Shot[],
  looks: readonly { look: string; locale: string; colorScheme: "light" | "dark" }[],
  late: object = {},
): void {
  for (const { look, locale, colorScheme } of looks) {
    test.describe(() => {
      test.use({ locale, colorScheme });
      for (const shot of shots) {
        test(`${shot.name} in ${look}`, async ({ page, stage }, { project }) => {
          await moveIn(page, shot, stage);
          await openScreen(page, shotOn({ ...stage, ...late }, shot), stage);
          const folder = `../../test-results/${project.name.replace("photographs", "screens")}`;
          await mkdir(folder, { recursive: true });
          await writeFile(`${folder}/${shot.name}-${look}.webp`, await photograph(page));
        });
      }
    });
  }
}

photographAll(SHOTS, LOOKS);
photographAll(
  SHOTS.filter(({ name }) => MAIN.test(name)),
  MORE_LOOKS,
);

test.describe("what has expired", () => {
  const late = {};
  // At the end: the clock goes forward for everybody.
  test.beforeAll(async ({ request, stage }) => {
    Object.assign(late, await passTime(request, stage));
  });
  photographAll(LATE_SHOTS, LOOKS, late);
});
