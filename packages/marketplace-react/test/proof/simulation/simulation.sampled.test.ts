import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { casesOf, isFull, sampleOf } from "../../../../../scripts/lib/cases.mjs";
import { bundlePage } from "./bundle.mjs";
import { runHistory } from "./history";
import { proveSeed, tellFailure } from "./prove";
import { firstHistories, histories } from "./steps";
import { type OpenPage, pageOpener } from "./world";

const HISTORIES = casesOf({ test: 500, verify: 8_500, full: 100_000 });

let open: OpenPage;
beforeAll(async () => {
  open = pageOpener(await bundlePage());
});

// Where nobody signs in, nothing goes wrong.
test("calls of every kind happen, in one history of five at least", async () => {
  const done: Awaited<ReturnType<typeof runHistory>>[] = [];
  for (const history of fc.sample(histories, { numRuns: 100, seed: 1, unbiased: true }))
    done.push(await runHistory(open, history));
  expect(done.filter((kinds) => kinds.size > 0).length).toBeGreaterThan(20);
  expect(new Set(done.flatMap((kinds) => [...kinds])).size).toBe(8);
}, 60_000);

test(
  "nothing happens twice, nothing is lost and no session comes back, whatever happens to tabs, network and storage",
  async () => {
    for (let seed = 1; seed <= HISTORIES; seed++) {
      const failure = await proveSeed(open, seed);
      if (failure) expect.fail(tellFailure(failure));
    }
    console.info(`proof: ${HISTORIES} simulated histories of a device; nothing doubled, lost or come back`);
  },
  isFull ? 36_000_000 : 480_000,
);

test.each(
  sampleOf(
    [
      9866, 11289, 15474, 18191, 18506, 21413, 24770, 29154, 29401, 48416, 53580, 67553, 77924, 277067,
      296786, 350525, 720373, 741913,
    ],
    5,
  ),
)("the history of seed %d went wrong once, and holds", async (seed) => {
  const failure = await proveSeed(open, seed, false, firstHistories);
  if (failure) expect.fail(tellFailure(failure));
});
