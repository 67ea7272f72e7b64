import { expect, test } from "vitest";
import { bundlePage } from "./bundle.mjs";
import { MISTAKES } from "./mistakes";
import { proveSeed, tellFailure } from "./prove";
import { pageOpener } from "./world";

test.each(Object.keys(MISTAKES))(
  "the histories notice that %s",
  async (name) => {
    const mistaken = pageOpener(await bundlePage(MISTAKES[name]));
    let problem: string | undefined;
    for (let seed = 1; seed <= 2_000 && problem === undefined; seed++) {
      problem = (await proveSeed(mistaken, seed, false))?.problem;
    }
    expect(problem).toBeDefined();
  },
  480_000,
);

test("a failure comes again from its seed, with few steps", async () => {
  const mistaken = pageOpener(await bundlePage(MISTAKES["signing out leaves the token"]));
  let seed = 1;
  while (!(await proveSeed(mistaken, seed, false))) seed++;
  const failure = await proveSeed(mistaken, seed);
  expect(failure?.history.steps.length).toBeLessThan(8);
  expect(failure && tellFailure(failure)).toMatch(/npm run simulate -- --seed \d+$/);
  expect(await proveSeed(mistaken, seed)).toEqual(failure);
}, 480_000);
