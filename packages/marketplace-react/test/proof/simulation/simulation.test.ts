import { beforeAll, expect, test } from "vitest";
import { bundlePage } from "./bundle.mjs";
import { MISTAKES } from "./mistakes";
import { proveSeed, tellFailure } from "./prove";
import { type OpenPage, pageOpener } from "./world";

const HISTORIES = process.env.PROOF ? 100_000 : 2_000;

let open: OpenPage;
beforeAll(async () => {
  open = pageOpener(await bundlePage());
});

test(
  "nothing happens twice, nothing is lost and no session comes back, whatever happens to tabs, network and storage",
  async () => {
    for (let seed = 1; seed <= HISTORIES; seed++) {
      const failure = await proveSeed(open, seed);
      if (failure) expect.fail(tellFailure(failure));
    }
    console.info(`proof: ${HISTORIES} simulated histories of a device; nothing doubled, lost or come back`);
  },
  process.env.PROOF ? 36_000_000 : 480_000,
);

test.each([9866, 11289, 15474, 18191, 18506, 21413, 24770, 29154, 29401, 48416])(
  "the history of seed %d went wrong once, and holds",
  async (seed) => {
    const failure = await proveSeed(open, seed, false);
    if (failure) expect.fail(tellFailure(failure));
  },
);

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
